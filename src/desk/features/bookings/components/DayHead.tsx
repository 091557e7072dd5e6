import type { CalendarDay } from '#contract/bookingsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { dayName } from '../lib/bookingWords';
import styles from './DayHead.module.css';

export interface DayHeadProps {
  id: string;
  day: CalendarDay;
  isQuiet: boolean;
  onWaitlist: () => void;
}

export const DayHead = ({ id, day, isQuiet, onWaitlist }: DayHeadProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const may = useMay();
  const isClosed = day.open.length === 0;
  const name = dayName(day.day, language);
  const waits = day.waits > 0 && may('change bookings');
  return (
    <div className={styles.head} data-quiet={(isQuiet && !isClosed && !waits) || undefined}>
      <h2 className={styles.name} id={id}>
        {isQuiet ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      </h2>
      {isClosed && <span className={styles.closed}>{t('calendar.closedDay')}</span>}
      {waits && (
        <button type="button" className={styles.waitlist} onClick={onWaitlist}>
          {t('calendar.waits', { count: day.waits })}
        </button>
      )}
    </div>
  );
};
