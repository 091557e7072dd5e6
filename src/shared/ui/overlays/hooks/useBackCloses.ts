import { useEffect, useEffectEvent } from 'react';
import { coverEntry } from '../coverEntry';

/** Back closes what lies over the page instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, onBack: () => void): void => {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return undefined;
    const uncover = coverEntry(() => close());
    return () => uncover(() => undefined);
  }, [isOpen]);
};
