import {
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { dateAt, MINUTE_MS, midnightOf } from '#contract/rules/clock';
import { type Column, isSamePlace, keyOf, type Place, placeByKey, snapDuration, startAt } from '../lib/grid';
import { canMove, placeOf } from '../lib/values';

/** Hears Escape before anything else does, whatever has the focus, while `isOn`. */
const useEscape = (isOn: boolean, escaped: () => void): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    escaped();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [isOn]);
};

/** A mouse that is pressed and hardly moved means to open it. */
const SLACK_PX = 6;
/** A finger that rests for so long takes it; before that it scrolls. */
const LONG_PRESS_MS = 400;

export interface DraggedItem {
  booking: DeskBooking;
  place: Place;
  by: 'pointer' | 'keys';
}

interface Pressed {
  booking: DeskBooking;
  isStretch: boolean;
  x: number;
  y: number;
  /** Minutes between its beginning and where it was pressed. */
  grab: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

interface CalendarDragOptions {
  /** What all columns stand in; what is around it scrolls it. */
  root: RefObject<HTMLElement | null>;
  columns: readonly Column[];
  step: number;
  /** The minute at which the columns begin, and how many they have. */
  from: number;
  long: number;
  onDrop: (booking: DeskBooking, to: Place) => void;
  /** What those hear who do not see it. */
  onSay: (what: 'taken' | 'moved' | 'dropped' | 'back', booking: DeskBooking, place: Place) => void;
}

/**
 * A booking is carried to another time and bay, or made longer by its lower edge: by a pointer, or by arrow keys once it has been taken. Until it is dropped it
 * stands in the document where it was: what is moved there loses focus and pointer.
 */
export const useCalendarDrag = ({ root, columns, step, from, long, onDrop, onSay }: CalendarDragOptions) => {
  const [held, setHeld] = useState<DraggedItem | null>(null);
  // The same for the next event, which may come before the next render.
  const current = useRef<DraggedItem | null>(null);
  const tracks = useRef(new Map<string, { column: Column; node: HTMLElement }>());
  const pressStart = useRef<Pressed | null>(null);
  const dropped = useRef<{ id: number; track: string } | null>(null);
  /** The press that ends a drag opens nothing. */
  const isDragged = useRef(false);

  // After every render, since it moves in the document with one of the next.
  useEffect(() => {
    if (dropped.current === null || held) return;
    const { id, track } = dropped.current;
    const node = tracks.current.get(track)?.node.querySelector<HTMLElement>(`[data-booking="${id}"]`);
    if (!node) return;
    node.focus();
    dropped.current = null;
  });
  // Whoever carries something by a finger does not scroll; React listens to touches without a word in that.
  useEffect(() => {
    const node = root.current;
    const hold = (event: TouchEvent) => {
      if (current.current?.by === 'pointer') event.preventDefault();
    };
    node?.addEventListener('touchmove', hold, { passive: false });
    return () => node?.removeEventListener('touchmove', hold);
  }, [root]);

  const hold = (next: DraggedItem | null) => {
    current.current = next;
    setHeld(next);
  };
  const take = (booking: DeskBooking, by: DraggedItem['by']) => {
    dropped.current = null;
    const place = placeOf(booking);
    hold({ booking, place, by });
    onSay('taken', booking, place);
  };
  const release = () => {
    clearTimeout(pressStart.current?.timer);
    pressStart.current = null;
  };
  const putBack = () => {
    const now = current.current;
    if (!now) return;
    onSay('back', now.booking, placeOf(now.booking));
    hold(null);
  };
  useEscape(held?.by === 'pointer', () => {
    // The press moves it no further, and opens nothing.
    isDragged.current = true;
    release();
    putBack();
  });
  const drop = () => {
    const now = current.current;
    if (!now) return;
    if (isSamePlace(now.place, placeOf(now.booking))) {
      putBack();
      return;
    }
    onSay('dropped', now.booking, now.place);
    const track = keyOf({ day: dateAt(now.place.start), bay: now.place.bay });
    dropped.current = now.by === 'keys' ? { id: now.booking.id, track } : null;
    onDrop(now.booking, now.place);
    hold(null);
  };
  const press = (event: ReactKeyboardEvent, booking: DeskBooking) => {
    const now = current.current;
    const isHeld = now?.booking.id === booking.id && now.by === 'keys';
    if (!isHeld && (event.key !== ' ' || !canMove(booking))) return;
    if (isHeld && event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (!isHeld) take(booking, 'keys');
    else if (event.key === ' ' || event.key === 'Enter') drop();
    else if (event.key === 'Escape') putBack();
    else {
      const place = placeByKey(now.place, { key: event.key, isStretch: event.shiftKey, step, columns });
      if (!place) return;
      hold({ ...now, place });
      onSay('moved', booking, place);
    }
  };
  /** The minute of the day that a height of the screen means in a column. */
  const minuteAt = (node: HTMLElement, y: number): number => {
    const box = node.getBoundingClientRect();
    return from + ((y - box.top) / box.height) * long;
  };
  const isOutside = (x: number, y: number): boolean => {
    const box = root.current?.parentElement?.getBoundingClientRect();
    return box !== undefined && (x < box.left || x > box.right || y < box.top || y > box.bottom);
  };
  /** Outside of the calendar it is where it was, and goes back there; null: between two columns. */
  const placeUnder = (start: Pressed, x: number, y: number): Place | null => {
    const own = placeOf(start.booking);
    const all = [...tracks.current.values()];
    if (start.isStretch) {
      const day = dateAt(own.start);
      const track = all.find(({ column }) => column.day === day && column.bay === own.bay);
      if (!track) return null;
      const minute = (own.start - midnightOf(day)) / MINUTE_MS;
      return { ...own, minutes: snapDuration(minuteAt(track.node, y) - minute, step) };
    }
    if (isOutside(x, y)) return own;
    const over = all.find(({ node }) => {
      const box = node.getBoundingClientRect();
      return x >= box.left && x <= box.right;
    });
    if (!over) return null;
    const { day, bay } = over.column;
    // What is shown has a first time and a last, and above the first stands the bay's name.
    const minute = Math.min(Math.max(minuteAt(over.node, y) - start.grab, from), from + long - step);
    return { ...own, bay, start: startAt(day, minute, step) };
  };

  return {
    held,
    trackRef: (column: Column) => (node: HTMLElement | null) => {
      if (node) tracks.current.set(keyOf(column), { column, node });
      else tracks.current.delete(keyOf(column));
    },
    /** The time in a column where it was pressed; null: by a key. */
    timeOf: (column: Column, y: number): number | null => {
      const track = tracks.current.get(keyOf(column));
      return track ? minuteAt(track.node, y) : null;
    },
    itemOf: (booking: DeskBooking) => ({
      onKeyDown: (event: ReactKeyboardEvent) => press(event, booking),
      onBlur: () => current.current?.by === 'keys' && putBack(),
      onContextMenu: (event: { preventDefault: () => void }) => pressStart.current && event.preventDefault(),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        isDragged.current = false;
        if (event.button !== 0 || !canMove(booking)) return;
        const { currentTarget: node, pointerId } = event;
        const edge = node.querySelector('[data-edge]');
        // Its border below belongs to the edge.
        const isStretch = edge !== null && event.clientY >= edge.getBoundingClientRect().top;
        const box = node.getBoundingClientRect();
        const { minutes } = placeOf(booking);
        pressStart.current = {
          booking,
          isStretch,
          x: event.clientX,
          y: event.clientY,
          grab: ((event.clientY - box.top) / Math.max(box.height, 1)) * minutes,
        };
        if (event.pointerType === 'mouse' || isStretch) {
          // At once: whoever pulls quickly has left it with the next event.
          node.setPointerCapture(pointerId);
          return;
        }
        pressStart.current.timer = setTimeout(() => {
          node.setPointerCapture(pointerId);
          take(booking, 'pointer');
        }, LONG_PRESS_MS);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        // It was let go of elsewhere.
        if (event.buttons === 0) release();
        const start = pressStart.current;
        if (start?.booking.id !== booking.id) return;
        if (current.current === null) {
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK_PX) return;
          if (event.pointerType !== 'mouse' && !start.isStretch) {
            release();
            return;
          }
          take(booking, 'pointer');
        }
        const now = current.current;
        const place = now && placeUnder(start, event.clientX, event.clientY);
        if (place && !isSamePlace(place, now.place)) hold({ ...now, place });
      },
      onPointerUp: () => {
        release();
        if (current.current?.by !== 'pointer') return;
        isDragged.current = true;
        drop();
      },
      onPointerCancel: () => {
        release();
        if (current.current?.by === 'pointer') putBack();
      },
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!isDragged.current) return;
        isDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
};
