import { type SQL, sql } from 'drizzle-orm';
import type { ContentLanguage } from '../../../contract/content/fields';
import { type ContentKindName, kindOf } from '../../../contract/content/kinds';
import type { ContentListQuery } from '../../../contract/desk/content';
import { exact } from '../sql';
import type { KeyType } from './place';
import { columnOf, tables } from './tables';

/** The field that a kind is listed by the date of. */
export const dateOf = (kind: ContentKindName): string =>
  Object.entries(kindOf(kind).fields).find(([, { type }]) => type === 'date')?.[0] ?? '';

/** By which key a list is sorted: of what is published, and of a draft that never was, `item` being its row of content_items. */
export type Sorting = { type: KeyType; published: SQL; begun: SQL; isDown: boolean };

export function sortingOf(kind: ContentKindName, order: ContentListQuery['order'], language: ContentLanguage): Sorting {
  const { table } = tables[kind];
  const { title, order: listed, fields } = kindOf(kind);
  if (order === 'changed') {
    const changed = sql`item.changed_at`;
    return { type: 'time', published: changed, begun: changed, isDown: true };
  }
  if (order === 'name') {
    const field = fields[title];
    const isLocalized = field !== undefined && 'localized' in field && field.localized;
    const column = sql`${columnOf(table, title)}`;
    const text = (whole: SQL, one: SQL) => sql`coalesce(${isLocalized ? one : whole}, '')`;
    return {
      type: 'text',
      published: text(sql`${column}::text`, sql`${column} ->> ${language}::text`),
      begun: text(sql`item.draft ->> ${title}::text`, sql`item.draft -> ${title}::text ->> ${language}::text`),
      isDown: false,
    };
  }
  // Drafts that never were come where they are seen: before the newest, behind the last place.
  if (listed === 'date') {
    const date = sql`${columnOf(table, dateOf(kind))}`;
    return { type: 'date', published: date, begun: sql`date '9999-12-31'`, isDown: true };
  }
  if (listed === 'none') return { type: 'whole', published: sql`0::int`, begun: sql`0::int`, isDown: false };
  return { type: 'whole', published: sql`${columnOf(table, 'position')}`, begun: sql`2147483647::int`, isDown: false };
}

/** The key as a cursor has it. */
export const written = (type: KeyType, key: SQL): SQL =>
  type === 'time' ? exact(key) : type === 'date' ? sql`${key}::text` : key;

/** A cursor's key as the column has it. */
export const readBack = (type: KeyType, key: string | number): SQL => {
  if (type === 'time') return sql`(${key}::timestamp at time zone 'UTC')`;
  return { whole: sql`${key}::int`, date: sql`${key}::date`, text: sql`${key}::text` }[type];
};
