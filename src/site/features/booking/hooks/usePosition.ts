import { useState } from 'react';
import type { Place } from '../lib/nearest';
import { useIsHydrated } from './useIsHydrated';

const TIMEOUT_MS = 10_000;

/** Where the visitor is, once they have asked for the nearest branch and let the browser say it. It stays in the browser. */
export const usePosition = () => {
  const [place, setPlace] = useState<Place | null>(null);
  const [stage, setStage] = useState<'' | 'asking' | 'refused'>('');
  const isHydrated = useIsHydrated();
  const ask = (onPlace: (place: Place) => void) => {
    setStage('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPlace({ latitude, longitude });
        onPlace({ latitude, longitude });
        setStage('');
      },
      () => setStage('refused'),
      { timeout: TIMEOUT_MS, maximumAge: 600_000 },
    );
  };
  return {
    isOffered: isHydrated && 'geolocation' in navigator && !place,
    isAsking: stage === 'asking',
    isRefused: stage === 'refused',
    place,
    ask,
  };
};
