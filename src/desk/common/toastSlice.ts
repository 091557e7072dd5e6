import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { UNDO_SECONDS } from '#contract/rules/deskLimits';
import type { DeskState } from './store';

/** A change can be taken back for so long. */
export const UNDO_MS = UNDO_SECONDS * 1000;

/** What was done, in one line, and perhaps the way back. The texts are made by whoever shows it: the language may change meanwhile. */
export interface Toast {
  id: string;
  tone: 'done' | 'failed';
  text: string;
  /** Names what `undoRequested` takes back. */
  undo?: string;
  /** What was changed: of one thing the newest way back alone is shown. */
  about?: string;
}

const isOf = ({ about }: Toast, thing: string | undefined): boolean => about !== undefined && about === thing;

declare module './store' {
  interface DeskState {
    toasts: Toast[];
  }
}

const MAX_SHOWN = 3;

const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      reducer: (state, { payload }: PayloadAction<Toast>) =>
        [...state.filter((one) => !isOf(one, payload.about)), payload].slice(-MAX_SHOWN),
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
    },
    /** It has changed again: there is no way back any more. */
    changedAgain: (state, { payload }: PayloadAction<string>) => state.filter((one) => !isOf(one, payload)),
    toastLeft: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const toastReducer = toastSlice.reducer;
export const { toastShown, changedAgain, toastLeft } = toastSlice.actions;
export const selectToasts = (state: DeskState): Toast[] => state.toasts;
