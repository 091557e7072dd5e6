import type { Reducer, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';

/**
 * State of the store. Each slice declares its part with `declare module`, so that selectors need no import of
 * `src/site/store`.
 */
export interface RootState {
  _persist?: { version: number; rehydrated: boolean };
}

export interface StoreExtra {}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export interface AppStore extends Store<RootState> {
  dispatch: AppDispatch;
  extra: StoreExtra;
  /** Adds the slice of a lazy chunk. Idempotent. Its state exists from the next action on. */
  injectSlice<Name extends keyof RootState>(slice: {
    name: Name;
    reducer: Reducer<NonNullable<RootState[Name]>>;
  }): void;
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Returns whether the persisted state is rehydrated. Before that the session is unknown. */
export const selectIsSessionKnown = (state: RootState): boolean => state._persist?.rehydrated ?? false;
