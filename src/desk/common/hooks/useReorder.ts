import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moved } from '../lib/moved';

/** So near an edge of the screen the list scrolls on. */
const EDGE_PX = 72;
const STEP_PX = 14;

interface Moving {
  id: number;
  from: number;
  to: number;
  by: 'pointer' | 'keys';
}

export interface ReorderOptions {
  /** Those that have a place, in their order. */
  ids: readonly number[];
  onDrop: (from: number, to: number) => void;
  /** What those hear who do not see it. */
  onSay: (what: 'taken' | 'moved' | 'dropped' | 'back', id: number, place: number) => void;
}

/**
 * Moving a row by its handle: dragged by a pointer, or by keys. Until it is dropped the rows stand in the document where they were and are
 * only shown in another order: what is moved in the document loses focus and pointer.
 */
export const useReorder = ({ ids, onDrop, onSay }: ReorderOptions) => {
  const [moving, setMoving] = useState<Moving | null>(null);
  // The same for the next event, which may come before the next render.
  const current = useRef<Moving | null>(null);
  const rows = useRef(new Map<number, HTMLElement>());
  const dropped = useRef<number | null>(null);
  const shown = moving ? moved(ids, moving.from, moving.to) : ids;

  // After every render, since the row moves in the document with one of the next: its handle is held on to.
  useEffect(() => {
    if (dropped.current === null || moving) return;
    rows.current.get(dropped.current)?.querySelector<HTMLElement>('[data-handle]')?.focus();
    dropped.current = null;
  });

  const move = (next: Moving | null) => {
    current.current = next;
    setMoving(next);
  };
  const take = (id: number, by: Moving['by']) => {
    const from = ids.indexOf(id);
    if (from < 0) return;
    move({ id, from, to: from, by });
    onSay('taken', id, from);
  };
  const moveTo = (to: number) => {
    const now = current.current;
    if (!now || to === now.to || to < 0 || to >= ids.length) return;
    move({ ...now, to });
    if (now.by === 'keys') onSay('moved', now.id, to);
  };
  const putBack = () => {
    const now = current.current;
    if (!now) return;
    onSay('back', now.id, now.from);
    move(null);
  };
  const drop = () => {
    const now = current.current;
    if (!now) return;
    onSay('dropped', now.id, now.to);
    if (now.to !== now.from) {
      dropped.current = now.id;
      onDrop(now.from, now.to);
    }
    move(null);
  };

  const press = (event: KeyboardEvent, id: number) => {
    const now = current.current;
    const isTaken = now?.id === id && now.by === 'keys';
    const act = {
      ' ': () => (isTaken ? drop() : take(id, 'keys')),
      Enter: () => (isTaken ? drop() : take(id, 'keys')),
      ArrowUp: () => moveTo((now?.to ?? 0) - 1),
      ArrowDown: () => moveTo((now?.to ?? 0) + 1),
      Home: () => moveTo(0),
      End: () => moveTo(ids.length - 1),
      Escape: putBack,
    }[event.key];
    if (!act || (!isTaken && event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  /** The place whose row stands under the pointer, among those shown now. */
  const placeAt = (y: number): number => {
    const at = shown.findIndex((id) => {
      const box = rows.current.get(id)?.getBoundingClientRect();
      return box !== undefined && y < box.bottom;
    });
    return at < 0 ? ids.length - 1 : at;
  };

  return {
    moving,
    placeOf: (id: number) => shown.indexOf(id),
    rowRef: (id: number) => (row: HTMLElement | null) => {
      if (row) rows.current.set(id, row);
      else rows.current.delete(id);
    },
    handleOf: (id: number) => ({
      'data-handle': id,
      onKeyDown: (event: KeyboardEvent) => press(event, id),
      onBlur: () => current.current?.by === 'keys' && putBack(),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        take(id, 'pointer');
      },
      onPointerMove: (event: PointerEvent) => {
        if (current.current?.by !== 'pointer') return;
        if (event.clientY < EDGE_PX) window.scrollBy(0, -STEP_PX);
        if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX);
        moveTo(placeAt(event.clientY));
      },
      onPointerUp: () => current.current?.by === 'pointer' && drop(),
      onPointerCancel: () => current.current?.by === 'pointer' && putBack(),
    }),
  };
};
