import { useEffect, useState } from 'react';
import { learnServerTime, serverNow } from '#shared/lib/serverClock';

const TICK_MS = 20_000;

/** The time, kept up to date; null in the server's frame, which may be shown much later than it was made. */
export const useNow = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let isLeft = false;
    const tick = () => {
      if (!isLeft) setNow(new Date(serverNow()));
    };
    void learnServerTime().then(tick);
    const timer = setInterval(tick, TICK_MS);
    // A tab that slept must not show the evening's hours in the morning.
    document.addEventListener('visibilitychange', tick);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
};
