import { useEffect, useEffectEvent } from 'react';

/** Hears Escape before anything else does, whatever has the focus, while `isOn`. */
export const useEscape = (isOn: boolean, escaped: () => void): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    escaped();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [isOn]);
};
