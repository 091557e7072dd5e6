import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { queryNumber } from '#shared/lib/address';
import { navigationCommitted, queryOf } from '#shared/store/routeState';

/** 0 is 'all regions' and 'no branch'. */
export interface ContactsChoice {
  region: number;
  branch: number;
}

/** Reads the region and branch of a query of the contacts page's address. Invalid values are read as 0. */
export const parseContactsChoice = (query: URLSearchParams): ContactsChoice => ({
  region: queryNumber(query, 'region', 0),
  branch: queryNumber(query, 'branch', 0),
});

/** Filled from the address of the contacts page at each navigation. */
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

/** Returns the contacts page's address with another region or branch. */
export const toContacts =
  (change: Partial<ContactsChoice>): AddressFrom =>
  ({ paths, query }) =>
    paths.contacts({ ...parseContactsChoice(query), ...change });
