import { useEffect, useRef } from 'react';

/** Whoever has worked on a review that then leaves the list is led to the next one, and where there is none to the list itself. */
export const useHeldFocus = (ids: readonly number[]) => {
  const place = useRef<HTMLElement>(null);
  const held = useRef<{ id: number; index: number } | null>(null);
  useEffect(() => {
    if (!held.current || ids.includes(held.current.id)) return;
    const { index } = held.current;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const cards = place.current?.querySelectorAll('article');
    const next = cards?.[Math.min(index, cards.length - 1)] ?? place.current;
    next?.focus();
  });
  const hold = (id: number) => {
    held.current = { id, index: ids.indexOf(id) };
  };
  return { place, hold };
};
