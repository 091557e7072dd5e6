import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { ContentListQuery } from '#contract/content';
import type { ContentLanguage } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { columnOf, tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { cursorTimestamp } from '../../platform/db/expressions';
import { ApiFailure } from '../../platform/http/errors';
import { type Actor, recordAudit } from '../../staff/audit/record';
import type { KeyType } from './place';
import { changingContent } from './publish';

/** Reorders the items `ids` within the positions that they occupy. Other items keep their positions. */
export async function orderItems(
  db: Database,
  kind: ContentKindName,
  ids: readonly number[],
  actor: Actor,
): Promise<void> {
  if (kindOf(kind).order !== 'position') throw new ApiFailure(409, 'conflict');
  const { table } = tables[kind];
  await changingContent(db, async (tx) => {
    const there = await tx.$count(table, sql`id in ${[...ids]}`);
    if (there !== ids.length) throw new ApiFailure(404, 'not_found');
    // Renumbers all items first, because two items at the same position could not be swapped.
    await tx.execute(sql`
      with now as (select id, row_number() over (order by position, id) - 1 as place from ${table}),
        asked as (select id, row_number() over () as turn from unnest(${sql.raw(`array[${ids.join(',')}]`)}) as id),
        free as (select place, row_number() over (order by place) as turn from now where id in ${[...ids]}),
        wanted as (
          select asked.id, free.place from asked join free using (turn)
          union all select id, place from now where id not in ${[...ids]}
        )
      update ${table} set position = wanted.place from wanted
      where wanted.id = ${sql.identifier(getTableName(table))}.id and position <> wanted.place`);
    await recordAudit(tx, actor, { thing: 'content', action: 'ordered', name: kind });
  });
}

export const dateOf = (kind: ContentKindName): string =>
  Object.entries(kindOf(kind).fields).find(([, { type }]) => type === 'date')?.[0] ?? '';

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
  if (listed === 'date') {
    const date = sql`${columnOf(table, dateOf(kind))}`;
    return { type: 'date', published: date, begun: sql`date '9999-12-31'`, isDown: true };
  }
  if (listed === 'none') return { type: 'whole', published: sql`0::int`, begun: sql`0::int`, isDown: false };
  return { type: 'whole', published: sql`${columnOf(table, 'position')}`, begun: sql`2147483647::int`, isDown: false };
}

export const written = (type: KeyType, key: SQL): SQL =>
  type === 'time' ? cursorTimestamp(key) : type === 'date' ? sql`${key}::text` : key;

export const readBack = (type: KeyType, key: string | number): SQL => {
  if (type === 'time') return sql`(${key}::timestamp at time zone 'UTC')`;
  return { whole: sql`${key}::int`, date: sql`${key}::date`, text: sql`${key}::text` }[type];
};
