import type { PriceList } from '#contract/catalog';
import { inOtherLayout } from '#contract/rules/layouts';
import { containsFuzzy } from '#shared/lib/fuzzyText';

export const SEARCH_LENGTH = 100;

export const parsePricesUrl = (query: URLSearchParams): string =>
  (query.get('search') ?? '').slice(0, SEARCH_LENGTH).trim();

type Row = { name: string; category: string; manufacturer?: string; mpn?: string };

const isFound = ({ name, category, manufacturer = '', mpn = '' }: Row, search: string) =>
  search === '' || containsFuzzy([name, category, manufacturer, mpn].join(' '), search);

const byCategory = <Each extends Row>(rows: readonly Each[]): { category: string; rows: Each[] }[] => {
  const groups = new Map<string, Each[]>();
  for (const row of rows) {
    const group = groups.get(row.category);
    if (group) group.push(row);
    else groups.set(row.category, [row]);
  }
  return [...groups].map(([category, all]) => ({ category, rows: all }));
};

const foundIn = ({ services, parts }: PriceList, search: string): PriceList => ({
  services: services.filter((row) => isFound(row, search)),
  parts: parts.filter((row) => isFound(row, search)),
});

const isNothing = ({ services, parts }: PriceList) => services.length + parts.length === 0;

/** If no row matches, tries the other keyboard layout. */
export const priceGroups = (list: PriceList, search: string) => {
  const asWritten = foundIn(list, search);
  const found = isNothing(asWritten) ? foundIn(list, inOtherLayout(search)) : asWritten;
  return {
    services: byCategory(found.services),
    parts: byCategory(found.parts),
    count: found.services.length + found.parts.length,
  };
};
