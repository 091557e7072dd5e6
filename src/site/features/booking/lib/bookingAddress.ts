import type { BookableService } from '#contract/catalog';
import { MOST_SERVICES } from '#contract/rules/bookings';
import { type BookingQuery, bookingAddress } from '#shared/config/bookingPaths';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { queryNumber } from '#shared/lib/address';
import { dayOfIso } from '#shared/lib/calendarDay';

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

const KEY = 'bookingBranch';

/** The branch that was chosen last in this tab. */
export const readChosenBranch = (): number | undefined => {
  try {
    return Number(sessionStorage.getItem(KEY)) || undefined;
  } catch {
    return undefined;
  }
};

export const keepChosenBranch = (branch: number): void => {
  try {
    sessionStorage.setItem(KEY, String(branch));
  } catch {
    // Without storage the branch that is free first is shown.
  }
};

interface Category {
  category: string;
  items: BookableService[];
}

/** In the order in which they come. */
export const byCategory = (services: readonly BookableService[]): Category[] => {
  const found = new Map<string, BookableService[]>();
  for (const service of services) {
    const items = found.get(service.category);
    if (items) items.push(service);
    else found.set(service.category, [service]);
  }
  return [...found].map(([category, items]) => ({ category, items }));
};

/** Of the asked ones, those that a time is taken for here; while nobody knows which they are, all. */
export const bookedOf = (asked: readonly number[], services: readonly BookableService[] | undefined): number[] =>
  asked.filter((one) => !services || services.some(({ id, minutes }) => id === one && minutes !== null));

/** `beyond`: names of those that exceed the limit. `isUnknown`: the link names a service that the site does not have. */
export interface DroppedFromLink {
  beyond: string[];
  isUnknown: boolean;
}

export const droppedOf = (
  linked: readonly number[],
  chosen: readonly number[],
  services: readonly BookableService[] | undefined,
): DroppedFromLink => ({
  beyond: linked.flatMap((one) => {
    const service = services?.find(({ id }) => id === one);
    return service && service.minutes !== null && !chosen.includes(one) ? [service.name] : [];
  }),
  isUnknown: services !== undefined && linked.some((one) => !services.some(({ id }) => id === one)),
});

/** Those that a time is taken for here, and those by phone alone. */
export const bookedHow = (services: readonly BookableService[]) => ({
  onLine: services.filter(({ minutes }) => minutes !== null),
  byPhone: services.filter(({ minutes }) => minutes === null),
});
