import { type SQL, sql } from 'drizzle-orm';
import { DESK_PAGE_SIZE, STOCK_LOW } from '#contract/rules/deskLimits';
import type { StockMovePage, StockMovesQuery, StockOfPart, StockPage, StockQuery } from '#contract/stock';
import type { Database } from '../../platform/db/database';
import { branchRef, hasWords, iso } from '../../platform/db/expressions';
import { queryRows } from '../../platform/db/queryRows';
import { parts, stock, stockMoves } from '../../platform/db/schema/catalog';
import { bareNumber, deskText, inLanguage } from '../../platform/db/schema/columns';
import { branches } from '../../platform/db/schema/company';
import { staff } from '../../platform/db/schema/staff';

import type { Language } from '../../platform/language';
import { carSpellings } from '../carSpellings';
import { cursorOf, placeOf } from '../content/place';

type Row = StockOfPart & { place: number };

async function selectStock(
  db: Database,
  language: Language,
  condition: SQL,
  branch: number | undefined,
  limit: number,
): Promise<Row[]> {
  const isAsked =
    branch === undefined ? sql`(not ${branches.hidden} or ${stock.onHand} > 0)` : sql`${branches.id} = ${branch}::int`;
  const { rows } = await queryRows<Row>(
    db,
    { id: 'number', at: 'json', name: 'text', manufacturer: 'text', mpn: 'text', hidden: 'boolean', place: 'number' },
    sql`
    select part.id, part.name ->> ${language}::text as name, part.manufacturer, part.mpn, part.hidden, part.position as place,
      (select coalesce(json_agg(json_build_object(
          'branch', json_build_object('id', ${branches.id}, 'name', ${inLanguage(branches.name, language)}),
          'on_hand', coalesce(${stock.onHand}, 0), 'reserved', coalesce(${stock.reserved}, 0))
          order by ${branches.position}, ${branches.id}), '[]'::json)
        from ${branches} left join ${stock} on ${stock.branchId} = ${branches.id} and ${stock.partId} = part.id
        where ${isAsked}) as at
    from (select * from ${parts} where ${condition} order by ${parts.position}, ${parts.id} limit ${limit}) part
    order by part.position, part.id`,
  );
  return rows;
}

/**
 * Returns a page of parts with their stock, filtered by text, branch and stock state. @throws 400 for an invalid
 * cursor
 */
export async function listStock(
  db: Database,
  query: StockQuery,
  language: Language,
  size = DESK_PAGE_SIZE,
): Promise<StockPage> {
  const { q, branch, state, after } = query;
  const place = placeOf(after, 'whole');
  const conditions: SQL[] = [sql`true`];
  if (place) conditions.push(sql`(${parts.position}, ${parts.id}) > (${place.key}::int, ${place.id}::int)`);
  if (q !== undefined) conditions.push(foundBy(q));
  if (state !== undefined) conditions.push(isIn(state, branch));
  const rows = await selectStock(db, language, sql.join(conditions, sql` and `), branch, size + 1);
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return {
    items: items.map(({ place: _place, ...item }) => item),
    next: last ? cursorOf({ key: last.place, id: last.id }) : null,
  };
}

function foundBy(q: string): SQL {
  const words = deskText(parts.name, parts.mpn, bareNumber(parts.mpn), parts.manufacturer);
  const hasWord = (word: string) => {
    const bare = word.replace(/[-./_]/g, '');
    const spellings = new Set([word, ...(bare === '' ? [] : [bare]), ...carSpellings(word)]);
    return sql`(${sql.join(
      [...spellings].map((one) => hasWords(words, one)),
      sql` or `,
    )})`;
  };
  const typed = q.split(/\s+/).filter(Boolean);
  return typed.length > 0 ? sql.join(typed.map(hasWord), sql` and `) : sql`false`;
}

function isIn(state: NonNullable<StockQuery['state']>, branch: number | undefined): SQL {
  const where =
    branch === undefined
      ? sql`branch_id in (select id from ${branches} where not hidden)`
      : sql`branch_id = ${branch}::int`;
  const free = sql`coalesce((select sum(on_hand - reserved) from ${stock} where part_id = ${parts.id} and ${where}), 0)`;
  return { in: sql`${free} > 0`, low: sql`${free} between 1 and ${STOCK_LOW}`, none: sql`${free} = 0` }[state];
}

/** Returns the stock of a part at every branch, or null. */
export async function readStock(db: Database, id: number, language: Language): Promise<StockOfPart | null> {
  const [row] = await selectStock(db, language, sql`${parts.id} = ${id}::int`, undefined, 1);
  if (!row) return null;
  const { place: _place, ...item } = row;
  return item;
}

/** Returns a page of a part's stock movements, newest first. @throws 400 for an invalid cursor */
export async function listStockMoves(
  db: Database,
  id: number,
  { after }: StockMovesQuery,
  language: Language,
): Promise<StockMovePage> {
  const place = placeOf(after, 'whole');
  const { rows } = await queryRows<StockMovePage['items'][number]>(
    db,
    {
      id: 'number',
      at: 'text',
      branch: 'json?',
      reason: 'text',
      by: 'json?',
      change: 'number',
      left: 'number',
      other: 'json?',
    },
    sql`
    select id, ${iso(sql`at`)} as at, ${branchRef(sql`move.branch_id`, language)} as branch, change, "left", reason,
      ${branchRef(sql`move.other_branch_id`, language)} as other,
      (select json_build_object('id', id, 'name', name) from ${staff} where id = move.staff_id) as by
    from (select *, sum(change) over (partition by branch_id order by id)::int as "left"
      from ${stockMoves} where part_id = ${id}::int) move
    where ${place ? sql`id < ${place.id}::int` : sql`true`} order by id desc limit ${DESK_PAGE_SIZE + 1}`,
  );
  const items = rows.slice(0, DESK_PAGE_SIZE);
  const last = rows.length > DESK_PAGE_SIZE ? items.at(-1) : undefined;
  return { items, next: last ? cursorOf({ key: last.id, id: last.id }) : null };
}
