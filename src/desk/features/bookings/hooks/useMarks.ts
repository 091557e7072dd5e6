import { useListBookingTasksQuery } from '#api/desk/generated/bookings';
import type { DeskBooking } from '#contract/bookingsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useNow } from '#desk/common/hooks/useNow';
import { useMay } from '#desk/common/hooks/useSession';
import { useVisibleCalendar } from '../calendarContext';
import { blockingBooking, isLate } from '../lib/bookingWords';
import { overrunMinutes } from '../lib/days';

export const useMarks = (): ((booking: DeskBooking) => string[]) => {
  const t = useDeskTexts();
  const may = useMay();
  const now = useNow();
  const { items } = useVisibleCalendar().calendar;
  const { data: tasks = [] } = useListBookingTasksQuery(undefined, { skip: !may('change bookings') });
  return (booking) => {
    const over = overrunMinutes(booking, now);
    const why = tasks.find((task) => task.booking.id === booking.id)?.why ?? [];
    return [
      ...why.filter((reason) => reason !== 'unsettled').map((reason) => t(`calendar.stranded_${reason}`)),
      ...(over > 0 ? [t('calendar.overrun', { count: over })] : []),
      ...(isLate(booking, now) ? [t('calendar.late')] : []),
      ...(blockingBooking(booking, items, now) ? [t('calendar.bayBusy')] : []),
      ...(booking.overbooking ? [t('calendar.overbooked')] : []),
    ];
  };
};
