import type { AddressFrom } from '#shared/config/hooks/useAddress';

/** Where the examples' links lead: nowhere else. */
export const HERE = '?';

/** The page that an example of pages is on, in the address. */
export const onPage =
  (page: number): AddressFrom =>
  () =>
    `?page=${page}`;
