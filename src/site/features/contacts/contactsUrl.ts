import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { queryNumber } from '#shared/lib/address';
import type { ContactsChoice } from './contactsSlice';

/** The region and branch an address of the contacts page names; its loader and its mirror in the store read it alike. */
export const parseContactsUrl = (query: URLSearchParams): ContactsChoice => ({
  region: queryNumber(query, 'region', 0),
  branch: queryNumber(query, 'branch', 0),
});

/** To the contacts with another region or branch; what is not named stays. */
export const toContacts =
  (change: Partial<ContactsChoice>): AddressFrom =>
  ({ paths, query }) =>
    paths.contacts({ ...parseContactsUrl(query), ...change });
