import { type SQL, sql } from 'drizzle-orm';
import type { ContentLanguage } from '../../../contract/content/fields';
import { type ContentKindName, kindOf } from '../../../contract/content/kinds';
import type { ContentListQuery } from '../../../contract/desk/content';
import type { ContentPage } from '../../../contract/desk/contentItem';
import { DESK_PAGE_SIZE } from '../../../contract/desk/limits';
import type { Database } from '../../db/database';
import { contentItems } from '../../db/schema/content';
import { deskText } from '../../db/schema/deskWords';
import { ApiFailure } from '../../http/errors';
import { anywhere, exact } from '../sql';
import { draftLacks, publishedLacks } from './lacking';
import { cursorOf, type KeyType, placeOf } from './place';
import { rowOf } from './row';
import { readItems } from './standing';
import { columnOf, tables } from './tables';

/** By which key a list is sorted, of what is published and of a draft that never was; the latter come where nothing hides them. */
type Sorting = { type: KeyType; published: SQL; begun: SQL; isDown: boolean };

const draft = sql`item.draft`;
const LAST = sql`2147483647::int`;

function sortingOf(kind: ContentKindName, order: ContentListQuery['order'], language: ContentLanguage): Sorting {
  const { table } = tables[kind];
  const { title, order: listed, fields } = kindOf(kind);
  if (order === 'changed') {
    const changed = exact(sql`item.changed_at`);
    return { type: 'time', published: changed, begun: changed, isDown: true };
  }
  if (order === 'name') {
    const field = fields[title];
    const isLocalized = field !== undefined && 'localized' in field && field.localized;
    const text = (of: SQL) => sql`coalesce(${of}, '')`;
    return {
      type: 'text',
      published: text(
        isLocalized ? sql`${columnOf(table, title)} ->> ${language}::text` : sql`${columnOf(table, title)}::text`,
      ),
      begun: text(
        isLocalized ? sql`${draft} -> ${title}::text ->> ${language}::text` : sql`${draft} ->> ${title}::text`,
      ),
      isDown: false,
    };
  }
  if (listed === 'date')
    return {
      type: 'date',
      published: sql`${columnOf(table, 'publishedDate')}`,
      begun: sql`date '9999-12-31'`,
      isDown: true,
    };
  if (listed === 'none') return { type: 'whole', published: sql`0::int`, begun: sql`0::int`, isDown: false };
  return { type: 'whole', published: sql`${columnOf(table, 'position')}`, begun: LAST, isDown: false };
}

const CASTS: Record<KeyType, SQL> = {
  whole: sql`::int`,
  date: sql`::date`,
  time: sql`::text`,
  text: sql`::text`,
};

export async function listContent(
  db: Database,
  kind: ContentKindName,
  query: ContentListQuery,
  language: ContentLanguage,
): Promise<ContentPage> {
  const { table } = tables[kind];
  const sorting = sortingOf(kind, query.order, language);
  const place = placeOf(query.after, sorting.type);
  const side = sorting.isDown ? sql`desc` : sql`asc`;
  const beyond = (key: SQL, id: SQL) =>
    place
      ? sql`(${key}, ${id}) ${sorting.isDown ? sql`<` : sql`>`} (${place.key}${CASTS[sorting.type]}, ${place.id}::int)`
      : sql`true`;
  const { published, begun } = conditionsOf(kind, query);
  const isOfKind = sql`item.kind = ${kind}`;
  const joined = query.order === 'changed' ? sql`join` : sql`left join`;
  // Each half is cut to a page before both are merged: the first one is read along an index of its table.
  const { rows } = await db.execute<{ id: number; key: string | number }>(sql`
    select id, key from (
      (select ${table.id} as id, ${sorting.published} as key
        from ${table} ${joined} ${contentItems} item on ${isOfKind} and item.item_id = ${table.id}
          ${query.order === 'changed' ? sql`and item.version > 0` : sql``}
        where ${published} and ${beyond(sorting.published, sql`${table.id}`)}
        order by ${sorting.published} ${side}, ${table.id} ${side} limit ${DESK_PAGE_SIZE + 1})
      union all
      (select item.item_id, ${sorting.begun} from ${contentItems} item
        where ${isOfKind} and item.is_new and ${begun} and ${beyond(sorting.begun, sql`item.item_id`)}
        order by ${sorting.begun} ${side}, item.item_id ${side} limit ${DESK_PAGE_SIZE + 1})
    ) found order by key ${side}, id ${side} limit ${DESK_PAGE_SIZE + 1}`);
  const shown = rows.slice(0, DESK_PAGE_SIZE);
  const last = rows.length > DESK_PAGE_SIZE ? shown.at(-1) : undefined;
  const read = await readItems(
    db,
    kind,
    shown.map(({ id }) => id),
  );
  return { items: read.map(rowOf), next: last ? cursorOf(keyed(last)) : null };
}

/** One driver reads a date as it is written, the other as a time. */
const keyed = ({ id, key }: { id: number; key: unknown }) => ({
  id,
  key: key instanceof Date ? key.toISOString().slice(0, 10) : (key as string | number),
});

/** What a filter asks of something published, and of a draft that never was. */
function conditionsOf(kind: ContentKindName, { q, state, lacks, of, ids }: ContentListQuery) {
  const { table } = tables[kind];
  const published: SQL[] = [sql`true`];
  const begun: SQL[] = [sql`true`];
  const both = (stands: SQL, draws: SQL) => {
    published.push(stands);
    begun.push(draws);
  };
  if (state === 'published') both(sql`item.draft is null`, sql`false`);
  if (state === 'draft') both(sql`item.draft is not null`, sql`true`);
  if (state === 'scheduled') both(sql`item.publish_at is not null`, sql`item.publish_at is not null`);
  if (state === 'hidden') both(sql`${table.hidden}`, sql`false`);
  if (lacks !== undefined)
    both(
      sql`case when item.draft is null then ${publishedLacks(kind, lacks)} else ${draftLacks(draft, lacks)} end`,
      draftLacks(draft, lacks),
    );
  if (ids !== undefined) {
    const wanted = ids.split(',').map(Number);
    both(sql`${table.id}::bigint in ${wanted}`, sql`item.item_id::bigint in ${wanted}`);
  }
  if (of !== undefined) {
    const [name = '', id] = of.split(':');
    const field = Object.hasOwn(kindOf(kind).fields, name) ? kindOf(kind).fields[name] : undefined;
    if (field?.type !== 'reference' || field.many) throw new ApiFailure(400, 'bad_request');
    both(
      sql`${columnOf(table, name)} = ${Number(id)}::int`,
      sql`(${draft} ->> ${name}::text)::int = ${Number(id)}::int`,
    );
  }
  if (q !== undefined) {
    const pattern = sql`desk_words(${anywhere(q)})`;
    const { title, found } = kindOf(kind);
    const names = found === undefined ? [title] : [title, found];
    const drawn = sql`desk_words(${sql.join(
      names.map((name) => sql`coalesce(${draft} ->> ${name}::text, '')`),
      sql` || ' ' || `,
    )}) like ${pattern}`;
    both(
      sql`${table.id} in (
        select id from ${table} where ${deskText(...names.map((name) => columnOf(table, name)))} like ${pattern}
        union all select item.item_id from ${contentItems} item where item.kind = ${kind} and item.draft is not null and ${drawn})`,
      drawn,
    );
  }
  return { published: sql.join(published, sql` and `), begun: sql.join(begun, sql` and `) };
}
