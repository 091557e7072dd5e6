import { useEffect, useEffectEvent } from 'react';

/** Calls `open` on Ctrl+K or ⌘K, by the key position, so that it works in a Russian layout; not above a dialog. */
export const useSearchKey = (open: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (code !== 'KeyK' || ctrlKey === metaKey || altKey || shiftKey) return;
    // Also above a dialog: browsers use the key for their address bar.
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
