import type { TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState, StoreExtra } from '#shared/store/appStore';

/** Starts a listener of this store. */
export type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>;
