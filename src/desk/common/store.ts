import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { DeskExtra, deskApi } from '#api/desk/deskApi';

export interface DeskState {
  deskApi: ReturnType<typeof deskApi.reducer>;
}

export type DeskDispatch = ThunkDispatch<DeskState, DeskExtra, UnknownAction>;

export interface DeskStore {
  dispatch: DeskDispatch;
  getState: () => DeskState;
  subscribe: (listener: () => void) => () => void;
}

export const useDeskDispatch = useDispatch.withTypes<DeskDispatch>();
export const useDeskSelector = useSelector.withTypes<DeskState>();
export const useDeskStore = (): DeskStore => useStore() as DeskStore;
