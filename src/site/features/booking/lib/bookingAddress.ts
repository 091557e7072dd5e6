import type { BookableService } from '#contract/catalog';
import { MAX_SERVICES } from '#contract/rules/bookings';
import { type BookingQuery, bookingAddress } from '#shared/config/bookingPaths';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { queryNumber } from '#shared/lib/address';
import { dayOfIso } from '#shared/lib/calendarDay';

const TOKEN = /^[\w-]{1,64}$/;

const day = (text: string | null): string | undefined => (text && dayOfIso(text) ? text : undefined);
const id = (query: URLSearchParams, name: string): number | undefined => queryNumber(query, name, 0) || undefined;

/** Services in the address, not limited in number. Fallback forms repeat the parameter, links join ids by commas. */
export const linkedServices = (query: URLSearchParams): number[] => {
  const ids = query
    .getAll('services')
    .join(',')
    .split(',')
    .filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))];
};

export const parseBookingUrl = (query: URLSearchParams): BookingQuery & { services: readonly number[] } => {
  const token = (name: string) => {
    const text = query.get(name) ?? '';
    return TOKEN.test(text) ? text : undefined;
  };
  return {
    services: linkedServices(query).slice(0, MAX_SERVICES),
    branch: id(query, 'branch'),
    car: id(query, 'car'),
    brand: id(query, 'brand'),
    model: id(query, 'brand') && id(query, 'model'),
    day: day(query.get('day')),
    from: day(query.get('from')),
    hold: token('hold'),
    instead: token('instead'),
  };
};

export const withChoice =
  (change: BookingQuery): AddressFrom =>
  ({ paths, query }) =>
    paths.inLanguage(bookingAddress({ ...parseBookingUrl(query), ...change }));

/** Adds the preselected branch to the address, so that it stays selected when free slots change. */
export const withVisible =
  (requested: number | undefined, branch: number | undefined) =>
  (change: BookingQuery): AddressFrom =>
  (address) =>
    withChoice({ ...(parseBookingUrl(address.query).branch === requested && { branch }), ...change })(address);

const KEY = 'bookingBranch';

export const readChosenBranch = (): number | undefined => {
  try {
    return Number(sessionStorage.getItem(KEY)) || undefined;
  } catch {
    return undefined;
  }
};

export const storeChosenBranch = (branch: number): void => {
  try {
    sessionStorage.setItem(KEY, String(branch));
  } catch {
    // Without storage, the branch with the next free slot is preselected.
  }
};

interface Category {
  category: string;
  items: BookableService[];
}

export const byCategory = (services: readonly BookableService[]): Category[] => {
  const found = new Map<string, BookableService[]>();
  for (const service of services) {
    const items = found.get(service.category);
    if (items) items.push(service);
    else found.set(service.category, [service]);
  }
  return [...found].map(([category, items]) => ({ category, items }));
};

/** Returns the requested services that can be booked online, or all while the services are loading. */
export const bookableOnline = (
  requested: readonly number[],
  services: readonly BookableService[] | undefined,
): number[] =>
  requested.filter((one) => !services || services.some(({ id, minutes }) => id === one && minutes !== null));

/**
 * Services of the address that are not selected. `beyond`: names of services above the limit. `isUnknown`: an id does
 * not exist.
 */
export interface DroppedChoices {
  beyond: string[];
  isUnknown: boolean;
}

export const droppedChoicesOf = (
  linked: readonly number[],
  chosen: readonly number[],
  services: readonly BookableService[] | undefined,
): DroppedChoices => ({
  beyond: linked.flatMap((one) => {
    const service = services?.find(({ id }) => id === one);
    return service && service.minutes !== null && !chosen.includes(one) ? [service.name] : [];
  }),
  isUnknown: services !== undefined && linked.some((one) => !services.some(({ id }) => id === one)),
});

export const byBookingMode = (services: readonly BookableService[]) => ({
  online: services.filter(({ minutes }) => minutes !== null),
  byPhone: services.filter(({ minutes }) => minutes === null),
});
