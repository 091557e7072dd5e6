import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../shared/hooks/useReducedMotion';

/** Specification, section 9. */
const COUNT_UP_MS = 3000;

/**
 * The share, 0 to 1, of a number to show. It is 1 on the server, before the run and for those who want less motion, so that the
 * true number is what stands without a script.
 */
export const useCountUp = (run: boolean): number => {
  const [share, setShare] = useState(1);
  const lessMotion = useReducedMotion();
  useEffect(() => {
    if (!run || lessMotion) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const time = Math.min(1, Math.max(0, now - start) / COUNT_UP_MS);
      setShare(1 - (1 - time) ** 3);
      if (time < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShare(1);
    };
  }, [run, lessMotion]);
  return share;
};
