import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { ContentKindCounts, ContentListQuery, ContentPage, ContentRow } from '#contract/content';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  type ContentValue,
  type Field,
  type Fields,
} from '#contract/content/fields';
import { CONTENT_KINDS, type ContentKindName, kindOf } from '#contract/content/kinds';
import { warningsOf } from '#contract/content/warnings';
import { DESK_PAGE_SIZE } from '#contract/rules/deskLimits';
import { columnOf, tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { hasWords } from '../../platform/db/expressions';
import { queryRows } from '../../platform/db/queryRows';
import { bareNumber, deskText, lacksLanguage } from '../../platform/db/schema/columns';
import { contentItems } from '../../platform/db/schema/content';

import { ApiFailure } from '../../platform/http/errors';
import { carSpellings } from '../carSpellings';
import { itemStateOf, type Read, readItems, valueOf } from './itemState';
import { readBack, sortingOf, written } from './order';
import { cursorOf, placeOf } from './place';

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

function rowOf(read: Read): ContentRow {
  const { fields } = kindOf(read.kind);
  const value = valueOf(read);
  const short: ContentValue = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = value[name];
    if (SHORT.has(field.type) && given !== undefined) short[name] = given;
  }
  const missing = warningsOf(fields, value).flatMap(({ code, field }) => (code === 'missing' ? [field] : []));
  const lacks = CONTENT_LANGUAGES.filter((language) => missing.some((field) => field.endsWith(`.${language}`)));
  return { ...itemStateOf(read), fields: short, lacks };
}

const otherOf = (language: ContentLanguage): ContentLanguage => (language === 'ru' ? 'uz' : 'ru');
const hasEmptyTranslation = (json: SQL, language: ContentLanguage) =>
  sql`jsonb_path_exists(${json}, ${`$.** ? (@.${language} == "" && @.${otherOf(language)} != "")`}::jsonpath)`;

const localizedOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => ('localized' in field && field.localized ? [name] : []));

const draftLacks = (draft: SQL, language: ContentLanguage): SQL => hasEmptyTranslation(draft, language);

function publishedLacks(kind: ContentKindName, language: ContentLanguage): SQL {
  const { table, rows = {} } = tables[kind];
  const { fields } = kindOf(kind);
  const own = localizedOf(fields).map((name) => lacksLanguage(columnOf(table, name), language));
  const within = Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'group') return [];
    const stored = rows[name];
    if (!stored) return [hasEmptyTranslation(sql`${columnOf(table, name)}`, language)];
    const texts = localizedOf(field.fields).map((inner) => lacksLanguage(columnOf(stored.table, inner), language));
    if (texts.length === 0) return [];
    return [
      sql`${table.id} in (select ${columnOf(stored.table, stored.owner)} from ${stored.table}
        where ${sql.join(texts, sql` or `)})`,
    ];
  });
  const all = [...own, ...within];
  return all.length > 0 ? sql`(${sql.join(all, sql` or `)})` : sql`false`;
}

const DRAFT = sql`item.draft`;

const countsOf = (kind: ContentKindName) => {
  const { table } = tables[kind];
  const countLacking = (language: ContentLanguage) => sql`count(*) filter (where
    case when item.draft is null then ${publishedLacks(kind, language)} else ${draftLacks(DRAFT, language)} end)`;
  const begun = (which = sql`true`) => sql`(select count(*) from ${contentItems} item
    where item.kind = ${kind} and item.is_new and ${which})`;
  return sql`select ${kind}::text as kind, (count(*) + ${begun()})::int as "all",
      (count(item.draft) + ${begun()})::int as drafts, (count(*) filter (where ${table.hidden}))::int as hidden,
      (${countLacking('ru')} + ${begun(draftLacks(DRAFT, 'ru'))})::int as lacks_ru,
      (${countLacking('uz')} + ${begun(draftLacks(DRAFT, 'uz'))})::int as lacks_uz
    from ${table} left join ${contentItems} item on item.kind = ${kind} and item.item_id = ${table.id}`;
};

/** Counts all items, drafts, hidden items and missing translations per kind. */
export async function countContent(db: Database): Promise<ContentKindCounts[]> {
  const { rows } = await queryRows<ContentKindCounts>(
    db,
    { kind: 'text', all: 'number', drafts: 'number', hidden: 'number', lacks_ru: 'number', lacks_uz: 'number' },
    sql.join(CONTENT_KINDS.map(countsOf), sql` union all `),
  );
  return rows;
}

const draft = sql`item.draft`;
const MAX_NEARBY = 500;

/** Returns a page of items that match the filters. @throws 400 for an invalid cursor */
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
      ? sql`(${key}, ${id}) ${sorting.isDown ? sql`<` : sql`>`} (${readBack(sorting.type, place.key)}, ${place.id}::int)`
      : sql`true`;
  const half = (key: SQL, id: SQL, from: SQL, condition: SQL, isNew: boolean) =>
    sql`(select ${id} as id, ${key} as by, ${written(sorting.type, key)} as key, ${isNew}::boolean as is_new from ${from}
      where ${condition} and ${beyond(key, id)} order by ${key} ${side}, ${id} ${side} limit ${DESK_PAGE_SIZE + 1})`;
  const item = sql`${contentItems} item`;
  const joined = sql`item.kind = ${kind} and item.item_id = ${table.id}`;
  const from =
    query.order === 'changed'
      ? sql`${item} join ${table} on ${joined} and item.version > 0`
      : sql`${table} left join ${item} on ${joined}`;
  const id = query.order === 'changed' ? sql`item.item_id` : sql`${table.id}`;
  // Limits each half of the union to a page, so that published items are read by an index scan.
  const read = async (from: SQL, isNear: boolean) => {
    const { published, begun } = conditionsOf(kind, query, isNear);
    const { rows } = await queryRows<{ id: number; key: string | number; is_new: boolean }>(
      db,
      { id: 'number', key: 'json', is_new: 'boolean' },
      sql`
      select id, key, is_new from (
        ${half(sorting.published, id, from, published, false)}
        union all ${half(sorting.begun, sql`item.item_id`, item, sql`item.kind = ${kind} and item.is_new and ${begun}`, true)}
      ) found order by found.by ${side}, id ${side} limit ${DESK_PAGE_SIZE + 1}`,
    );
    return rows;
  };
  const near = async () => {
    const { q, order, state, lacks } = query;
    if (q === undefined || (order ?? state ?? lacks) !== undefined) return null;
    const first = sql`(select * from ${table} where ${beyond(sorting.published, sql`${table.id}`)}
      order by ${sorting.published} ${side}, ${table.id} ${side} limit ${MAX_NEARBY}) ${sql.identifier(getTableName(table))}`;
    const rows = await read(first, true);
    return rows.length > DESK_PAGE_SIZE && rows.every((row) => !row.is_new) ? rows : null;
  };
  const rows = (await near()) ?? (await read(from, false));
  const pageRows = rows.slice(0, DESK_PAGE_SIZE);
  const last = rows.length > DESK_PAGE_SIZE ? pageRows.at(-1) : undefined;
  const items = await readItems(
    db,
    kind,
    pageRows.map(({ id }) => id),
  );
  return { items: items.map(rowOf), next: last ? cursorOf(last) : null };
}

function conditionsOf(kind: ContentKindName, { q, state, lacks, of, ids }: ContentListQuery, isNear: boolean) {
  const { table } = tables[kind];
  const published: SQL[] = [sql`true`];
  const begun: SQL[] = [sql`true`];
  const both = (ofPublished: SQL, draws: SQL) => {
    published.push(ofPublished);
    begun.push(draws);
  };
  if (state === 'published') both(sql`not ${table.hidden}`, sql`false`);
  if (state === 'draft') both(sql`item.draft is not null`, sql`true`);
  if (state === 'scheduled') both(sql`item.publish_at is not null`, sql`item.publish_at is not null`);
  if (state === 'hidden') both(sql`${table.hidden}`, sql`false`);
  if (lacks !== undefined)
    both(
      sql`case when item.draft is null then ${publishedLacks(kind, lacks)} else ${draftLacks(draft, lacks)} end`,
      draftLacks(draft, lacks),
    );
  if (ids !== undefined) {
    const idList = ids.split(',').map(Number);
    both(sql`${table.id}::bigint in ${idList}`, sql`item.item_id::bigint in ${idList}`);
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
    const { title, found } = kindOf(kind);
    const words = (valueOf: (name: string) => unknown) => {
      const more = found && [valueOf(found.number), bareNumber(valueOf(found.number)), valueOf(found.also)];
      return deskText(valueOf(title), ...(more ?? []));
    };
    const drawn = hasWords(
      words((name) => sql`coalesce(${draft} ->> ${name}::text, '')`),
      q,
      carSpellings,
    );
    const ofPublished = hasWords(
      words((name) => columnOf(table, name)),
      q,
      carSpellings,
    );
    const drafts = sql`select item.item_id from ${contentItems} item where item.kind = ${kind} and item.draft is not null and ${drawn}`;
    both(
      isNear
        ? sql`(${ofPublished} or ${table.id} in (${drafts}))`
        : sql`${table.id} in (select id from ${table} where ${ofPublished} union all ${drafts})`,
      drawn,
    );
  }
  return { published: sql.join(published, sql` and `), begun: sql.join(begun, sql` and `) };
}
