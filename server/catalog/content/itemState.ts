import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ContentItem, ContentVersion } from '#contract/content';
import {
  type ContentValue,
  emptyValue,
  type Fields,
  type FieldValue,
  isItem,
  isLocalized,
  type Localized,
  normalizeValue,
} from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { outdatedTexts } from '#contract/content/older';
import { type ContentWarning, warningsOf } from '#contract/content/warnings';
import { tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { hasWords, iso } from '../../platform/db/expressions';
import { parts } from '../../platform/db/schema/catalog';
import { bareNumber, deskText } from '../../platform/db/schema/columns';
import { contentItems, contentVersions } from '../../platform/db/schema/content';
import { staff } from '../../platform/db/schema/staff';
import type { Language } from '../../platform/language';
import { foldNumber } from '../amounts';
import { problemTexts } from './problems';
import { type Published, readPublished } from './rows';

const MAX_FOUND = 20;

/** Warns of two parts with equal number and manufacturer: visitors see two prices, and import rows match both. */
async function duplicateWarnings(db: Database, id: number, value: ContentValue): Promise<ContentWarning[]> {
  const { mpn, manufacturer } = value;
  if (typeof mpn !== 'string' || typeof manufacturer !== 'string') return [];
  const number = foldNumber(mpn);
  const maker = manufacturer.trim().toLowerCase();
  if (number === '' || maker === '') return [];
  const words = deskText(parts.name, parts.mpn, bareNumber(parts.mpn), parts.manufacturer);
  const found = await db
    .select({ id: parts.id, title: parts.name, mpn: parts.mpn, manufacturer: parts.manufacturer })
    .from(parts)
    .where(and(hasWords(words, mpn.trim().replace(/[-./ _]/g, '')), eq(parts.hidden, false), ne(parts.id, id)))
    .orderBy(asc(parts.id))
    .limit(MAX_FOUND);
  const same = found.find((one) => foldNumber(one.mpn) === number && one.manufacturer.trim().toLowerCase() === maker);
  return same ? [{ field: 'mpn', code: 'duplicate', other: { id: same.id, title: same.title } }] : [];
}

const MAX_ITEMS = 200;

const of = (kind: ContentKindName, id: number) => and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, id));

const FULL_VALUE = sql<ContentValue>`coalesce((select earlier.value from content_versions earlier where earlier.kind = content_versions.kind
  and earlier.item_id = content_versions.item_id and earlier.number = content_versions.base), '{}') || content_versions.value`;

/** Returns the published versions of an item, newest first, without their values. */
export function listVersions(db: Database, kind: ContentKindName, id: number): Promise<ContentVersion[]> {
  return db
    .select({
      number: contentVersions.number,
      at: sql<string>`${iso(sql`${contentVersions.at}`)}`,
      by: { id: staff.id, name: staff.name },
      hidden: contentVersions.hidden,
    })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, contentVersions.by))
    .where(of(kind, id))
    .orderBy(desc(contentVersions.number))
    .limit(MAX_ITEMS);
}

const COMPARED = 20;

async function latestValues(db: Database, kind: ContentKindName, id: number): Promise<ContentValue[]> {
  const rows = await db
    .select({ value: FULL_VALUE })
    .from(contentVersions)
    .where(of(kind, id))
    .orderBy(desc(contentVersions.number))
    .limit(COMPARED);
  return rows.map(({ value }) => normalizeValue(kindOf(kind).fields, value)).toReversed();
}

/** Returns the full value of one published version, with fields added later filled in, or null. */
export async function readVersion(
  db: Database,
  kind: ContentKindName,
  id: number,
  number: number,
): Promise<{ number: number; value: ContentValue } | null> {
  const [row] = await db
    .select({ number: contentVersions.number, value: FULL_VALUE })
    .from(contentVersions)
    .where(and(of(kind, id), eq(contentVersions.number, number)));
  return row ? { number: row.number, value: normalizeValue(kindOf(kind).fields, row.value) } : null;
}

export type ItemRow = typeof contentItems.$inferSelect;
export type ItemState = { kind: ContentKindName; id: number; row: ItemRow; published: Published | null };

/** Locks items in order of ids, which prevents deadlocks. Returns the existing items in a map by id. */
export async function lockItems(
  tx: Database,
  kind: ContentKindName,
  ids: readonly number[],
): Promise<Map<number, ItemState>> {
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

/** Locks and returns an item, or returns null if it does not exist. */
export const lockItem = async (tx: Database, kind: ContentKindName, id: number): Promise<ItemState | null> =>
  (await lockItems(tx, kind, [id])).get(id) ?? null;

export const valueOf = ({ kind, row, published }: ItemState): ContentValue => {
  const { fields } = kindOf(kind);
  const now = published?.value ?? emptyValue(fields);
  return normalizeValue(fields, row.draft ? withUnsentFields(fields, row.draft, now) : now);
};

const hasAll = (fields: Fields, value: ContentValue) => Object.keys(fields).every((name) => Object.hasOwn(value, name));

/**
 * Returns `given` with the fields it lacks from `now`: an editor that was loaded before a release does not send its new
 * fields. Items of a group are matched by equal fields, else by index while their number is the same.
 */
export function withUnsentFields(fields: Fields, given: ContentValue, now: ContentValue): ContentValue {
  const withItem = (within: Fields, items: readonly ContentValue[], known: readonly ContentValue[]) =>
    items.map((item, at) => {
      if (hasAll(within, item)) return item;
      const isSame = (one: ContentValue) =>
        Object.entries(item).every(([name, value]) => isDeepStrictEqual(value, one[name]));
      const same = known.find(isSame) ?? (items.length === known.length ? known[at] : undefined);
      return same ? withUnsentFields(within, item, same) : item;
    });
  const complete = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, FieldValue][] => {
      const value = given[name];
      // A week that is missing was stored as texts.
      if (value === undefined) return field.type === 'week' || now[name] === undefined ? [] : [[name, now[name]]];
      if (field.type !== 'group' || !Array.isArray(value)) return [[name, value]];
      const known = now[name];
      return [[name, withItem(field.fields, value.filter(isItem), Array.isArray(known) ? known.filter(isItem) : [])]];
    }),
  );
  return { ...given, ...complete };
}

export function titleOf(kind: ContentKindName, value: ContentValue): Localized {
  const title = value[kindOf(kind).title];
  if (isLocalized(title)) return title;
  const text = typeof title === 'string' ? title : '';
  return { ru: text, uz: text };
}

const stateOf = ({ draft, isNew, publishAt }: Pick<ItemRow, 'draft' | 'isNew' | 'publishAt'>) =>
  publishAt ? 'scheduled' : isNew ? 'new' : draft ? 'draft' : 'published';

export type Read = ItemState & { changedAt: string | null; changedBy: { id: number; name: string } | null };

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

/** Returns the existing items with draft and published value, in the order of `ids`. Takes no locks. */
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
    const publishedItem = published.get(id) ?? null;
    if (!one && !publishedItem) return [];
    const isTouched = one !== undefined && one.item.version > 0;
    return {
      kind,
      id,
      row: one?.item ?? untouched(kind, id),
      published: publishedItem,
      changedAt: isTouched ? one.at : null,
      changedBy: isTouched ? one.by : null,
    };
  });
}

export function itemStateOf(read: Read) {
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

/** Returns an item for the editor, with warnings about texts that are older in one language, or null. */
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
  const states = before.length > 0 ? before : read.published ? [read.published.value] : [];
  const older = outdatedTexts(fields, [...states, value]).map((field) => ({ field, code: 'older' as const }));
  return {
    ...itemStateOf(read),
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
