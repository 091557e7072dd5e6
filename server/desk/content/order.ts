import { getTableName, sql } from 'drizzle-orm';
import { type ContentKindName, kindOf } from '../../../contract/content/kinds';
import type { Database } from '../../db/database';
import { ApiFailure } from '../../http/errors';
import { type Actor, noteAudit } from '../audit/note';
import { changingContent } from './publish';
import { tables } from './tables';

/** Puts items into an order; they take the places that they have together, so that a page of a long list can be ordered by itself. */
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
    // Places are counted anew: two items of one position would have none to change.
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
    await noteAudit(tx, actor, { thing: 'content', action: 'ordered', name: kind });
  });
}
