import { useId } from 'react';
import type { BookingDay } from '#contract/bookings';
import { clockAt } from '#contract/rules/clock';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { byPartOfDay, dayWords, startWords } from '../lib/days';
import styles from './FreeTimes.module.css';

/** More of them are looked through by the part of the day. */
const TOGETHER = 24;

const PARTS = {
  night: 'booking.night',
  morning: 'booking.morning',
  day: 'booking.afternoon',
  evening: 'booking.evening',
} as const;

export interface DayStartsProps {
  day: BookingDay;
  /** The field that the pressed time is sent as, by the form around it. */
  name: string;
  onTake: (startsAt: string) => void;
  isTaking: boolean;
}

/** The free times of a day, each a button; of a day with many by its parts. */
export const DayStarts = ({ day, name, onTake, isTaking }: DayStartsProps) => {
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
