import { sql } from 'drizzle-orm';
import type { ContentBulk, ContentBulkItem, ContentBulkReply } from '#contract/content';
import type { ContentValue, FieldValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { publishProblems } from '#contract/content/problems';
import { IMPORT_IMPLAUSIBLE_FACTOR } from '#contract/rules/deskLimits';
import { isImplausibleChange, percentMore, roundedTo, tiyinOf, tiyinOfSom, writtenMoney } from '#contract/rules/money';
import { columnOf, tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { contentVersions } from '../../platform/db/schema/content';
import { ApiFailure } from '../../platform/http/errors';
import { visibleChanges } from '../../staff/audit/read';
import { type Actor, type AuditRecord, recordAudit } from '../../staff/audit/record';
import { type SeenBookings, withAffectedCheck } from './affected';
import { type ItemVersion, publishOrSchedule } from './change';
import { type ItemState, lockItem, lockItems, titleOf, valueOf } from './itemState';
import { otherPriceFields, priceField, storeFirstVersion, writeOtherPrices, writePrices } from './prices';
import { ContentRefused } from './problems';
import { changesOf, changingContent, nameOf, setHidden } from './publish';
import { readPublished } from './rows';

type Change = { [Name in 'percent' | 'sum' | 'round']: ContentBulk[Name] | undefined };

export const outcomeOf = (
  { kind, id, version }: ItemVersion,
  itemState: ItemState | null,
  problem: ContentBulkItem['problem'],
): ContentBulkItem => ({
  id,
  version: itemState?.row.version ?? version,
  title: itemState ? titleOf(kind, valueOf(itemState)) : { ru: '', uz: '' },
  problem,
  warning: null,
  changes: [],
});

/**
 * Changes or restores prices of items of one kind and returns a preview per item. The caller rolls a dry run back.
 * @throws 400 unless exactly one of `percent` and `sum` is given
 */
export async function changePrices(
  tx: Database,
  kind: ContentKindName,
  { action, items, percent, sum, round, dry }: ContentBulk,
  actor: Actor,
): Promise<ContentBulkItem[]> {
  const field = priceField(kind);
  const ways = [percent, sum].filter((way) => way !== undefined).length;
  if (field === undefined || ways !== (action === 'price' ? 1 : 0)) throw new ApiFailure(400, 'bad_request');
  const itemStates = await lockItems(
    tx,
    kind,
    items.map(({ id }) => id),
  );
  const fields = [field, ...otherPriceFields(kind)];
  const former = new Map<string, Map<number, string>>();
  if (action === 'price_back')
    for (const each of fields) former.set(each, await formerPrices(tx, kind, each, [...itemStates.keys()]));
  const pricesOf = (id: number, value: ContentValue): ContentValue =>
    Object.fromEntries(
      fields.map((each) => {
        const now = value[each] ?? null;
        return [
          each,
          action === 'price_back' ? (former.get(each)?.get(id) ?? now) : priced(now, { percent, sum, round }),
        ];
      }),
    );
  const accepted = new Map<number, ContentValue>();
  const outcomes = items.map((item) => {
    const itemState = itemStates.get(item.id) ?? null;
    const value = itemState && valueOf(itemState);
    const next = value && { ...value, ...pricesOf(item.id, value) };
    const problem = accepted.has(item.id) ? 'changed' : problemOf(itemState, item.version, next);
    if (problem === null && next) accepted.set(item.id, next);
    return outcomeOf({ kind, ...item }, itemState, problem);
  });
  const changed = [...accepted].filter(([id, next]) =>
    fields.some((each) => next[each] !== itemStates.get(id)?.published?.value[each]),
  );
  const given = changed.map(([id, next]) => ({ item_id: id, price: next[field] }));
  if (given.length === 0) return outcomes;
  const rows = sql`select item_id, price, null::int as base
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as wanted(item_id int, price numeric)`;
  await storeFirstVersion(tx, kind, sql`select item_id from (${rows}) given`);
  await writeOtherPrices(tx, kind, new Map(changed));
  await writePrices(tx, kind, rows, actor);
  const notes: AuditRecord[] = [];
  const after = await readPublished(
    tx,
    kind,
    given.map(({ item_id }) => item_id),
  );
  for (const [thingId, now] of after) {
    const changes = changesOf(itemStates.get(thingId)?.published ?? null, now);
    notes.push({ thing: 'content', action: 'published', thingId, name: nameOf(kind, thingId, now.value), ...changes });
    const outcome = outcomes.find(({ id, problem }) => id === thingId && problem === null);
    if (!outcome) continue;
    outcome.changes = visibleChanges(changes);
    if (!dry) outcome.version += 1;
    if (isTenfold(itemStates.get(thingId)?.published?.value[field], now.value[field])) outcome.warning = 'tenfold';
  }
  await recordAudit(tx, actor, ...notes);
  return outcomes;
}

function problemOf(
  itemState: ItemState | null,
  version: number,
  next: ContentValue | null,
): ContentBulkItem['problem'] {
  if (!itemState || !next) return 'missing';
  if (itemState.row.version !== version) return 'changed';
  if (itemState.row.draft || !itemState.published) return 'draft';
  return Object.keys(publishProblems(kindOf(itemState.kind).fields, next)).length > 0 ? 'invalid' : null;
}

async function formerPrices(
  tx: Database,
  kind: ContentKindName,
  field: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { table } = tables[kind];
  const price = columnOf(table, field);
  const { rows } = await queryRows<{ id: number; price: string }>(
    tx,
    { id: 'number', price: 'text' },
    sql`
    select ${table.id} as id, before.price from ${table} cross join lateral (
      select kept.value ->> ${field}::text as price from ${contentVersions} kept
      where kept.kind = ${kind} and kept.item_id = ${table.id}
        and (kept.value ->> ${field}::text)::numeric is distinct from ${price} and kept.value ->> ${field}::text is not null
      order by kept.number desc limit 1) before
    where ${table.id} in ${[...ids]}`,
  );
  return new Map(rows.map((row) => [row.id, row.price]));
}

function priced(now: FieldValue | undefined, { percent, sum, round = 1 }: Change): FieldValue {
  const before = typeof now === 'string' ? tiyinOf(now) : null;
  if (before === null) return null;
  const after = sum === undefined ? percentMore(before, percent ?? 0) : before + tiyinOfSom(sum);
  return writtenMoney(roundedTo(after, round));
}

const isTenfold = (before: FieldValue | undefined, after: FieldValue | undefined): boolean =>
  typeof before === 'string' &&
  typeof after === 'string' &&
  isImplausibleChange(before, after, IMPORT_IMPLAUSIBLE_FACTOR);

class TakenBack extends Error {}

/** Changes the prices of all items or of none. A dry run rolls the change back and returns it as a preview. */
export async function changeMany(
  db: Database,
  kind: ContentKindName,
  bulk: ContentBulk,
  { actor, seen }: { actor: Actor; seen: SeenBookings },
): Promise<ContentBulkReply> {
  const items: ContentBulkItem[] = [];
  let done = false;
  try {
    await changingContent(db, async (tx) => {
      if (bulk.action === 'price' || bulk.action === 'price_back')
        items.push(...(await changePrices(tx, kind, bulk, actor)));
      else
        await withAffectedCheck(tx, kind, { seen: bulk.dry ? null : seen }, async () => {
          for (const item of bulk.items) items.push(await changeOne(tx, { kind, ...item }, bulk, actor));
        });
      if (bulk.dry || items.some(({ problem }) => problem !== null)) throw new TakenBack();
    });
    done = true;
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return { done, items };
}

async function changeOne(tx: Database, one: ItemVersion, bulk: ContentBulk, actor: Actor): Promise<ContentBulkItem> {
  const { kind, id, version } = one;
  const itemState = await lockItem(tx, kind, id);
  const failed = (problem: ContentBulkItem['problem']) => outcomeOf(one, itemState, problem);
  if (!itemState) return failed('missing');
  if (itemState.row.version !== version) return failed('changed');
  try {
    const problem = await tx.transaction((inner) => act(inner, itemState, bulk, actor));
    if (problem !== null) return failed(problem);
  } catch (error) {
    if (error instanceof ContentRefused) return failed('invalid');
    throw error;
  }
  const after = (await readPublished(tx, kind, [id])).get(id);
  return { ...failed(null), changes: after ? visibleChanges(changesOf(itemState.published, after)) : [] };
}

async function act(
  tx: Database,
  itemState: ItemState,
  { action }: ContentBulk,
  actor: Actor,
): Promise<ContentBulkItem['problem']> {
  const { row, published } = itemState;
  if (action === 'publish') {
    if (row.draft) await publishOrSchedule(tx, itemState, { value: row.draft, at: null, seen: null }, actor);
    return null;
  }
  if (!published) return 'draft';
  await setHidden(tx, itemState, action === 'hide', actor);
  return null;
}
