import {
  CONTENT_LANGUAGES,
  type ContentValue,
  type Field,
  type Fields,
  type FieldValue,
  isItem,
  isLocalized,
  normalizeValue,
} from '#contract/content/fields';

export const contentOf = (value: Record<string, unknown>): ContentValue => value as ContentValue;

export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  );
};

export const isSameValue = (fields: Fields, one: ContentValue, other: ContentValue): boolean =>
  isSame(normalizeValue(fields, one), normalizeValue(fields, other));

/** Whether the stored value `now` is the result of saving `sent`. The server replaces an empty slug. */
export const isSavedAs = (fields: Fields, sent: ContentValue, now: ContentValue): boolean => {
  const made = Object.entries(sent).map(([name, value]) => {
    const isFilled = fields[name]?.type === 'slug' && value === '';
    return [name, isFilled ? (now[name] ?? '') : value];
  });
  return isSameValue(fields, Object.fromEntries(made), now);
};

type Node = Record<string, unknown> | unknown[];

const hasId = (one: unknown, id: string): boolean => (one as { _id?: unknown } | null | undefined)?._id === id;

const childOf = (node: unknown, part: string): unknown => {
  if (typeof node !== 'object' || node === null) return undefined;
  const named = Array.isArray(node) ? node.find((one) => hasId(one, part)) : undefined;
  return named ?? (node as Record<string, unknown>)[part];
};

export const valueAt = (value: ContentValue, path: string): FieldValue | undefined =>
  path.split('.').reduce<unknown>(childOf, value) as FieldValue | undefined;

export const whereSame = <T>(byPath: Readonly<Record<string, T>>, one: ContentValue, other: ContentValue) =>
  Object.fromEntries(Object.entries(byPath).filter(([path]) => valueAt(one, path) === valueAt(other, path)));

export const withValueAt = (value: ContentValue, path: string, next: FieldValue): ContentValue => {
  const put = (node: Node, [part = '', ...rest]: string[]): Node => {
    const inner = rest.length === 0 ? next : put((childOf(node, part) ?? {}) as Node, rest);
    return Array.isArray(node)
      ? node.map((one, at) => (hasId(one, part) || String(at) === part ? inner : one))
      : { ...node, [part]: inner };
  };
  return put(value, path.split('.')) as ContentValue;
};

export const withValuesOf = (
  value: ContentValue,
  other: ContentValue,
  paths: readonly { path: string }[],
): ContentValue => paths.reduce((next, { path }) => withValueAt(next, path, valueAt(other, path) ?? null), value);

interface Leaf {
  path: string;
  field: Field;
  value: FieldValue;
}

export const leavesOf = (fields: Fields, value: ContentValue, within = ''): Leaf[] =>
  Object.entries(fields).flatMap(([name, field]): Leaf[] => {
    const path = within + name;
    const given = value[name] ?? null;
    if (field.type === 'group' && Array.isArray(given))
      return given.flatMap((one, at) => (isItem(one) ? leavesOf(field.fields, one, `${path}.${at}.`) : []));
    if (isLocalized(given))
      return CONTENT_LANGUAGES.map((language) => ({ path: `${path}.${language}`, field, value: given[language] }));
    return [{ path, field, value: given }];
  });

interface Difference {
  path: string;
  field: Field;
  before: FieldValue;
  after: FieldValue;
}

export const differencesOf = (fields: Fields, before: ContentValue, after: ContentValue): Difference[] => {
  const old = new Map(leavesOf(fields, before).map((leaf) => [leaf.path, leaf]));
  const now = new Map(leavesOf(fields, after).map((leaf) => [leaf.path, leaf]));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const was = old.get(path);
    const is = now.get(path);
    const field = (is ?? was)?.field;
    if (!field || isSame(was?.value, is?.value)) return [];
    return [{ path, field, before: was?.value ?? null, after: is?.value ?? null }];
  });
};

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

/** Merges the order of items: that of the side which moved items, or mine if both did. */
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

/** Merges group items by id. An item that one side removed stays only if the other side changed it. */
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

/** Three-way merge. Conflicting fields have my value until the user chooses. */
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

export const mergedWithoutClash = (
  fields: Fields,
  base: ContentValue,
  mine: ContentValue,
  theirs: ContentValue,
): ContentValue | null => {
  const { value, clashes } = mergeValues(fields, base, mine, theirs);
  return clashes.length === 0 ? value : null;
};

/** Id field of group items, used only in the editor and in storage, never sent. */
export const ITEM_ID = '_id';

export const newItemId = (): string => `i${Math.random().toString(36).slice(2, 12)}`;

export const idOf = (item: unknown, at: number): string => {
  const id = (item as ContentValue | null | undefined)?.[ITEM_ID];
  return typeof id === 'string' ? id : String(at);
};
