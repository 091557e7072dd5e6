import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusPoint } from '#contract/rules/pictures';

/** The point rests for so long before it is saved. */
const REST_MS = 400;

/** Where the point stands while it is moved, and then, once it rests, what is done with it. */
export const useMovedFocus = (saved: FocusPoint, onRest: (focus: FocusPoint) => void) => {
  const [moved, setMoved] = useState<FocusPoint | null>(null);
  const [rested, setRested] = useState<FocusPoint | null>(null);
  const rest = useEffectEvent(() => {
    if (moved && moved !== rested) onRest(moved);
  });
  useEffect(() => {
    if (moved === rested) return undefined;
    const timer = setTimeout(() => {
      rest();
      setRested(moved);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moved, rested]);
  // The screen is left while it still moves.
  useEffect(() => () => rest(), []);
  return { focus: moved ?? saved, move: setMoved };
};
