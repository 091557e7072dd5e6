import type { ContentRow } from '#contract/content';
import { CONTENT_LANGUAGES, type ContentValue, type Field } from '#contract/content/fields';
import { kindOf } from '#contract/content/kinds';
import { warningsOf } from '#contract/content/warnings';
import { type Read, standingOf, valueOf } from './itemState';

const SHORT = new Set<Field['type']>([
  'money',
  'whole',
  'date',
  'choice',
  'flag',
  'reference',
  'picture',
  'day',
  'week',
]);

/** A line of a list. */
export function rowOf(read: Read): ContentRow {
  const { fields } = kindOf(read.kind);
  const value = valueOf(read);
  const short: ContentValue = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = value[name];
    if (SHORT.has(field.type) && given !== undefined) short[name] = given;
  }
  const missing = warningsOf(fields, value).flatMap(({ code, field }) => (code === 'missing' ? [field] : []));
  const lacks = CONTENT_LANGUAGES.filter((language) => missing.some((field) => field.endsWith(`.${language}`)));
  return { ...standingOf(read), fields: short, lacks };
}
