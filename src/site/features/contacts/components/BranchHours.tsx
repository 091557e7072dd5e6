import type { TFunction } from 'i18next';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { parseDayHours, type WeekHours } from '../../../../shared/lib/openingHours';
import styles from './BranchCard.module.css';

const DAYS = ['weekdays', 'saturday', 'sunday'] as const;

const hoursText = (raw: string, t: TFunction): string => {
  const hours = parseDayHours(raw);
  if (hours.kind === 'closed') return t('contacts.closedDay');
  if (hours.kind === 'allDay') return t('contacts.aroundTheClock');
  return hours.kind === 'text' ? hours.text : raw.trim().replace('-', '–');
};

/** The three lines of hours, as true in the server's frame as later. */
export const BranchHours = ({ week }: { week: WeekHours }) => {
  const { t } = useTranslation();
  return (
    <dl className={styles.hours}>
      {DAYS.map((day) => (
        <div key={day} className={styles.day}>
          <dt>{t(`contacts.${day}`)}</dt>
          <dd>{hoursText(week[day], t)}</dd>
        </div>
      ))}
    </dl>
  );
};
