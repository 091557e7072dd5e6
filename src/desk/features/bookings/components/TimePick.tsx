import { useId, useState } from 'react';
import { readUncached } from '#api/desk/deskApi';
import { readDeskTimes, useReadDeskTimesQuery } from '#api/desk/generated/bookings';
import { clockAt, dateAt } from '#contract/rules/clock';
import { BOOKING_CALENDAR_DAYS } from '#contract/rules/deskLimits';
import { useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';
import { useNow } from '#desk/common/hooks/useNow';

import { useDeskDispatch } from '#desk/common/store';
import { DayInput } from '#desk/common/ui/DayInput';
import { Select } from '#desk/common/ui/Select';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { serverNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useVisibleCalendar } from '../calendarContext';
import { bayName, durationText, priceText } from '../lib/bookingWords';
import { type Free, firstFree, freeIn } from '../lib/days';
import type { Chosen } from '../lib/values';
import styles from './TimePick.module.css';

export interface TimePickProps {
  branch: number;
  day: string;
  services: readonly number[];
  minutes?: number | undefined;
  model?: number;
  /** Id of the booking to be moved: its present slot counts as free. */
  except?: number | undefined;
  chosen: Chosen | null;
  error?: string | undefined;
  onChange: (day: string, chosen: Chosen | null) => void;
}

export const TimePick = ({
  branch,
  day,
  services,
  minutes,
  model = 0,
  except,
  chosen,
  error,
  onChange,
}: TimePickProps) => {
  const t = useDeskTexts();
  const id = useId();
  const dispatch = useDeskDispatch();
  const problemText = useProblemText();
  const language = useLanguage();
  const now = useNow();
  const { calendar } = useVisibleCalendar();
  const bays = calendar.branch.id === branch ? calendar.bays : [];
  const asked = { branch, services: services.join(',') || undefined, minutes, except, model: model || undefined };
  const query = useReadDeskTimesQuery({ ...asked, from: day, days: 1 });
  const wanted = JSON.stringify({ ...asked, day });
  const [found, setFound] = useState({ wanted: '', answer: '' });
  const search = async () => {
    setFound({ wanted, answer: '' });
    const { data, error: failed } = await readUncached(
      dispatch(readDeskTimes.initiate({ ...asked, from: day, days: BOOKING_CALENDAR_DAYS }, { forceRefetch: true })),
    );
    const first = data && firstFree(data, serverNow());
    if (first) onChange(dateAt(first.start), { start: first.start, bay: 0 });
    else if (data) setFound({ wanted, answer: t('newBooking.noneSoon', { count: BOOKING_CALENDAR_DAYS }) });
    else setFound({ wanted, answer: problemText(failed) });
  };
  const chips = (free: readonly Free[]): readonly Free[] =>
    chosen === null || dateAt(chosen.start) !== day || free.some(({ start }) => start === chosen.start)
      ? free
      : [{ start: chosen.start, bays: [], isOutside: true }, ...free];
  const freeBays = (free: readonly Free[]) => free.find(({ start }) => start === chosen?.start)?.bays ?? [];
  return (
    <fieldset className={styles.pick} aria-describedby={error ? `${id}error` : undefined}>
      <legend>{t('newBooking.time')}</legend>
      <div className={styles.day}>
        <DayInput label={t('calendar.day')} value={day} onChange={(next) => next && onChange(next, null)} />
        <Button onClick={() => void search()}>{t('newBooking.nextFree')}</Button>
      </div>
      <QueryBlock query={query} placeholder={<SkeletonText lines={2} />} isEmpty={() => false}>
        {(times) => {
          const free = freeIn(times, now);
          return (
            <>
              {services.length > 0 && (
                <p className={styles.terms}>
                  {[durationText(times.minutes, t), priceText(times.price, language, t)].filter(Boolean).join(', ')}
                </p>
              )}
              {free.length === 0 && (
                <p className={styles.none}>{t(day < dateAt(now) ? 'newBooking.dayOver' : 'newBooking.timesNone')}</p>
              )}
              <div className={styles.times}>
                {chips(free).map(({ start, isOutside }) => (
                  <label key={start} className={styles.time} data-outside={isOutside || undefined}>
                    <input
                      type="radio"
                      name={`${id}time`}
                      checked={chosen?.start === start}
                      onChange={() => onChange(day, { start, bay: 0 })}
                    />
                    <span>{isOutside ? t('newBooking.outside', { time: clockAt(start) }) : clockAt(start)}</span>
                  </label>
                ))}
              </div>
              {chosen && bays.length > 1 && (
                <Select
                  label={t('calendar.bay')}
                  value={String(chosen.bay || '')}
                  options={[
                    { value: '', label: t('newBooking.anyBay') },
                    ...bays
                      .filter(({ id: bay }) => bay === chosen.bay || freeBays(free).includes(bay))
                      .map(({ id: bay }) => ({ value: String(bay), label: bayName(bays, bay) })),
                  ]}
                  onChange={(value) => onChange(day, { ...chosen, bay: Number(value) })}
                />
              )}
            </>
          );
        }}
      </QueryBlock>
      <p id={`${id}error`} className={styles.error} role="alert">
        {error ?? (found.wanted === wanted && found.answer)}
      </p>
    </fieldset>
  );
};
