import { useEffect, useRef, useState } from 'react';
import type { Calendar } from '#contract/bookingsDesk';

const SHOWN_MS = 8_000;
const NONE: ReadonlySet<number> = new Set();

/** Which bookings have come while this calendar was looked at: marked for a moment. */
export const useFresh = (calendar: Calendar | undefined, what: string): ReadonlySet<number> => {
  const known = useRef<{ what: string; ids: ReadonlySet<number> } | null>(null);
  const [fresh, setFresh] = useState(NONE);
  useEffect(() => {
    if (!calendar) return;
    const ids = new Set(calendar.items.map(({ id }) => id));
    const before = known.current?.what === what ? known.current.ids : ids;
    known.current = { what, ids: new Set([...before, ...ids]) };
    const come = [...ids].filter((id) => !before.has(id));
    if (come.length > 0) setFresh((shown) => new Set([...shown, ...come]));
  }, [calendar, what]);
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => setFresh(NONE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
};
