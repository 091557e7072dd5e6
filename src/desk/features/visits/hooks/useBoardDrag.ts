import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { VisitState } from '#contract/rules/visits';
import type { VisitRow } from '#contract/visitsDesk';
import { type Column, columnBeside, type Target, targetsFrom } from '../lib/board';

/** A mouse that is pressed and hardly moved means the link below it. */
const SLACK_PX = 6;

interface DraggedItem {
  id: number;
  from: VisitState;
  to: VisitState;
  targets: readonly Target[];
  by: 'pointer' | 'keys';
  dx: number;
  dy: number;
}

export interface BoardDragOptions {
  canReopen: boolean;
  onDrop: (visit: VisitRow, to: Target) => void;
  /** What those hear who do not see it. */
  onSay: (what: 'taken' | 'moved' | 'dropped' | 'back', visit: VisitRow, column: VisitState) => void;
}

/**
 * A card is carried to another column by a pointer, or by arrow keys once its handle has been pressed. Until it is dropped it stands in the
 * document where it was: what is moved there loses focus and pointer.
 */
export const useBoardDrag = ({ canReopen, onDrop, onSay }: BoardDragOptions) => {
  const [held, setHeld] = useState<DraggedItem | null>(null);
  // The same for the next event, which may come before the next render.
  const current = useRef<DraggedItem | null>(null);
  const columns = useRef(new Map<Column, HTMLElement>());
  const pressStart = useRef<{ id: number; x: number; y: number } | null>(null);
  const dropped = useRef<{ id: number; to: Target } | null>(null);

  // After every render, since the card moves in the document with one of the next: its handle is held on to.
  useEffect(() => {
    if (dropped.current === null || held) return;
    const { id, to } = dropped.current;
    const card = columns.current.get(to)?.querySelector<HTMLElement>(`[data-visit="${id}"]`);
    if (!card) return;
    card.querySelector<HTMLElement>('[data-handle]')?.focus();
    // A narrow screen has no handles.
    if (!card.contains(document.activeElement)) card.querySelector('a')?.focus();
    dropped.current = null;
  });

  const hold = (next: DraggedItem | null) => {
    current.current = next;
    setHeld(next);
  };
  const take = (visit: VisitRow, by: DraggedItem['by']) => {
    const targets = targetsFrom(visit.state, canReopen);
    hold({ id: visit.id, from: visit.state, to: visit.state, targets, by, dx: 0, dy: 0 });
    onSay('taken', visit, visit.state);
  };
  const putBack = (visit: VisitRow) => {
    if (!current.current) return;
    onSay('back', visit, visit.state);
    hold(null);
  };
  const drop = (visit: VisitRow) => {
    const now = current.current;
    if (!now) return;
    const target = now.targets.find((one) => one === now.to);
    if (!target) {
      putBack(visit);
      return;
    }
    onSay('dropped', visit, target);
    dropped.current = now.by === 'keys' ? { id: now.id, to: target } : null;
    onDrop(visit, target);
    hold(null);
  };
  const press = (event: KeyboardEvent, visit: VisitRow) => {
    const now = current.current;
    const isHeld = now?.id === visit.id && now.by === 'keys';
    const move = (step: -1 | 1) => {
      const to = now && columnBeside(now, step);
      if (!to) return;
      hold({ ...now, to });
      onSay('moved', visit, to);
    };
    const act = {
      ' ': () => (isHeld ? drop(visit) : take(visit, 'keys')),
      Enter: () => (isHeld ? drop(visit) : take(visit, 'keys')),
      ArrowLeft: () => move(-1),
      ArrowRight: () => move(1),
      Escape: () => putBack(visit),
    }[event.key];
    if (!act || (!isHeld && event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const columnAt = (x: number, y: number): Column | null =>
    [...columns.current].find(([, node]) => {
      const box = node.getBoundingClientRect();
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    })?.[0] ?? null;

  return {
    held,
    /** Leads to a card once it stands there. */
    leadTo: (id: number, to: Target) => {
      dropped.current = { id, to };
    },
    /** Where it may be dropped, while one is held. */
    isOpenTo: (column: Column): boolean => held?.targets.some((target) => target === column) ?? false,
    columnRef: (column: Column) => (node: HTMLElement | null) => {
      if (node) columns.current.set(column, node);
      else columns.current.delete(column);
    },
    handleOf: (visit: VisitRow) => ({
      'data-handle': visit.id,
      onKeyDown: (event: KeyboardEvent) => press(event, visit),
      onBlur: () => current.current?.by === 'keys' && putBack(visit),
    }),
    /** Of the whole card for a mouse, of its handle alone for a finger, which scrolls. */
    cardOf: (visit: VisitRow) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
        if (event.button !== 0 || (event.pointerType !== 'mouse' && !isHandle)) return;
        pressStart.current = { id: visit.id, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        // It was let go of elsewhere.
        if (event.buttons === 0) pressStart.current = null;
        const start = pressStart.current;
        if (start?.id !== visit.id) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (current.current === null) {
          if (Math.hypot(dx, dy) < SLACK_PX || targetsFrom(visit.state, canReopen).length === 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          take(visit, 'pointer');
        }
        const now = current.current;
        if (!now) return;
        const over = columnAt(event.clientX, event.clientY);
        hold({ ...now, dx, dy, to: now.targets.find((target) => target === over) ?? now.from });
      },
      onPointerUp: () => {
        pressStart.current = null;
        if (current.current?.by === 'pointer') drop(visit);
      },
      onPointerCancel: () => {
        pressStart.current = null;
        if (current.current?.by === 'pointer') putBack(visit);
      },
    }),
  };
};
