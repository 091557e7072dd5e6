import { PAGES, pagePath } from '#contract/rules/pages';
import { withQuery } from './paths';

export interface BookingQuery {
  services?: readonly number[] | undefined;
  branch?: number | undefined;
  car?: number | undefined;
  day?: string | undefined;
  from?: string | undefined;
  hold?: string | undefined;
  /** Token of the held slot that a new choice replaces. */
  instead?: string | undefined;
}

/** Returns the booking address without the language prefix. Not in paths.ts, which the first page loads. */
export const bookingAddress = ({ services = [], ...rest }: BookingQuery = {}): string =>
  // Commas are legal in a query and keep the address readable.
  withQuery(PAGES.booking.path, { services: services.join(','), ...rest }).replaceAll('%2C', ',');

/** Returns the address of a booking that is opened by its link token. */
export const bookingLinkAddress = (token: string): string => pagePath('bookingLink', token);

export const OWN_BOOKINGS_ADDRESS = PAGES.ownBookings.path;
