import { useEffect, useId, useRef } from 'react';
import type { CalendarBay, CalendarDay, DeskBooking } from '#contract/bookingsDesk';
import { dateAt, MINUTE_MS, midnightOf } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useNow } from '#desk/common/hooks/useNow';
import { useMay } from '#desk/common/hooks/useSession';
import { Icon } from '#shared/ui/media/Icon';
import { useVisibleCalendar } from '../calendarContext';
import { useMarks } from '../hooks/useMarks';
import { bayName, spokenOf } from '../lib/bookingWords';
import { endOf, spanText } from '../lib/days';
import { type Column, isGone, occupiedSpan, openOf, type Span, visibleBays } from '../lib/grid';
import styles from './Agenda.module.css';
import { BookingFacts } from './BookingItem';
import { DayHead } from './DayHead';

type AgendaLine =
  | { kind: 'item'; at: number; item: DeskBooking }
  | { kind: 'free'; at: number; bay: number; to: number };

const minus = (span: Span, taken: readonly Span[]): Span[] => {
  let at = span.from;
  const free: Span[] = [];
  for (const { from, to } of taken.toSorted((a, b) => a.from - b.from)) {
    if (from > at) free.push({ from: at, to: Math.min(from, span.to) });
    at = Math.max(at, to);
  }
  if (at < span.to) free.push({ from: at, to: span.to });
  return free.filter(({ from, to }) => to > from);
};

interface AgendaAsk {
  day: CalendarDay;
  bays: readonly CalendarBay[];
  items: readonly DeskBooking[];
  now: number;
  step: number;
}

export const agendaOf = ({ day, bays, items, now, step }: AgendaAsk): AgendaLine[] => {
  const midnight = midnightOf(day.day);
  const there = items.filter(
    (item) => !isGone(item) && occupiedSpan(day.day, item, now) && bays.some(({ id }) => id === item.bay),
  );
  const lines: AgendaLine[] = there.map((item) => ({ kind: 'item', at: Date.parse(item.starts_at), item }));
  for (const { id: bay, hidden } of bays) {
    if (hidden) continue;
    const taken = there
      .filter((item) => item.bay === bay)
      .map((item) => ({
        from: (Date.parse(item.starts_at) - midnight) / MINUTE_MS,
        to: (Math.max(Date.parse(item.free_at), endOf(item, now)) - midnight) / MINUTE_MS,
      }));
    const past = Math.ceil((now - midnight) / MINUTE_MS / step) * step;
    for (const open of openOf(day))
      for (const { from, to } of minus({ ...open, from: Math.max(open.from, past) }, taken))
        if (to - from >= step)
          lines.push({ kind: 'free', bay, at: midnight + from * MINUTE_MS, to: midnight + to * MINUTE_MS });
  }
  return lines.toSorted((a, b) => a.at - b.at || (a.kind === b.kind ? 0 : a.kind === 'item' ? -1 : 1));
};

interface AgendaProps {
  day: string;
  bay: number;
  fresh: ReadonlySet<number>;
  onOpen: (booking: DeskBooking) => void;
  onBook: (column: Column, start: number | null) => void;
  onWaitlist: (day: string) => void;
}

export const Agenda = ({ day: chosen, bay, fresh, onOpen, onBook, onWaitlist }: AgendaProps) => {
  const t = useDeskTexts();
  const may = useMay();
  const id = useId();
  const now = useNow();
  const marksOf = useMarks();
  const { calendar } = useVisibleCalendar();
  const bays = visibleBays(calendar, bay);
  const root = useRef<HTMLDivElement>(null);
  const isWeek = calendar.days.length > 1;
  useEffect(() => {
    const section = root.current?.querySelector(`[data-day="${chosen}"]`);
    if (isWeek && section?.previousElementSibling) section.scrollIntoView();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when a week opens, so paging keeps the bar in place
  }, [isWeek]);
  return (
    <div ref={root} className={styles.days}>
      {calendar.days.map((day) => {
        const lines = agendaOf({ day, bays, items: calendar.items, now, step: calendar.step });
        return (
          <section key={day.day} className={styles.day} data-day={day.day} aria-labelledby={`${id}${day.day}`}>
            <DayHead id={`${id}${day.day}`} day={day} isQuiet={!isWeek} onWaitlist={() => onWaitlist(day.day)} />
            {lines.length === 0 && <p className={styles.none}>{t('calendar.none')}</p>}
            <ul className={styles.lines}>
              {lines.map((line) =>
                line.kind === 'item' ? (
                  <li key={line.item.id} data-state={line.item.state} data-fresh={fresh.has(line.item.id) || undefined}>
                    <button
                      type="button"
                      className={styles.line}
                      data-booking={line.item.id}
                      aria-label={spokenOf(line.item, calendar.bays, t, marksOf(line.item))}
                      onClick={() => onOpen(line.item)}
                    >
                      <BookingFacts booking={line.item} isFresh={fresh.has(line.item.id)} marks={marksOf(line.item)} />
                      <span className={styles.bay}>{bayName(calendar.bays, line.item.bay)}</span>
                    </button>
                  </li>
                ) : (
                  <li key={`${line.bay}/${line.at}`}>
                    <button
                      type="button"
                      className={styles.free}
                      disabled={!may('change bookings')}
                      onClick={() => onBook({ day: dateAt(line.at), bay: line.bay }, line.at)}
                    >
                      <Icon name="plus" size={16} />
                      <span>{t('calendar.free', { time: spanText(line.at, line.to) })}</span>
                      <span className={styles.bay}>{bayName(calendar.bays, line.bay)}</span>
                    </button>
                  </li>
                ),
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
