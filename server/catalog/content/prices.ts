import { type SQL, sql } from 'drizzle-orm';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { columnOf, tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { contentItems, contentVersions } from '../../platform/db/schema/content';
import type { Actor } from '../../staff/audit/record';
import { publishedValue } from './publish';

export const priceField = (kind: ContentKindName): string | undefined =>
  Object.entries(kindOf(kind).fields).find(([, { type }]) => type === 'money')?.[0];

export async function storeFirstVersion(tx: Database, kind: ContentKindName, ids: SQL): Promise<void> {
  const { table } = tables[kind];
  await tx.execute(sql`
    insert into ${contentVersions} (kind, item_id, number, value, hidden)
    select ${kind}, ${table.id}, 0, ${publishedValue(kind)}, ${table.hidden} from ${table} where ${table.id} in (${ids})
      and not exists (select from ${contentVersions} kept where kept.kind = ${kind} and kept.item_id = ${table.id})`);
}

/**
 * Publishes rows of `item_id`, `price` and `base`, the last full version: with it only the price is stored. An outdated
 * `base` is ignored.
 */
export async function writePrices(
  tx: Database,
  kind: ContentKindName,
  given: SQL,
  { staffId }: Pick<Actor, 'staffId'>,
): Promise<void> {
  const { table } = tables[kind];
  const field = priceField(kind) ?? '';
  const price = columnOf(table, field);
  await tx.execute(sql`
    with changed as (
      update ${table} set ${sql.identifier(price.name)} = given.price
      from (${given}) given cross join lateral (
        select max(number) as last, max(number) filter (where base is null) as whole
        from ${contentVersions} where kind = ${kind} and item_id = given.item_id) kept
      where ${table.id} = given.item_id
      returning ${table.id}, kept.last + 1 as number, ${table.hidden}, case when kept.whole = given.base then given.base end as base,
        case when kept.whole = given.base then jsonb_build_object(${field}::text, ${price}::text) else ${publishedValue(kind)} end as value),
    noted as (
      insert into ${contentVersions} (kind, item_id, number, value, base, hidden, by)
      select ${kind}, id, number, value, base, hidden, ${staffId}::int from changed)
    update ${contentItems} item set version = item.version + 1, changed_by = ${staffId}::int, changed_at = now()
    from changed where item.kind = ${kind} and item.item_id = changed.id`);
}
