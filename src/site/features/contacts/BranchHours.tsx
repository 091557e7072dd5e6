import type { TFunction } from 'i18next';
import type { HoursException } from '#contract/company';
import { UNTIL_WEEKDAYS } from '#shared/i18n/formats/calendar';
import { formatDayOfMonth } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { dayOfIso } from '#shared/lib/calendarDay';
import { comingExceptions, type OpenState, openState, parseDayHours, type WeekHours } from '#shared/lib/openingHours';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './BranchHours.module.css';

interface HoursProps {
  week: WeekHours;
  /** Null on the server and during hydration, because pages are cached. */
  now: Date | null;
}

const DAYS = ['weekdays', 'saturday', 'sunday'] as const;
const BETWEEN_TIMES = /(?<=\d\d:\d\d)-(?=\d\d:\d\d)/g;

const hoursText = (raw: string, t: TFunction, closed: string): string => {
  const hours = parseDayHours(raw);
  if (hours.kind === 'closed') return closed;
  if (hours.kind === 'allDay') return t('contacts.aroundTheClock');
  return raw.trim().replace(BETWEEN_TIMES, '–');
};

const stateText = (state: OpenState, t: TFunction, language: Language): string => {
  if (state.kind === 'roundTheClock') return t('contacts.openAlways');
  if (state.kind === 'open')
    return state.closesAt ? t('contacts.openUntil', { time: state.closesAt }) : t('contacts.open');
  if (!state.opens) return t('contacts.closed');
  const { at: time, inDays, weekday } = state.opens;
  if (inDays === 0) return t('contacts.closedUntilToday', { time });
  if (inDays === 1) return t('contacts.closedUntilTomorrow', { time });
  return t('contacts.closedUntil', { time, day: UNTIL_WEEKDAYS[language][weekday] ?? '' });
};

const styleOf = (state: OpenState) =>
  state.kind === 'closed' ? styles.closed : state.kind === 'open' && state.isSoon ? styles.soon : styles.open;

const usualText = (week: WeekHours, t: TFunction): string => {
  if (DAYS.every((day) => parseDayHours(week[day]).kind === 'allDay')) return t('contacts.aroundTheClock');
  const hours = hoursText(week.weekdays, t, t('contacts.closedDay'));
  return parseDayHours(week.weekdays).kind === 'text' ? hours : `${t('contacts.weekdays')}: ${hours}`;
};

/** Shows in one line whether the branch is open and until when, or its usual hours if the state is not predictable. */
export const OpenNow = ({ week, now }: HoursProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = now && openState(week, now);
  return state ? (
    <span className={classNames(styles.state, styleOf(state))}>{stateText(state, t, language)}</span>
  ) : (
    <span className={styles.usual}>{usualText(week, t)}</span>
  );
};

const dateText = (iso: string, language: Language): string => {
  const date = dayOfIso(iso);
  return date ? formatDayOfMonth(date.month, date.day, language) : iso;
};

const datesText = ({ from, to }: HoursException, language: Language): string =>
  from === to ? dateText(from, language) : `${dateText(from, language)} – ${dateText(to, language)}`;

export const BranchHours = ({ week, now }: HoursProps) => {
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
