import type { Calendar, CalendarBay, CalendarDay, DeskBooking } from '#contract/bookingsDesk';
import { DAY_MINUTES, dateAt, MINUTE_MS, midnightOf, minuteOfDay } from '#contract/rules/clock';
import { BOOKING_LATE_MINUTES, BOOKING_MAX_MINUTES } from '#contract/rules/deskLimits';
import { endOf, isoAt } from './days';

export interface Span {
  from: number;
  to: number;
}

interface Laid {
  lane: number;
  lanes: number;
}

/** Assigns each span to the first lane without overlap. Connected spans share the column width equally. */
export const layOut = (spans: readonly Span[]): Laid[] => {
  const laid: Laid[] = spans.map(() => ({ lane: 0, lanes: 1 }));
  const order = spans.map((span, index) => ({ ...span, index })).toSorted((a, b) => a.from - b.from || b.to - a.to);
  let group: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const index of group) laid[index] = { lane: laid[index]?.lane ?? 0, lanes: ends.length };
    group = [];
    ends = [];
  };
  for (const { from, to, index } of order) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    group.push(index);
    laid[index] = { lane, lanes: 1 };
  }
  close();
  return laid;
};

const USUAL: Span = { from: 9 * 60, to: 18 * 60 };
const HOUR = 60;

const within = (day: string, { from, to }: { from: string; to: string }): Span => {
  const midnight = midnightOf(day);
  return {
    from: Math.max((Date.parse(from) - midnight) / MINUTE_MS, 0),
    to: Math.min((Date.parse(to) - midnight) / MINUTE_MS, DAY_MINUTES),
  };
};
const isSome = ({ from, to }: Span): boolean => to > from;

export const openOf = ({ day, open }: CalendarDay): Span[] => open.map((span) => within(day, span)).filter(isSome);

/**
 * Returns the minutes of a day that a booking occupies, without buffer, or null. A car in work occupies its bay until
 * `now`.
 */
export const occupiedSpan = (day: string, booking: DeskBooking, now = 0): Span | null => {
  const span = within(day, { from: booking.starts_at, to: isoAt(endOf(booking, now)) });
  return isSome(span) ? span : null;
};

export const frameOf = (days: readonly CalendarDay[], items: readonly DeskBooking[], now = 0): Span => {
  const spans = days.flatMap((day) => [
    ...openOf(day),
    ...items.flatMap((item) => occupiedSpan(day.day, item, now) ?? []),
  ]);
  if (spans.length === 0) return USUAL;
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / HOUR) * HOUR,
  };
};

/** Label heights in minutes: the current time is centred on its minute, an hour is below its grid line. */
const LABEL = { half: 7, whole: 14 };

export const hoursOf = ({ from, to }: Span, now: number | null): number[] =>
  Array.from({ length: (to - from) / HOUR }, (_, index) => from + index * HOUR).filter(
    (hour) => now === null || now <= hour - LABEL.half || now >= hour + LABEL.whole + LABEL.half,
  );

export const closedOf = (day: CalendarDay, frame: Span): Span[] => {
  const edges = [...openOf(day).toSorted((a, b) => a.from - b.from), { from: frame.to, to: frame.to }];
  let at = frame.from;
  return edges.flatMap(({ from, to }) => {
    const closed = { from: at, to: Math.min(from, frame.to) };
    at = Math.max(at, to);
    return isSome(closed) ? [closed] : [];
  });
};

export interface Column {
  day: string;
  bay: number;
}

export interface Place {
  bay: number;
  start: number;
  minutes: number;
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.bay === b.bay && a.start === b.start && a.minutes === b.minutes;

export const keyOf = ({ day, bay }: Column): string => `${day}/${bay}`;

const toStep = (minutes: number, step: number): number => Math.round(minutes / step) * step;

/** Snaps a minute to the grid, which starts at midnight, within the day. Returns ms since the epoch. */
export const startAt = (day: string, minute: number, step: number): number => {
  const last = DAY_MINUTES - step;
  return midnightOf(day) + Math.min(Math.max(toStep(minute, step), 0), last) * MINUTE_MS;
};

export const cellAt = (day: string, minute: number, step: number): number =>
  startAt(day, Math.floor(minute / step) * step, step);

export const snapDuration = (minutes: number, step: number): number =>
  Math.min(Math.max(toStep(minutes, step), step), BOOKING_MAX_MINUTES);

export const bookedFrom = (day: string, step: number, now: number): number =>
  Math.ceil(((now - midnightOf(day)) / MINUTE_MS - BOOKING_LATE_MINUTES) / step) * step;

const stepFrom = (minute: number, by: -1 | 1, step: number): number =>
  by === 1 ? Math.floor(minute / step + 1) * step : Math.ceil(minute / step - 1) * step;

interface KeyMove {
  key: string;
  isStretch: boolean;
  step: number;
  columns: readonly Column[];
}

export const placeByKey = (place: Place, { key, isStretch, step, columns }: KeyMove): Place | null => {
  const day = dateAt(place.start);
  const minute = minuteOfDay(place.start);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const by = key === 'ArrowUp' ? -1 : 1;
    const next = isStretch
      ? { ...place, minutes: snapDuration(stepFrom(place.minutes, by, step), step) }
      : { ...place, start: startAt(day, stepFrom(minute, by, step), step) };
    return isSamePlace(next, place) ? null : next;
  }
  if (isStretch || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  const at = columns.findIndex((column) => column.day === day && column.bay === place.bay);
  const column = columns[at + (key === 'ArrowLeft' ? -1 : 1)];
  if (at === -1 || !column) return null;
  return { ...place, bay: column.bay, start: midnightOf(column.day) + minute * MINUTE_MS };
};

interface Box {
  left: number;
  right: number;
  top: number;
  height: number;
}

export const minuteAt = (column: Box, y: number, { from, to }: Span): number =>
  from + ((y - column.top) / column.height) * (to - from);

interface PointerMove {
  point: { x: number; y: number };
  rects: ReadonlyMap<string | number, Box>;
  columns: readonly Column[];
  step: number;
  frame: Span;
  /** Minutes between the start of the booking and the pointer. Null resizes the booking. */
  grab: number | null;
}

/** Returns bay, start and duration of a dragged booking, or null between two columns. */
export const placeUnder = (own: Place, { point, rects, columns, step, frame, grab }: PointerMove): Place | null => {
  const ownKey = keyOf({ day: dateAt(own.start), bay: own.bay });
  const over = columns.find((column) => {
    const box = rects.get(keyOf(column));
    return grab === null ? keyOf(column) === ownKey : box && point.x >= box.left && point.x <= box.right;
  });
  const box = over && rects.get(keyOf(over));
  if (!box) return null;
  const minute = minuteAt(box, point.y, frame);
  if (grab === null) return { ...own, minutes: snapDuration(minute - minuteOfDay(own.start), step) };
  // A pointer above the first visible minute gives that minute.
  const start = Math.min(Math.max(minute - grab, frame.from), frame.to - step);
  return { ...own, bay: over.bay, start: startAt(over.day, start, step) };
};

export const nextStep = (day: string, step: number, now: number): number => {
  const morning = midnightOf(day) + 9 * 60 * MINUTE_MS;
  if (dateAt(now) !== day) return morning;
  return startAt(day, Math.ceil((now - midnightOf(day)) / MINUTE_MS / step) * step, step);
};

export const isGone = ({ state }: DeskBooking): boolean => state === 'cancelled' || state === 'no_show';

export const isTaken = (
  items: readonly DeskBooking[],
  { booking, place: { bay, start, minutes } }: { booking: DeskBooking; place: Place },
): boolean =>
  items.some(
    (item) =>
      item.id !== booking.id &&
      item.bay === bay &&
      !isGone(item) &&
      Date.parse(item.starts_at) < start + minutes * MINUTE_MS &&
      Date.parse(item.free_at) > start,
  );

export interface Placed extends Span, Laid {
  item: DeskBooking;
}

export const visibleBays = ({ bays, items }: Calendar, bay: number): readonly CalendarBay[] => {
  const chosen = bays.filter(({ id }) => id === bay);
  if (chosen.length > 0) return chosen;
  return bays.filter(({ id, hidden }) => !hidden || items.some((item) => item.bay === id && !isGone(item)));
};

export const columnsOf = (days: readonly CalendarDay[], bays: readonly CalendarBay[]): Column[] =>
  days.flatMap(({ day }) => bays.map(({ id }) => ({ day, bay: id })));

export const placedIn = (items: readonly DeskBooking[], { day, bay }: Column, now = 0): Placed[] => {
  const there = items.flatMap((item) => {
    const span = item.bay === bay && !isGone(item) ? occupiedSpan(day, item, now) : null;
    return span ? [{ item, ...span }] : [];
  });
  const laid = layOut(there);
  return there
    .map((one, index) => ({ ...one, ...(laid[index] ?? { lane: 0, lanes: 1 }) }))
    .toSorted((a, b) => a.from - b.from || a.lane - b.lane);
};
