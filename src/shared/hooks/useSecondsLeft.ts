import { useLayoutEffect, useState } from 'react';

/** Whole seconds until a moment of the clock, rounded up: never 0 before it has come. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** Writes '0:59', '12:05', '1:00:00'. */
export const formatWait = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}`;
};

/**
 * Counts down to a moment of the clock (milliseconds since the epoch). Read off the clock at every tick and whenever the tab comes
 * back: a tab that slept has counted nothing, and yet is right.
 */
export const useSecondsLeft = (until: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const current = Date.now();
      setNow(current);
      clearTimeout(timer);
      if (until > current) timer = setTimeout(read, (until - current) % 1000 || 1000);
    };
    read();
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
    };
  }, [until]);
  return secondsLeft(until, now);
};
