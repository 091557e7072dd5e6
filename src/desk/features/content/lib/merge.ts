import {
  type ContentValue,
  type Field,
  type Fields,
  type FieldValue,
  isLocalized,
} from '../../../../../contract/content/fields';
import { isSame } from './value';

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
