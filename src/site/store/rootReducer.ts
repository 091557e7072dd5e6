import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { apiSlice } from '#api/apiSlice';
import { authSlice } from '#api/authSlice';
import type { AppStore, RootState } from '#shared/store/appStore';
import { blogFiltersSlice } from '../features/blog/blogFiltersSlice';
import { contactsSlice } from '../features/contacts/contactsSlice';
import { garageSlice } from '../features/garage/garageSlice';
import { languageSlice } from '../features/language/languageSlice';
import { shopSlice } from '../features/shop/shopSlice';
import { themeSlice } from '../features/theme/themeSlice';

export type BaseState = Omit<RootState, '_persist'>;

export type PreloadedState = Partial<BaseState>;

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

let combined = combineReducers(reducers);

export const rootReducer: Reducer<BaseState, UnknownAction, PreloadedState> = (state, action) =>
  combined(state, action);

export const injectSlice: AppStore['injectSlice'] = ({ name, reducer }) => {
  if (name in reducers) return;
  Object.assign(reducers, { [name]: reducer });
  combined = combineReducers(reducers);
};
