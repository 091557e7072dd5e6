import { useEffect, useRef, useState } from 'react';
import type { Place } from '../lib/nearest';

const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 600_000;

type Stage = 'idle' | 'asking' | 'refused' | 'unavailable';

/**
 * Requests the visitor's position only when `ask` is called. It is never sent to the server.
 * @returns `place`, null until known, and `stage`: `refused` without permission, `unavailable` after any other failure
 */
export const usePosition = () => {
  const [place, setPlace] = useState<Place | null>(null);
  const [stage, setStage] = useState<Stage>('idle');
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /**
   * Calls `onPlace` with the position, unless the visitor has left the page while the browser asked for permission.
   * `isHere` returns false once the visitor has left.
   */
  const ask = (onPlace: (place: Place, isHere: () => boolean) => void | Promise<void>) => {
    if (!('geolocation' in navigator)) {
      setStage('unavailable');
      return;
    }
    setStage('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (isLeft.current) return;
        setPlace({ latitude, longitude });
        setStage('idle');
        void onPlace({ latitude, longitude }, () => !isLeft.current);
      },
      ({ code, PERMISSION_DENIED }) => setStage(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return { place, stage, ask };
};
