import {
  CONTENT_LANGUAGES,
  type ContentValue,
  type Field,
  type Fields,
  type FieldValue,
  isItem,
  isLocalized,
  tidyValue,
} from '#contract/content/fields';

/** A value as the server sends it: its shape is the description's. */
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

/** Whether the server would keep both as the same. */
export const isSameValue = (fields: Fields, one: ContentValue, other: ContentValue): boolean =>
  isSame(tidyValue(fields, one), tidyValue(fields, other));

/** Whether the server has made the one of the other: it fills in an empty address. */
export const isMadeOf = (fields: Fields, sent: ContentValue, now: ContentValue): boolean => {
  const made = Object.entries(sent).map(([name, value]) => {
    const isFilled = fields[name]?.type === 'slug' && value === '';
    return [name, isFilled ? (now[name] ?? '') : value];
  });
  return isSameValue(fields, Object.fromEntries(made), now);
};

type Node = Record<string, unknown> | unknown[];

const hasId = (one: unknown, id: string): boolean => (one as { _id?: unknown } | null | undefined)?._id === id;

/** Items of a group go by their id or by their place. */
const childOf = (node: unknown, part: string): unknown => {
  if (typeof node !== 'object' || node === null) return undefined;
  const named = Array.isArray(node) ? node.find((one) => hasId(one, part)) : undefined;
  return named ?? (node as Record<string, unknown>)[part];
};

export const valueAt = (value: ContentValue, path: string): FieldValue | undefined =>
  path.split('.').reduce<unknown>(childOf, value) as FieldValue | undefined;

/** Of what is said by path that of fields whose value is the same in both. */
export const whereSame = <T>(said: Readonly<Record<string, T>>, one: ContentValue, other: ContentValue) =>
  Object.fromEntries(Object.entries(said).filter(([path]) => valueAt(one, path) === valueAt(other, path)));

/** A copy with another value at a path; of an item that is gone, the same. */
export const withValueAt = (value: ContentValue, path: string, next: FieldValue): ContentValue => {
  const put = (node: Node, [part = '', ...rest]: string[]): Node => {
    const inner = rest.length === 0 ? next : put((childOf(node, part) ?? {}) as Node, rest);
    return Array.isArray(node)
      ? node.map((one, at) => (hasId(one, part) || String(at) === part ? inner : one))
      : { ...node, [part]: inner };
  };
  return put(value, path.split('.')) as ContentValue;
};

/** A copy that has another's values at some paths. */
export const withValuesOf = (
  value: ContentValue,
  other: ContentValue,
  paths: readonly { path: string }[],
): ContentValue => paths.reduce((next, { path }) => withValueAt(next, path, valueAt(other, path) ?? null), value);

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
