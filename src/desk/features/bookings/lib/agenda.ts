import type { CalendarBay, CalendarDay, DeskBooking } from '#contract/bookingsDesk';
import { MINUTE_MS, midnightOf } from '#contract/rules/clock';
import { isGone } from './columns';
import { openOf, takenOf } from './frame';
import type { Span } from './lanes';
import { endOf } from './work';

/** One line of a day's list: somebody, or a time in which a bay is free. */
export type AgendaLine =
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

export interface AgendaAsk {
  day: CalendarDay;
  bays: readonly CalendarBay[];
  items: readonly DeskBooking[];
  /** What is over is free for nobody. */
  now: number;
  step: number;
}

/** The day by time: bookings, and between them what is free of each bay. */
export const agendaOf = ({ day, bays, items, now, step }: AgendaAsk): AgendaLine[] => {
  const midnight = midnightOf(day.day);
  const there = items.filter(
    (item) => !isGone(item) && takenOf(day.day, item, now) && bays.some(({ id }) => id === item.bay),
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
