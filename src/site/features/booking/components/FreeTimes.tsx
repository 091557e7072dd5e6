import type { BookingDay } from '#contract/bookings';
import { addDays, weekdayOf } from '#contract/rules/clock';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { WEEKDAYS_SHORT } from '#shared/i18n/formats/calendarNames';
import { formatDayOfMonth } from '#shared/i18n/formats/dayOfMonth';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { classNames } from '#shared/ui/lib/classNames';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { dayWords, isBeyond, shownDay, today, WEEK } from '../lib/days';
import { DayStarts } from './DayStarts';
import styles from './FreeTimes.module.css';

export interface FreeTimesProps {
  days: readonly BookingDay[];
  /** The last day that is booked. */
  until: string;
  /** The first of them. */
  from: string;
  /** That the address asks for. */
  asked: string | undefined;
  /** To the same page with another day or week. */
  to: (change: { day?: string | undefined; from?: string | undefined }) => AddressFrom;
  /** The field that the pressed time is sent as, by the form around it. */
  name: string;
  onTake: (startsAt: string) => void;
  isTaking: boolean;
}

/** A week of days and the times of one of them, each a button of the form around it. */
export const FreeTimes = ({ days, until, from, asked, to, name, onTake, isTaking }: FreeTimesProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const chosen = shownDay(days, asked);
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
