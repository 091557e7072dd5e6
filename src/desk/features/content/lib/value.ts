import {
  CONTENT_LANGUAGES,
  type ContentValue,
  type Field,
  type Fields,
  type FieldValue,
  isItem,
  isLocalized,
  tidyValue,
} from '../../../../../contract/content/fields';

/** A value as the server sends it: its shape is the description's. */
export const contentOf = (value: Record<string, unknown>): ContentValue => value as ContentValue;

const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  );
};

/** Whether the server would keep both as the same. */
export const isSameValue = (fields: Fields, one: ContentValue, other: ContentValue): boolean =>
  isSame(tidyValue(fields, one), tidyValue(fields, other));

type Node = Record<string, unknown> | unknown[];

const childOf = (node: unknown, part: string): unknown =>
  typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined;

export const valueAt = (value: ContentValue, path: string): FieldValue | undefined =>
  path.split('.').reduce<unknown>(childOf, value) as FieldValue | undefined;

/** A copy with another value at a path. */
export const withValueAt = (value: ContentValue, path: string, next: FieldValue): ContentValue => {
  const put = (node: Node, [part = '', ...rest]: string[]): Node => {
    const inner = rest.length === 0 ? next : put((childOf(node, part) ?? {}) as Node, rest);
    return Array.isArray(node)
      ? node.map((one, at) => (String(at) === part ? inner : one))
      : { ...node, [part]: inner };
  };
  return put(value, path.split('.')) as ContentValue;
};

/** One thing that is shown and compared by itself. */
export interface Leaf {
  path: string;
  field: Field;
  value: FieldValue;
}

/** All fields one by one: texts by language, groups by their items. */
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

export interface Difference {
  path: string;
  field: Field;
  before: FieldValue;
  after: FieldValue;
}

/** Where two values differ, field by field. */
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
      const isOneLength = own.length === other.length && own.length === from.length;
      if (isOneLength)
        return own.map((item, at) => {
          const merged = mergeValues(
            field.fields,
            from[at] as ContentValue,
            item as ContentValue,
            other[at] as ContentValue,
            `${path}.${at}.`,
          );
          clashes.push(...merged.clashes);
          return merged.value;
        });
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
