import { MOST_SERVICES } from '#contract/rules/bookings';
import { type BookingQuery, bookingAddress } from '#shared/config/bookingPaths';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { dayOfIso } from '#shared/lib/calendarDay';
import { queryNumber } from '#shared/lib/queryNumber';

const TOKEN = /^[\w-]{1,64}$/;

const day = (text: string | null): string | undefined => (text && dayOfIso(text) ? text : undefined);
const id = (query: URLSearchParams, name: string): number | undefined => queryNumber(query, name, 0) || undefined;

/** Services of the address, also those beyond MOST_SERVICES. A form without a script names each service by itself, a link all of them together. */
export const linkedServices = (query: URLSearchParams): number[] => {
  const ids = query
    .getAll('services')
    .join(',')
    .split(',')
    .filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))];
};

/** What the address of the booking says. */
export const parseBookingUrl = (query: URLSearchParams): BookingQuery & { services: readonly number[] } => {
  const token = (name: string) => {
    const text = query.get(name) ?? '';
    return TOKEN.test(text) ? text : undefined;
  };
  return {
    services: linkedServices(query).slice(0, MOST_SERVICES),
    branch: id(query, 'branch'),
    car: id(query, 'car'),
    day: day(query.get('day')),
    from: day(query.get('from')),
    hold: token('hold'),
    instead: token('instead'),
  };
};

/** The same choice with something of it changed. */
export const withChoice =
  (change: BookingQuery): AddressFrom =>
  ({ paths, query }) =>
    paths.inLanguage(bookingAddress({ ...parseBookingUrl(query), ...change }));

/**
 * The same of what is shown: its branch goes into the address, so that no other one takes its place once a stranger has its first times. One that was
 * chosen meanwhile stays.
 */
export const withShown =
  (asked: number | undefined, branch: number | undefined) =>
  (change: BookingQuery): AddressFrom =>
  (address) =>
    withChoice({ ...(parseBookingUrl(address.query).branch === asked && { branch }), ...change })(address);
