import { useId } from 'react';
import type { BookingDay } from '#contract/bookings';
import { addDays, clockAt, weekdayOf } from '#contract/rules/clock';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { WEEKDAYS_SHORT } from '#shared/i18n/formats/calendar';
import { formatDayOfMonth } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { classNames } from '#shared/ui/lib/classNames';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { byPartOfDay, dayWords, isBeyond, startWords, today, visibleDay, WEEK } from '../lib/days';
import styles from './FreeTimes.module.css';

const TOGETHER = 24;

const PARTS = {
  night: 'booking.night',
  morning: 'booking.morning',
  day: 'booking.afternoon',
  evening: 'booking.evening',
} as const;

interface DayStartsProps {
  day: BookingDay;
  name: string;
  onTake: (startsAt: string) => void;
  isTaking: boolean;
}

const DayStarts = ({ day, name, onTake, isTaking }: DayStartsProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const id = useId();
  const list = (starts: readonly string[], label: { 'aria-label': string } | { 'aria-labelledby': string }) => (
    <ul className={styles.starts} {...label}>
      {starts.map((start) => (
        <li key={start}>
          <button
            type="submit"
            className={styles.start}
            name={name}
            value={start}
            aria-label={t('booking.isFree', { time: startWords(start, lang) })}
            aria-disabled={isTaking || undefined}
            onClick={(event) => {
              event.preventDefault();
              onTake(start);
            }}
          >
            {clockAt(start)}
          </button>
        </li>
      ))}
    </ul>
  );
  if (day.starts.length <= TOGETHER)
    return list(day.starts, { 'aria-label': t('booking.timesOf', { day: dayWords(day.day, lang) }) });
  return byPartOfDay(day.starts).map(({ part, starts }) => (
    <div key={part} className={styles.part}>
      <h4 id={id + part} className={styles.partName}>
        {t(PARTS[part])}
      </h4>
      {list(starts, { 'aria-labelledby': id + part })}
    </div>
  ));
};

interface FreeTimesProps {
  days: readonly BookingDay[];
  until: string;
  from: string;
  requestedDay: string | undefined;
  to: (change: { day?: string | undefined; from?: string | undefined }) => AddressFrom;
  name: string;
  onTake: (startsAt: string) => void;
  isTaking: boolean;
}

export const FreeTimes = ({ days, until, from, requestedDay, to, name, onTake, isTaking }: FreeTimesProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const chosen = visibleDay(days, requestedDay);
  const before = addDays(from, -WEEK) < today() ? today() : addDays(from, -WEEK);
  const month = ({ day }: BookingDay) => {
    const [, number = '1', date = '1'] = day.split('-');
    return formatDayOfMonth(Number(number), Number(date), lang);
  };
  const stateOf = ({ starts, full }: BookingDay) =>
    starts.length > 0
      ? t('booking.freeTimes', { count: starts.length })
      : t(full ? 'booking.full' : 'booking.closedDay');
  return (
    <div className={styles.calendar}>
      <nav className={styles.weeks} aria-label={t('booking.weeks')}>
        {from > today() && (
          <FilterLink className={styles.week} to={to({ from: before, day: undefined })} preventScrollReset>
            {t('booking.weekBefore')}
          </FilterLink>
        )}
        {addDays(from, WEEK) <= until && (
          <FilterLink
            className={classNames(styles.week, styles.after)}
            to={to({ from: addDays(from, WEEK), day: undefined })}
            preventScrollReset
          >
            {t('booking.weekAfter')}
          </FilterLink>
        )}
      </nav>
      <ul className={styles.days} aria-label={t('booking.days')}>
        {days.map((day) => (
          <li key={day.day}>
            <FilterLink
              className={classNames(
                styles.day,
                day === chosen && styles.chosen,
                day.starts.length === 0 && styles.none,
              )}
              to={to({ day: day.day, from })}
              preventScrollReset
              aria-current={day === chosen ? 'date' : undefined}
              aria-label={`${dayWords(day.day, lang)}, ${stateOf(day)}`}
            >
              <span className={styles.weekday}>{WEEKDAYS_SHORT[lang][weekdayOf(day.day)]}</span>
              <span className={styles.date}>{month(day)}</span>
              <span className={styles.count} aria-hidden="true">
                {day.starts.length > 0 ? stateOf(day) : day.full ? t('booking.full') : '—'}
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
      {chosen && (
        <div className={styles.times}>
          <h3 className={styles.heading} aria-live="polite">
            {dayWords(chosen.day, lang)}
          </h3>
          {chosen.starts.length > 0 && <DayStarts day={chosen} name={name} onTake={onTake} isTaking={isTaking} />}
          {chosen.starts.length === 0 && (
            <p className={styles.nothing}>
              {t(isBeyond(days, until) ? 'booking.beyond' : chosen.full ? 'booking.fullDay' : 'booking.notThatDay')}
            </p>
          )}
        </div>
      )}
    </div>
  );
};

const TIMES = 12;

export const FreeTimesSkeleton = () => (
  <div className={styles.calendar} aria-hidden="true">
    <div className={styles.weeks} />
    <div className={styles.days}>
      {Array.from({ length: WEEK }, (_, place) => (
        <Skeleton key={place} className={styles.dayPlace} />
      ))}
    </div>
    <div className={styles.starts}>
      {Array.from({ length: TIMES }, (_, place) => (
        <Skeleton key={place} className={styles.startPlace} />
      ))}
    </div>
  </div>
);
