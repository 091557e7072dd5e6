import type { DeskDispatch, DeskState } from './store';

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
