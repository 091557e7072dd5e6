import { useLayoutEffect, useState } from 'react';
import { secondsLeft } from '../lib/secondsLeft';

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
