import type { ContentValue, Fields, FieldValue } from '#contract/content/fields';
import { draftProblems, type Problem } from '#contract/content/problems';
import { idPathOf, withoutIds } from './itemIds';
import { valueAt, withValueAt } from './value';

/** What is said by the places of items, by their ids. */
export const byIds = <T>(value: ContentValue, said: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(said).map(([path, one]) => [idPathOf(value, path), one]));

/** What keeps a value from being a draft, by the ids of items. */
export const wrongIn = (fields: Fields, value: ContentValue): Record<string, Problem> =>
  byIds(value, draftProblems(fields, withoutIds(fields, value)));

/** The value with fields that are not understood as they were saved last; null: that does not help. */
export const withoutWrong = (
  fields: Fields,
  value: ContentValue,
  saved: ContentValue,
  wrong: readonly string[],
): ContentValue | null => {
  const replaced = (empty: FieldValue) =>
    wrong.reduce((next, path) => withValueAt(next, path, valueAt(saved, path) ?? empty), value);
  return [replaced(null), replaced('')].find((one) => Object.keys(wrongIn(fields, one)).length === 0) ?? null;
};
