import type { ContentRow } from '#contract/content';
import type { ContentKind } from '#contract/content/fields';

/** The items that are published and stand behind the last one that the site shows. `rows`: from the first on, as the site lists them. */
export const beyondShown = ({ shown }: ContentKind, rows: readonly ContentRow[]): ReadonlySet<number> => {
  if (!shown) return new Set();
  const { first, of } = shown;
  const competing = rows.filter(
    ({ state, hidden, fields }) => state !== 'new' && !hidden && (!of || fields[of.field] === of.choice),
  );
  return new Set(competing.slice(first).map(({ id }) => id));
};
