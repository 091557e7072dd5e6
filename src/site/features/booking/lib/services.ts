import type { BookableService } from '#contract/catalog';

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
