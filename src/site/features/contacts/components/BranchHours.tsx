import type { TFunction } from 'i18next';
import type { HoursException } from '#contract/company';
import { formatDayOfMonth } from '#shared/i18n/formats/dayOfMonth';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { dayOfIso } from '#shared/lib/calendarDay';
import { comingExceptions, parseDayHours, type WeekHours } from '#shared/lib/openingHours';
import styles from './BranchCard.module.css';

const DAYS = ['weekdays', 'saturday', 'sunday'] as const;
const BETWEEN_TIMES = /(?<=\d\d:\d\d)-(?=\d\d:\d\d)/g;

const hoursText = (raw: string, t: TFunction, closed: string): string => {
  const hours = parseDayHours(raw);
  if (hours.kind === 'closed') return closed;
  if (hours.kind === 'allDay') return t('contacts.aroundTheClock');
  return raw.trim().replace(BETWEEN_TIMES, '–');
};

const dateText = (iso: string, language: Language): string => {
  const date = dayOfIso(iso);
  return date ? formatDayOfMonth(date.month, date.day, language) : iso;
};

const datesText = ({ from, to }: HoursException, language: Language): string =>
  from === to ? dateText(from, language) : `${dateText(from, language)} – ${dateText(to, language)}`;

export interface BranchHoursProps {
  week: WeekHours;
  /** Null in the server's frame, which shows all exceptions that it was given. */
  now: Date | null;
}

/** The three lines of hours, as true in the server's frame as later, and the exceptions of the coming days. */
export const BranchHours = ({ week, now }: BranchHoursProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const exceptions = now ? comingExceptions(week, now) : (week.exceptions ?? []);
  return (
    <dl className={styles.hours}>
      {DAYS.map((day) => (
        <div key={day} className={styles.day}>
          <dt>{t(`contacts.${day}`)}</dt>
          <dd>{hoursText(week[day], t, t('contacts.closedDay'))}</dd>
        </div>
      ))}
      {exceptions.map((exception) => (
        <div key={`${exception.from} ${exception.to} ${exception.hours}`} className={styles.day}>
          <dt>{datesText(exception, language)}</dt>
          <dd>{`${hoursText(exception.hours, t, t('contacts.exceptionClosed'))}${exception.reason ? `\u00a0— ${exception.reason}` : ''}`}</dd>
        </div>
      ))}
    </dl>
  );
};
