import { type SQL, sql } from 'drizzle-orm';
import type { ContentValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { columnOf, tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { contentItems, contentVersions } from '../../platform/db/schema/content';
import type { Actor } from '../../staff/audit/record';
import { publishedValue } from './publish';

const moneyFields = (kind: ContentKindName): string[] =>
  Object.entries(kindOf(kind).fields).flatMap(([name, { type }]) => (type === 'money' ? [name] : []));

/** Returns the main price. Other prices of an item change with it. */
export const priceField = (kind: ContentKindName): string | undefined => moneyFields(kind)[0];
export const otherPriceFields = (kind: ContentKindName): string[] => moneyFields(kind).slice(1);

/** Sets the other prices. `writePrices` must follow: it stores the version. */
export async function writeOtherPrices(
  tx: Database,
  kind: ContentKindName,
  values: ReadonlyMap<number, ContentValue>,
): Promise<void> {
  const { table } = tables[kind];
  const names = otherPriceFields(kind);
  if (names.length === 0 || values.size === 0) return;
  const given = [...values].map(([item_id, value]) => ({
    item_id,
    prices: Object.fromEntries(names.map((name) => [name, value[name] ?? null])),
  }));
  const set = names.map(
    (name) => sql`${sql.identifier(columnOf(table, name).name)} = (given.prices ->> ${name}::text)::numeric`,
  );
  await tx.execute(sql`update ${table} set ${sql.join(set, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(item_id int, prices jsonb)
    where ${table.id} = given.item_id`);
}

/** Stores version 0, the published value, for items in the subquery `ids` that have no version yet. */
export async function storeFirstVersion(tx: Database, kind: ContentKindName, ids: SQL): Promise<void> {
  const { table } = tables[kind];
  await tx.execute(sql`
    insert into ${contentVersions} (kind, item_id, number, value, hidden)
    select ${kind}, ${table.id}, 0, ${publishedValue(kind)}, ${table.hidden} from ${table} where ${table.id} in (${ids})
      and not exists (select from ${contentVersions} kept where kept.kind = ${kind} and kept.item_id = ${table.id})`);
}

/**
 * Publishes new prices. `given`: rows of `item_id`, `price` and `base`, the number of the last full version. If `base`
 * is still the last one, the new version stores only the price.
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
