import { isLocalized } from '#contract/content/fields';
import { typesetText } from '#contract/content/typeset';

/** Columns and fields that hold running text. Names stay as they are written: people search and copy them. */
const RUNNING = new Set(['info', 'description', 'answer', 'body']);

/**
 * The rows with no-break spaces where the rules of both languages want them. The content is written with plain spaces, which an
 * editor can see.
 */
export const typeset = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(typeset) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    RUNNING.has(key) && isLocalized(inner) ? { ru: typesetText(inner.ru), uz: typesetText(inner.uz) } : typeset(inner),
  ]);
  return Object.fromEntries(entries) as Value;
};
