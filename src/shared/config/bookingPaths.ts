import { PAGES, pagePath } from '#contract/rules/pages';
import { withQuery } from './paths';

export interface BookingQuery {
  services?: readonly number[] | undefined;
  branch?: number | undefined;
  car?: number | undefined;
  /** Ids of a brand and its model. A model without its brand is ignored. */
  brand?: number | undefined;
  model?: number | undefined;
  day?: string | undefined;
  from?: string | undefined;
  hold?: string | undefined;
  /** Token of the current hold, which a newly chosen slot replaces. */
  instead?: string | undefined;
}

/**
 * Returns the address of the booking page without language prefix. Separate from paths.ts, which is in the initial
 * bundle.
 */
export const bookingAddress = ({ services = [], ...rest }: BookingQuery = {}): string =>
  // Unescaped commas are legal in a query string and keep the address readable.
  withQuery(PAGES.booking.path, { services: services.join(','), ...rest }).replaceAll('%2C', ',');

/** Returns the address of a booking link, without language prefix. */
export const bookingLinkAddress = (token: string): string => pagePath('bookingLink', token);

export const OWN_BOOKINGS_ADDRESS = PAGES.ownBookings.path;
