import { useEffect, useState } from 'react';

const TICK_MS = 20_000;

/** The time, kept up to date; null in the server's frame, which may be shown much later than it was made. */
export const useNow = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, TICK_MS);
    // A tab that slept must not show the evening's hours in the morning.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
};
