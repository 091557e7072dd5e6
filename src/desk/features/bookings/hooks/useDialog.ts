import { useState } from 'react';

export interface Dialog<What> {
  /** What it shows, or showed last: it leaves with an animation. */
  shown: What | null;
  isOpen: boolean;
  /** New with each opening: a form begins anew. */
  turn: number;
  open: (what: What) => void;
  close: () => void;
}

/** A dialog that is about something. */
export const useDialog = <What>(): Dialog<What> => {
  const [{ shown, isOpen, turn }, set] = useState<{ shown: What | null; isOpen: boolean; turn: number }>({
    shown: null,
    isOpen: false,
    turn: 0,
  });
  return {
    shown,
    isOpen,
    turn,
    open: (what) => set((now) => ({ shown: what, isOpen: true, turn: now.turn + 1 })),
    close: () => set((now) => ({ ...now, isOpen: false })),
  };
};
