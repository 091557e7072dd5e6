import {
  type ContentValue,
  type Field,
  type Fields,
  type FieldValue,
  isItem,
  isLocalized,
} from '#contract/content/fields';
import { ITEM_ID, idOf } from './itemIds';
import { isSame } from './value';

export interface Clash {
  path: string;
  field: Field;
  mine: FieldValue;
  theirs: FieldValue;
}

type Items = ReadonlyMap<string, ContentValue>;
type Sides = [base: Items, mine: Items, theirs: Items];

const byId = (items: readonly unknown[]): Items =>
  new Map(items.map((item, at) => [idOf(item, at), isItem(item) ? item : {}] as const));

/** The ids of both, in the order of whoever has changed it; where both have, in mine. */
const orderOf = ([base, mine, theirs]: Sides): string[] => {
  const common = (side: Items) => [...side.keys()].filter((id) => base.has(id) && mine.has(id) && theirs.has(id));
  const isMoved = !isSame(common(base), common(mine));
  const [lead, other] = isMoved ? [mine, theirs] : [theirs, mine];
  const order = [...lead.keys()];
  [...other.keys()].forEach((id, at, all) => {
    if (!lead.has(id)) order.splice(order.indexOf(all[at - 1] ?? '') + 1, 0, id);
  });
  return order;
};

/** Items follow their ids. One that the other side has removed is gone unless this side has changed it. */
const mergeItems = (fields: Fields, path: string, sides: Sides): { items: ContentValue[]; clashes: Clash[] } => {
  const [base, mine, theirs] = sides;
  const clashes: Clash[] = [];
  const items = orderOf(sides).flatMap((id): ContentValue[] => {
    const [was, own, other] = [base.get(id), mine.get(id), theirs.get(id)];
    if (!own || !other) {
      const one = own ?? other;
      return one && !(was && isSame(was, one)) ? [one] : [];
    }
    const merged = mergeValues(fields, was ?? {}, own, other, `${path}.${id}.`);
    clashes.push(...merged.clashes);
    return [ITEM_ID in own ? { ...merged.value, [ITEM_ID]: id } : merged.value];
  });
  return { items, clashes };
};

/** What two have made of the same: the changes of both, and where they clash for the time being mine. */
export const mergeValues = (
  fields: Fields,
  base: ContentValue,
  mine: ContentValue,
  theirs: ContentValue,
  within = '',
): { value: ContentValue; clashes: Clash[] } => {
  const clashes: Clash[] = [];
  const mergeOne = (field: Field, path: string, from: FieldValue, own: FieldValue, other: FieldValue): FieldValue => {
    if (isSame(own, other) || isSame(from, other)) return own;
    if (isSame(from, own)) return other;
    if (isLocalized(own) && isLocalized(other) && isLocalized(from)) {
      const one = (language: 'ru' | 'uz') =>
        mergeOne(field, `${path}.${language}`, from[language], own[language], other[language]) as string;
      return { ru: one('ru'), uz: one('uz') };
    }
    if (field.type === 'group' && Array.isArray(own) && Array.isArray(other) && Array.isArray(from)) {
      const merged = mergeItems(field.fields, path, [from, own, other].map(byId) as Sides);
      clashes.push(...merged.clashes);
      return merged.items;
    }
    clashes.push({ path, field, mine: own, theirs: other });
    return own;
  };
  const value = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      mergeOne(field, within + name, base[name] ?? null, mine[name] ?? null, theirs[name] ?? null),
    ]),
  );
  return { value, clashes };
};

/** The changes of both; null where they clash. */
export const mergedWithoutClash = (
  fields: Fields,
  base: ContentValue,
  mine: ContentValue,
  theirs: ContentValue,
): ContentValue | null => {
  const { value, clashes } = mergeValues(fields, base, mine, theirs);
  return clashes.length === 0 ? value : null;
};
