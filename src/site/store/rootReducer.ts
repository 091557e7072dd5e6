import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { apiSlice } from '../../api/apiSlice';
import type { AuthFlowState, authFlowSlice } from '../features/auth/authFlowSlice';
import { authSlice } from '../features/auth/authSlice';
import { blogFiltersSlice } from '../features/blog/blogFiltersSlice';
import { contactsSlice } from '../features/contacts/contactsSlice';
import { garageSlice } from '../features/garage/garageSlice';
import type { NewCarsState, newCarsSlice } from '../features/garage/newCarsSlice';
import { languageSlice } from '../features/language/languageSlice';
import { shopSlice } from '../features/shop/shopSlice';
import { themeSlice } from '../features/theme/themeSlice';

const reducers = {
  [apiSlice.reducerPath]: apiSlice.reducer,
  [authSlice.name]: authSlice.reducer,
  [blogFiltersSlice.name]: blogFiltersSlice.reducer,
  [contactsSlice.name]: contactsSlice.reducer,
  [garageSlice.name]: garageSlice.reducer,
  [languageSlice.name]: languageSlice.reducer,
  [shopSlice.name]: shopSlice.reducer,
  [themeSlice.name]: themeSlice.reducer,
};

/** The slices that come with a late chunk, once they are there. */
interface LateState {
  authFlow?: AuthFlowState;
  newCars?: NewCarsState;
}

let combined = combineReducers(reducers);

/** Of every store. */
export const rootReducer: Reducer<ReturnType<typeof combined> & LateState> = (state, action) => combined(state, action);

/** Lets a slice join; again is no harm. Its state is there from the next action on. */
export const injectSlice = ({ name, reducer }: typeof authFlowSlice | typeof newCarsSlice): void => {
  if (name in reducers) return;
  Object.assign(reducers, { [name]: reducer });
  combined = combineReducers(reducers);
};

/** The state without redux-persist's own entry. */
export type BaseState = ReturnType<typeof rootReducer>;
