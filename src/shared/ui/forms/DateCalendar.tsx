import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { calendarDayAt, dayOfIso, isoOfDay, type YearMonth } from '../../lib/calendarDay';
import { Calendar } from './Calendar';
import { DateCalendarHeader } from './DateCalendarHeader';
import { FIRST_YEAR, isDayUpTo } from './typedDate';

export interface DateCalendarProps {
  /** It is 'YYYY-MM-DD'; anything else is none. */
  value: string;
  max: string;
  /** With it the calendar begins at today. */
  min?: string | undefined;
  onChoose: (value: string) => void;
}

/** Where a birth date is looked for first. */
const USUAL_AGE = 30;

/** A calendar whose month and year are chosen from lists: a birth date is hundreds of pages away. The focus
 * begins on the day. Default export: it is a late chunk. */
const DateCalendar = ({ value, max, min, onChoose }: DateCalendarProps) => {
  const { t } = useTranslation();
  const last = dayOfIso(max) ?? calendarDayAt();
  const first = dayOfIso(min ?? '');
  const selected = isDayUpTo(value, max) && value >= (min ?? '') ? dayOfIso(value) : null;
  const [view, setView] = useState<YearMonth>(
    () => selected ?? (first ? calendarDayAt() : { year: last.year - USUAL_AGE, month: 1 }),
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Later than the dialog, which gives the focus to its first control when it opens.
    const frame = requestAnimationFrame(() => {
      place.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    // The library takes Escape for a pop-up of its own and prevents what the key does to the dialog around.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps a key from the calendar, answers none
    <div ref={place} onKeyDownCapture={(event) => event.key === 'Escape' && event.stopPropagation()}>
      <Calendar
        selected={selected}
        view={view}
        min={first ?? { year: FIRST_YEAR, month: 1, day: 1 }}
        max={last}
        labels={{ chooseDay: t('dates.chooseDay'), disabledDay: t('dates.dayToCome'), days: t('dates.days') }}
        onView={setView}
        onChoose={(day) => onChoose(isoOfDay(day))}
        renderHeader={(turn) => <DateCalendarHeader {...turn} firstYear={first?.year} last={last} onView={setView} />}
      />
    </div>
  );
};

export default DateCalendar;
