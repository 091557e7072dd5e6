/** From which list an item was opened: where the way back leads, and what comes next. It travels with the entry of the history. */
export interface OpenedFrom {
  back: string;
  ids: readonly number[];
}

export const isOpenedFrom = (state: unknown): state is OpenedFrom =>
  typeof state === 'object' && state !== null && 'back' in state && 'ids' in state && Array.isArray(state.ids);
