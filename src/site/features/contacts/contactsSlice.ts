import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { queryNumber } from '#shared/lib/address';
import { navigationCommitted, queryOf } from '#shared/store/routeState';

export interface ContactsChoice {
  region: number;
  branch: number;
}

export const parseContactsChoice = (query: URLSearchParams): ContactsChoice => ({
  region: queryNumber(query, 'region', 0),
  branch: queryNumber(query, 'branch', 0),
});

export const contactsSlice = createSlice({
  name: 'contacts',
  initialState: (): ContactsChoice => ({ region: 0, branch: 0 }),
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(navigationCommitted, (choice, { payload }) => {
      const query = queryOf('contacts', payload);
      return query ? parseContactsChoice(query) : choice;
    }),
  selectors: { selectContactsChoice: (choice) => choice },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof contactsSlice> {}
}

export const { selectContactsChoice } = contactsSlice.selectors;

export const toContacts =
  (change: Partial<ContactsChoice>): AddressFrom =>
  ({ paths, query }) =>
    paths.contacts({ ...parseContactsChoice(query), ...change });
