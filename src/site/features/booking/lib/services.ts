import type { BookableService } from '../../../../../contract/bookableServices';

export interface Category {
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

/** Those that a time is taken for here, and those by phone alone. */
export const bookedHow = (services: readonly BookableService[]) => ({
  onLine: services.filter(({ minutes }) => minutes !== null),
  byPhone: services.filter(({ minutes }) => minutes === null),
});
