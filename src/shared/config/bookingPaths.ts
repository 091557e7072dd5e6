import { PAGES, pagePath } from '#contract/rules/pages';
import { withQuery } from './paths';

/** What a link to the booking fills in: ids; `day` and `from` are days of Tashkent, the second the first of the week that is shown. */
export interface BookingQuery {
  services?: readonly number[] | undefined;
  branch?: number | undefined;
  /** Of the garage. */
  car?: number | undefined;
  day?: string | undefined;
  from?: string | undefined;
  /** Token of a time that is held. */
  hold?: string | undefined;
  /** Token of a time that is held until another one is chosen. */
  instead?: string | undefined;
}

/** Without the prefix of the language, which `inLanguage` puts before it. Apart from the other addresses, which the first page carries. */
export const bookingAddress = ({ services = [], ...rest }: BookingQuery = {}): string =>
  // Commas are legal in a query, and the address is read by people.
  withQuery(PAGES.booking.path, { services: services.join(','), ...rest }).replaceAll('%2C', ',');

/** Of a booking by its link. */
export const bookingLinkAddress = (token: string): string => pagePath('bookingLink', token);

/** Of the signed-in customer's. */
export const OWN_BOOKINGS_ADDRESS = PAGES.ownBookings.path;
