import { type ContentValue, type Fields, isItem, normalizeValue } from '#contract/content/fields';
import { ITEM_ID, idOf, isSame, leavesOf, newItemId } from './value';

const mapGroups = (
  fields: Fields,
  value: ContentValue,
  change: (fields: Fields, items: ContentValue[], name: string) => ContentValue[],
): ContentValue => {
  const groups = Object.entries(fields).flatMap(([name, field]): [string, ContentValue[]][] => {
    const given = value[name];
    if (field.type !== 'group' || !Array.isArray(given)) return [];
    return [[name, change(field.fields, given as ContentValue[], name)]];
  });
  return groups.length === 0 ? value : { ...value, ...Object.fromEntries(groups) };
};

export const withoutIds = (fields: Fields, value: ContentValue): ContentValue =>
  mapGroups(fields, value, (within, items) =>
    items.map((item) => {
      const { [ITEM_ID]: _id, ...rest } = item;
      return withoutIds(within, rest);
    }),
  );

const likeness = (fields: Fields, one: ContentValue, other: ContentValue): number => {
  const leaves = new Map(leavesOf(fields, other).map(({ path, value }) => [path, value]));
  return leavesOf(fields, one).filter(
    ({ path, value }) => value !== '' && value !== null && isSame(value, leaves.get(path)),
  ).length;
};

/** Maps indexes of items to those of known items: equal, else most similar, else at the same index. */
const matched = (
  fields: Fields,
  items: readonly ContentValue[],
  known: readonly ContentValue[],
): Map<number, number> => {
  const found = new Map<number, number>();
  const unused = new Set(known.keys());
  const take = (at: number, from: number | undefined) => {
    if (from === undefined) return;
    found.set(at, from);
    unused.delete(from);
  };
  const tidy = (item: ContentValue) => normalizeValue(fields, item);
  const before = known.map(tidy);
  const now = items.map(tidy);
  now.forEach((item, at) => {
    const nearest = [...unused].toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at));
    take(
      at,
      nearest.find((from) => isSame(item, before[from])),
    );
  });
  const pairs = now
    .flatMap((item, at) =>
      found.has(at)
        ? []
        : [...unused].map((from) => ({ at, from, shared: likeness(fields, item, before[from] as ContentValue) })),
    )
    .filter(({ shared }) => shared > 0)
    .toSorted(
      (one, other) => other.shared - one.shared || Math.abs(one.at - one.from) - Math.abs(other.at - other.from),
    );
  for (const { at, from } of pairs) if (!found.has(at) && unused.has(from)) take(at, from);
  if (now.length === before.length) for (const at of now.keys()) if (!found.has(at) && unused.has(at)) take(at, at);
  return found;
};

/** Adds an id to each group item. Items that match items of `like` get their ids. */
export const withIds = (fields: Fields, value: ContentValue, like?: ContentValue): ContentValue =>
  mapGroups(fields, value, (within, items, name) => {
    const given = like?.[name];
    const known = (Array.isArray(given) ? given : []) as ContentValue[];
    const isNamed = items.every((item) => typeof item[ITEM_ID] === 'string');
    const places = isNamed ? new Map<number, number>() : matched(within, items, known);
    return items.map((item, at) => {
      const same = known[places.get(at) ?? -1];
      const id = typeof item[ITEM_ID] === 'string' ? item[ITEM_ID] : (same?.[ITEM_ID] ?? newItemId());
      return { ...withIds(within, item, same), [ITEM_ID]: id };
    });
  });

const renamed = (
  value: ContentValue,
  path: string,
  name: (items: readonly unknown[], part: string) => { part: string; item: unknown } | null,
): string => {
  let node: unknown = value;
  return path
    .split('.')
    .map((part) => {
      const named = Array.isArray(node) ? name(node, part) : null;
      node = named ? named.item : (node as Record<string, unknown> | null | undefined)?.[part];
      return named?.part ?? part;
    })
    .join('.');
};

/** Converts an index path such as `blocks.1.title.ru` to an id path. */
export const idPathOf = (value: ContentValue, path: string): string =>
  renamed(value, path, (items, part) => {
    const item = items[Number(part)];
    return isItem(item) ? { part: idOf(item, Number(part)), item } : null;
  });

export const placePathOf = (value: ContentValue, path: string): string =>
  renamed(value, path, (items, part) => {
    const at = items.findIndex((item, place) => isItem(item) && idOf(item, place) === part);
    const item = items[at];
    return item === undefined ? null : { part: String(at), item };
  });
