import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type ContentValue, type Field, isLocalized, normalizeValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { publishProblems } from '#contract/content/problems';
import type { AuditAction } from '#contract/rules/auditWords';
import { truncate } from '#contract/rules/fold';
import { POLICY_SLUG } from '#contract/rules/pages';
import { columnOf, type Rows, tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { contentItems, contentVersions } from '../../platform/db/schema/content';
import type { ContentAuditValues } from '../../platform/db/schema/desk';
import { type Actor, difference, recordAudit } from '../../staff/audit/record';
import { bookingsOfBay } from './hooks';
import { type ItemRow, type ItemState, titleOf } from './itemState';
import { refuseProblems } from './problems';
import { databaseProblems } from './references';
import { type Published, writeHidden, writePublished } from './rows';

/** Runs `work` in a transaction that first locks the content version, which serializes changes of public content. */
export const changingContent = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select from content_version for update`);
    return work(tx);
  });

export function flat(value: unknown, path = ''): ContentAuditValues {
  if (typeof value === 'object' && value !== null) {
    const within = Object.entries(value).map(([name, inner]) => flat(inner, path === '' ? name : `${path}.${name}`));
    return Object.assign({}, ...within) as ContentAuditValues;
  }
  if (typeof value === 'string') return { [path]: truncate(value, 200) };
  return { [path]: typeof value === 'number' || typeof value === 'boolean' ? value : null };
}

export const changesOf = (before: Published | null, after: Published) => {
  const old: ContentAuditValues = before ? { ...flat(before.value), hidden: before.hidden } : {};
  const now = { ...flat(after.value), hidden: after.hidden };
  const gone = Object.keys(old).filter((name) => !Object.hasOwn(now, name));
  return difference(old, { ...now, ...Object.fromEntries(gone.map((name) => [name, null])) });
};

/** Records an audit entry with the name that the item has with this value. */
export const recordContent = (
  tx: Database,
  actor: Actor,
  action: AuditAction,
  { kind, id }: ItemState,
  value: ContentValue,
) => recordAudit(tx, actor, { thing: 'content', action, thingId: id, name: nameOf(kind, id, value) });

export const nameOf = (kind: ContentKindName, id: number, value: ContentValue) =>
  truncate(`${kind} ${id}: ${titleOf(kind, value).ru}`, 200);

/** Updates the row of an item in `content_items` and increments its version. The caller must hold the row lock. */
export async function writeItem(
  tx: Database,
  { kind, id }: ItemState,
  actor: Actor,
  set: Partial<ItemRow>,
): Promise<void> {
  await tx
    .update(contentItems)
    .set({ ...set, version: sql`version + 1`, changedBy: actor.staffId, changedAt: sql`now()` })
    .where(and(eq(contentItems.kind, kind), eq(contentItems.itemId, id)));
}

export const NO_DRAFT = { draft: null, publishAt: null, scheduledBy: null, refusal: null } as const;

/** Validates and normalizes a value for publication. @throws ContentRefused with the problem of each field */
export async function publishable(
  db: Database,
  kind: ContentKindName,
  id: number,
  contentValue: ContentValue,
): Promise<ContentValue> {
  const { fields } = kindOf(kind);
  const value = withSlug(kind, id, normalizeValue(fields, contentValue));
  refuseProblems(publishProblems(fields, value));
  refuseProblems(await databaseProblems(db, kind, id, value));
  if (kind === 'bays') {
    const limit = await bookingsOfBay(db, id, value['branchId']);
    if (limit > 0) refuseProblems({ branchId: { code: 'booked', limit } });
  }
  return value;
}

/**
 * Validates and publishes a value, deletes the draft and stores a version. Call it within `changingContent`. @throws
 * ContentRefused
 */
export async function publish(
  tx: Database,
  itemState: ItemState,
  contentValue: ContentValue,
  actor: Actor,
): Promise<void> {
  const { kind, id, published } = itemState;
  const value = await publishable(tx, kind, id, contentValue);
  await writePublished(tx, kind, id, value, published?.value ?? null);
  await publishState(tx, itemState, { value, hidden: published?.hidden ?? false }, actor, 'published');
  await writeItem(tx, itemState, actor, { ...NO_DRAFT, isNew: false });
}

/**
 * Hides or shows a published item and stores a version. Call it within `changingContent`. @throws ContentRefused for
 * the personal-data policy
 */
export async function setHidden(tx: Database, itemState: ItemState, hidden: boolean, actor: Actor): Promise<void> {
  const { kind, id, published } = itemState;
  if (!published || published.hidden === hidden) return;
  if (hidden && kind === 'documents' && published.value['slug'] === POLICY_SLUG)
    refuseProblems({ slug: { code: 'kept' } });
  await writeHidden(tx, kind, id, hidden);
  await publishState(tx, itemState, { ...published, hidden }, actor, hidden ? 'hidden' : 'shown');
  await writeItem(tx, itemState, actor, {});
}

async function publishState(tx: Database, itemState: ItemState, after: Published, actor: Actor, action: AuditAction) {
  const { kind, id, published } = itemState;
  const one = { kind, itemId: id };
  if (published)
    await tx.insert(contentVersions).select(
      sql`select ${kind}, ${id}::int, 0, ${JSON.stringify(published.value)}::jsonb, null::int, ${published.hidden}::boolean, null::int, now()
          where not exists (select from ${contentVersions} where kind = ${kind} and item_id = ${id})`,
    );
  await tx.insert(contentVersions).values({
    ...one,
    number: sql`(select coalesce(max(number), 0) + 1 from ${contentVersions} where kind = ${kind} and item_id = ${id})`,
    ...after,
    by: actor.staffId,
  });
  const name = nameOf(kind, id, after.value);
  await recordAudit(tx, actor, { thing: 'content', action, thingId: id, name, ...changesOf(published, after) });
}

function withSlug(kind: ContentKindName, id: number, value: ContentValue): ContentValue {
  const field = kindOf(kind).fields['slug'];
  if (field?.type !== 'slug' || value['slug'] !== '') return value;
  const from = value[field.from];
  const text = (isLocalized(from) ? from.uz || from.ru : typeof from === 'string' ? from : '')
    .toLowerCase()
    .replace(/['’‘`´ʻʼ]/g, '');
  const words = text.match(/[a-z0-9]+/g) ?? [];
  return { ...value, slug: [...words, id].join('-').slice(-60).replace(/^-+/, '') };
}

/**
 * Returns an SQL expression for the value that `readPublished` reads, to store versions of many items in one
 * statement. Does not support kinds with pictures or reference lists.
 */
export function publishedValue(kind: ContentKindName): SQL {
  const { table, rows = {} } = tables[kind];
  const pairs = Object.entries(kindOf(kind).fields).map(([name, field]) => {
    const own = rows[name];
    return sql`${name}::text, ${own ? listOf(field, own, columnOf(table, 'id')) : asJson(field, columnOf(table, name))}`;
  });
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

const asJson = (field: Field, column: unknown): SQL => (field.type === 'money' ? sql`${column}::text` : sql`${column}`);

function listOf(field: Field, { table, owner, item }: Rows, id: unknown): SQL {
  if (field.type !== 'group' || item !== undefined) throw new Error('Only fields of type group have nested items');
  const pairs = Object.entries(field.fields).map(
    ([name, inner]) => sql`${name}::text, ${asJson(inner, columnOf(table, name))}`,
  );
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(${sql.join(pairs, sql`, `)}) order by ${columnOf(table, 'position')}), '[]')
    from ${table} where ${columnOf(table, owner)} = ${id})`;
}
