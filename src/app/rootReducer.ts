import { combineReducers } from '@reduxjs/toolkit';
import { apiSlice } from '../api/apiSlice';
import { authSlice } from '../features/auth/authSlice';
import { blogFiltersSlice } from '../features/blog/blogFiltersSlice';
import { contactsSlice } from '../features/contacts/contactsSlice';
import { garageSlice } from '../features/garage/garageSlice';
import { languageSlice } from '../features/language/languageSlice';
import { shopSlice } from '../features/shop/shopSlice';
import { themeSlice } from '../features/theme/themeSlice';

export const rootReducer = combineReducers({
  [apiSlice.reducerPath]: apiSlice.reducer,
  [authSlice.name]: authSlice.reducer,
  [blogFiltersSlice.name]: blogFiltersSlice.reducer,
  [contactsSlice.name]: contactsSlice.reducer,
  [garageSlice.name]: garageSlice.reducer,
  [languageSlice.name]: languageSlice.reducer,
  [shopSlice.name]: shopSlice.reducer,
  [themeSlice.name]: themeSlice.reducer,
});

/** The state without redux-persist's own entry. */
export type BaseState = ReturnType<typeof rootReducer>;
