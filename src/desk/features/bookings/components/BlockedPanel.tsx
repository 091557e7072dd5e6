import { useUnblockBayMutation } from '#api/desk/bookings';
import type { DeskBooking } from '#contract/bookingsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useProblemText } from '#desk/common/hooks/useProblemText';
import { useMay } from '#desk/common/hooks/useSession';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { useShownCalendar } from '../calendarContext';
import { placeOf } from '../lib/edits';
import { placeText } from '../lib/names';
import styles from './BookingPanel.module.css';

/** A bay that is out of use: until when and why, and the way to give it back. */
export const BlockedPanel = ({ booking }: { booking: DeskBooking }) => {
  const t = useDeskTexts();
  const may = useMay();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const problemText = useProblemText();
  const { bays } = useShownCalendar().calendar;
  const [unblock, { isLoading }] = useUnblockBayMutation();
  const place = placeText(placeOf(booking), bays, language);
  const open = async () => {
    const { error } = await unblock({ id: booking.id, ifMatch: `"${booking.version}"` });
    dispatch(
      error
        ? toastShown({ tone: 'failed', text: problemText(error) })
        : toastShown({ tone: 'done', text: t('booking.bayUnblocked', { place }) }),
    );
  };
  return (
    <>
      <p>{place}</p>
      {booking.note && <p className={styles.history}>{booking.note}</p>}
      {may('change bookings') && (
        <Button size="lg" variant="primary" loading={isLoading} onClick={() => void open()}>
          {t('booking.unblockBay')}
        </Button>
      )}
    </>
  );
};
