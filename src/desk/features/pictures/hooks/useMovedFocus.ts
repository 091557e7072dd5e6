import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusPoint } from '../../../../../contract/pictures';

/** The point rests for so long before it is saved. */
const REST_MS = 400;

/** Where the point stands while it is moved, and then, once it rests, what is done with it. */
export const useMovedFocus = (saved: FocusPoint, onRest: (focus: FocusPoint) => void) => {
  const [moved, setMoved] = useState<FocusPoint | null>(null);
  const [isResting, setResting] = useState(true);
  const rest = useEffectEvent(() => {
    if (moved && !isResting) onRest(moved);
  });
  useEffect(() => {
    if (isResting) return undefined;
    const timer = setTimeout(() => {
      rest();
      setResting(true);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moved, isResting]);
  // The screen is left while it still moves.
  useEffect(() => () => rest(), []);
  const move = (focus: FocusPoint) => {
    setMoved(focus);
    setResting(false);
  };
  return { focus: moved ?? saved, move };
};
