import type { EnquiryRow } from '#contract/enquiries';
import { Icon } from '#shared/ui/media/Icon';
import { type DeskT, useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useNow } from '../../common/hooks/useNow';
import { timeLeft } from '../../common/lib/moments';
import styles from './Due.module.css';

const OPEN = new Set<EnquiryRow['status']>(['new', 'in_work', 'waiting']);
const DAY_HOURS = 24;
const SOON_HOURS = 3;

const inWords = (t: DeskT, hours: number, minutes: number): string => {
  if (hours >= 2 * DAY_HOURS) return t('time.days', { count: Math.floor(hours / DAY_HOURS) });
  if (hours >= DAY_HOURS) return t('time.hours', { count: hours });
  return [hours > 0 && t('time.hours', { count: hours }), t('time.minutes', { count: minutes })]
    .filter(Boolean)
    .join(' ');
};

export const Due = ({ enquiry }: { enquiry: Pick<EnquiryRow, 'due_at' | 'answered_at' | 'status'> }) => {
  const t = useDeskTexts();
  const now = useNow();
  if (enquiry.answered_at !== null || !OPEN.has(enquiry.status)) return null;
  const { isOver, hours, minutes } = timeLeft(enquiry.due_at, now);
  const urgency = isOver ? 'over' : hours < SOON_HOURS ? 'soon' : 'calm';
  const time = inWords(t, hours, minutes);
  return (
    <span className={styles.due} data-urgency={urgency}>
      <Icon name={isOver ? 'alert' : 'clock'} size={16} />
      <span>{t(isOver ? 'time.over' : 'time.left', { time })}</span>
    </span>
  );
};
