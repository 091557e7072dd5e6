import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { UNDO_SECONDS } from '#contract/rules/deskLimits';
import type { DeskDispatch, DeskState } from './store';

export const UNDO_MS = UNDO_SECONDS * 1000;

export interface Toast {
  id: string;
  tone: 'done' | 'failed';
  text: string;
  undo?: string;
  /** Key of the changed record. Only the latest toast about a record offers undo. */
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
    changedAgain: (state, { payload }: PayloadAction<string>) => state.filter((one) => !isOf(one, payload)),
    toastLeft: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const toastReducer = toastSlice.reducer;
export const { toastShown, changedAgain, toastLeft } = toastSlice.actions;
export const selectToasts = (state: DeskState): Toast[] => state.toasts;

export type Thunk<Result = void> = (dispatch: DeskDispatch, getState: () => DeskState) => Promise<Result>;

const waysBack = new Map<string, () => Thunk>();
let numbered = 0;

export const registerUndo = (way: () => Thunk): string => {
  numbered += 1;
  const name = `undo-${numbered}`;
  waysBack.set(name, way);
  return name;
};

export const undoRequested =
  (name: string): Thunk =>
  async (dispatch) => {
    const way = waysBack.get(name);
    waysBack.delete(name);
    if (way) await dispatch(way());
  };

export const forgetUndo = (name: string): void => {
  waysBack.delete(name);
};
