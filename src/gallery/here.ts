import type { AddressFrom } from '#shared/config/hooks/useAddress';

export const HERE = '?';

export const onPage =
  (page: number): AddressFrom =>
  () =>
    `?page=${page}`;
