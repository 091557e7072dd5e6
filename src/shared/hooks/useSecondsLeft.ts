import { useLayoutEffect, useState } from 'react';

/**
 * Returns the whole seconds until a moment, rounded up, at least 0.
 * @param until ms since 1970
 */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** Formats a duration in seconds as '0:59', '12:05' or '1:00:00'. */
export const formatWait = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}`;
};

/**
 * Returns the whole seconds until a moment. Reads the clock at each tick and when the tab becomes visible, because
 * suspended tabs run no timers.
 * @param until ms since 1970
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
