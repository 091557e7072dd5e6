import type { ContentRow } from '#contract/content';
import type { ContentKind } from '#contract/content/fields';

/**
 * Returns the published items beyond the number that the site shows.
 * @param rows in the order of the site, from the first
 */
export const hiddenByLimit = ({ shown }: ContentKind, rows: readonly ContentRow[]): ReadonlySet<number> => {
  if (!shown) return new Set();
  const { first, of } = shown;
  const competing = rows.filter(
    ({ state, hidden, fields }) => state !== 'new' && !hidden && (!of || fields[of.field] === of.choice),
  );
  return new Set(competing.slice(first).map(({ id }) => id));
};
