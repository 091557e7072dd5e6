import type { Reducer, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';

/**
 * The state of the store, open: each slice declares its own part beside itself (`declare module`), as Redux Toolkit's lazily loaded slices
 * do. So a selector is checked where it stands, and nothing below `src/site/store`, which puts the reducers together, has to name it.
 */
export interface RootState {
  /** redux-persist's own entry, from the moment persistence has started. */
  _persist?: { version: number; rehydrated: boolean };
}

/** The extra argument of thunks. `src/api/session.ts` declares what it holds. */
export interface StoreExtra {}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export interface AppStore extends Store<RootState> {
  dispatch: AppDispatch;
  extra: StoreExtra;
  /** Lets a slice of a lazy chunk join; again is no harm. Its state is there from the next action on. */
  injectSlice<Name extends keyof RootState>(slice: {
    name: Name;
    reducer: Reducer<NonNullable<RootState[Name]>>;
  }): void;
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Whether storage has been read: until then nobody knows that a visitor is *not* signed in. */
export const selectIsSessionKnown = (state: RootState): boolean => state._persist?.rehydrated ?? false;
