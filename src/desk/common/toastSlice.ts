import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { UNDO_SECONDS } from '../../../contract/desk/limits';
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
}

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
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state, payload].slice(-MAX_SHOWN),
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
    },
    toastLeft: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const toastReducer = toastSlice.reducer;
export const { toastShown, toastLeft } = toastSlice.actions;
export const selectToasts = (state: DeskState): Toast[] => state.toasts;
