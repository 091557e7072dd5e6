import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { UNDO_SECONDS } from '#contract/rules/deskLimits';
import type { DeskDispatch, DeskState } from './store';

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

export type Thunk<Result = void> = (dispatch: DeskDispatch, getState: () => DeskState) => Promise<Result>;

/** Ways back that are still open, by the names that toasts carry: functions have no place in the store. */
const waysBack = new Map<string, () => Thunk>();
let numbered = 0;

export const keepWayBack = (way: () => Thunk): string => {
  numbered += 1;
  const name = `undo-${numbered}`;
  waysBack.set(name, way);
  return name;
};

/** Takes back what a toast offers, once. */
export const undoRequested =
  (name: string): Thunk =>
  async (dispatch) => {
    const way = waysBack.get(name);
    waysBack.delete(name);
    if (way) await dispatch(way());
  };

export const forgetWayBack = (name: string): void => {
  waysBack.delete(name);
};
