import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ContentItem } from '#contract/content';
import { type ContentValue, emptyValue, isLocalized, type Localized, tidyValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { olderTexts } from '#contract/content/older';
import { warningsOf } from '#contract/content/warnings';
import { tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { iso } from '../../platform/db/expressions';
import { contentItems } from '../../platform/db/schema/content';
import { staff } from '../../platform/db/schema/staff';
import type { Language } from '../../platform/language';
import { duplicateWarnings } from './duplicates';
import { problemTexts } from './problems';
import { type Published, readPublished } from './rows';
import { latestValues } from './versions';

export type ItemRow = typeof contentItems.$inferSelect;
/** How an item stands while it is locked. `published`: null: never. */
export type Standing = { kind: ContentKindName; id: number; row: ItemRow; published: Published | null };

/** Locks items until the transaction ends; those that there are. */
export async function lockItems(
  tx: Database,
  kind: ContentKindName,
  ids: readonly number[],
): Promise<Map<number, Standing>> {
  const { table } = tables[kind];
  await tx.execute(sql`insert into ${contentItems} (kind, item_id)
    select ${kind}, id from ${table} where id in ${[...ids]} on conflict do nothing`);
  const rows = await tx
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), inArray(contentItems.itemId, [...ids])))
    .orderBy(asc(contentItems.itemId))
    .for('update');
  const published = await readPublished(tx, kind, ids);
  return new Map(
    rows.map((row) => [row.itemId, { kind, id: row.itemId, row, published: published.get(row.itemId) ?? null }]),
  );
}

/** Locks an item until the transaction ends; null: there is none. */
export const lockItem = async (tx: Database, kind: ContentKindName, id: number): Promise<Standing | null> =>
  (await lockItems(tx, kind, [id])).get(id) ?? null;

/** The draft, or what is published, as the description of today has it. */
export const valueOf = ({ kind, row, published }: Standing): ContentValue => {
  const { fields } = kindOf(kind);
  return tidyValue(fields, row.draft ?? published?.value ?? emptyValue(fields));
};

export function titleOf(kind: ContentKindName, value: ContentValue): Localized {
  const title = value[kindOf(kind).title];
  if (isLocalized(title)) return title;
  const text = typeof title === 'string' ? title : '';
  return { ru: text, uz: text };
}

export const stateOf = ({ draft, isNew, publishAt }: Pick<ItemRow, 'draft' | 'isNew' | 'publishAt'>) =>
  publishAt ? 'scheduled' : isNew ? 'new' : draft ? 'draft' : 'published';

export type Read = Standing & { changedAt: string | null; changedBy: { id: number; name: string } | null };

const untouched = (kind: ContentKindName, itemId: number): ItemRow => ({
  kind,
  itemId,
  version: 0,
  isNew: false,
  draft: null,
  publishAt: null,
  scheduledBy: null,
  refusal: null,
  changedBy: null,
  changedAt: new Date(0),
});

/** Those of the items that there are, in the order of their ids given. */
export async function readItems(db: Database, kind: ContentKindName, ids: readonly number[]): Promise<Read[]> {
  if (ids.length === 0) return [];
  const published = await readPublished(db, kind, ids);
  const rows = await db
    .select({
      item: contentItems,
      at: sql<string>`${iso(sql`${contentItems.changedAt}`)}`,
      by: { id: staff.id, name: staff.name },
    })
    .from(contentItems)
    .leftJoin(staff, eq(staff.id, contentItems.changedBy))
    .where(and(eq(contentItems.kind, kind), inArray(contentItems.itemId, [...ids])));
  const touched = new Map(rows.map((row) => [row.item.itemId, row]));
  return ids.flatMap((id) => {
    const one = touched.get(id);
    const stands = published.get(id) ?? null;
    if (!one && !stands) return [];
    const isTouched = one !== undefined && one.item.version > 0;
    return {
      kind,
      id,
      row: one?.item ?? untouched(kind, id),
      published: stands,
      changedAt: isTouched ? one.at : null,
      changedBy: isTouched ? one.by : null,
    };
  });
}

/** What list and editor have in common. */
export function standingOf(read: Read) {
  const { id, kind, row, published, changedAt, changedBy } = read;
  return {
    id,
    version: row.version,
    state: stateOf(row),
    hidden: published?.hidden ?? false,
    title: titleOf(kind, valueOf(read)),
    publish_at: row.publishAt?.toISOString() ?? null,
    changed_at: changedAt,
    changed_by: changedBy,
  } as const;
}

export async function readItem(
  db: Database,
  kind: ContentKindName,
  id: number,
  language: Language,
): Promise<ContentItem | null> {
  const [read] = await readItems(db, kind, [id]);
  if (!read) return null;
  const value = valueOf(read);
  const { fields } = kindOf(kind);
  const before = await latestValues(db, kind, id);
  // What was never published at the desk has no version yet.
  const states = before.length > 0 ? before : read.published ? [read.published.value] : [];
  const older = olderTexts(fields, [...states, value]).map((field) => ({ field, code: 'older' as const }));
  return {
    ...standingOf(read),
    kind,
    value,
    published: read.published?.value ?? null,
    warnings: [
      ...warningsOf(fields, value),
      ...older,
      ...(kind === 'parts' ? await duplicateWarnings(db, id, value) : []),
    ],
    refusal: read.row.refusal && problemTexts(read.row.refusal, language),
  };
}
