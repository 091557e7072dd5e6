import { and, eq } from 'drizzle-orm';
import { type ContentValue, normalizeValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { draftProblems, isDate } from '#contract/content/problems';
import { midnightOf } from '#contract/rules/clock';
import { tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { contentItems } from '../../platform/db/schema/content';
import { ApiFailure } from '../../platform/http/errors';
import type { Actor } from '../../staff/audit/record';
import { type SeenBookings, withAffectedCheck } from './affected';
import { type ItemState, lockItem, readVersion, valueOf, withUnsentFields } from './itemState';
import { ContentChanged, refuseProblems } from './problems';
import { changingContent, NO_DRAFT, publish, recordContent, setHidden, writeItem } from './publish';
import { nextId } from './rows';

export type ItemVersion = { kind: ContentKindName; id: number; version: number };

export function checkedValue(kind: ContentKindName, given: Record<string, unknown>): ContentValue {
  refuseProblems(draftProblems(kindOf(kind).fields, given));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- draftProblems has checked its shape
  return given as ContentValue;
}

const completed = (itemState: ItemState, given: ContentValue): ContentValue => {
  const { fields } = kindOf(itemState.kind);
  return normalizeValue(fields, withUnsentFields(fields, given, valueOf(itemState)));
};

async function lockVersion(
  tx: Database,
  { kind, id, version }: ItemVersion,
  asked: ContentValue | null,
): Promise<ItemState> {
  const itemState = await lockItem(tx, kind, id);
  if (!itemState) throw new ApiFailure(404, 'not_found');
  if (itemState.row.version !== version) throw new ContentChanged(asked && normalizeValue(kindOf(kind).fields, asked));
  return itemState;
}

/** Stores a new item as a draft and returns its id. @throws 409 if a kind with a single item already has one */
export function beginItem(db: Database, kind: ContentKindName, given: ContentValue, actor: Actor): Promise<number> {
  const value = normalizeValue(kindOf(kind).fields, given);
  return db.transaction(async (tx) => {
    if (kindOf(kind).single && (await tx.$count(tables[kind].table)) > 0) throw new ApiFailure(409, 'conflict');
    const id = await nextId(tx, kind);
    const set = { isNew: true, draft: value, version: 1, changedBy: actor.staffId };
    const [row] = await tx
      .insert(contentItems)
      .values({ kind, itemId: id, ...set })
      .returning();
    if (!row) throw new Error('The draft was not stored');
    await recordContent(tx, actor, 'created', { kind, id, row, published: null }, value);
    return id;
  });
}

/** Stores a draft without validation beyond its shape. @throws ContentChanged for a stale version */
export async function saveDraft(
  db: Database,
  itemVersion: ItemVersion,
  given: ContentValue,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const itemState = await lockVersion(tx, itemVersion, given);
    const value = completed(itemState, given);
    await writeItem(tx, itemState, actor, { draft: value, refusal: null });
    await recordContent(tx, actor, 'drafted', itemState, value);
  });
}

/**
 * Deletes the draft; an item that was never published is deleted with it. @throws ContentChanged for a stale version
 */
export async function discardDraft(db: Database, itemVersion: ItemVersion, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const itemState = await lockVersion(tx, itemVersion, null);
    const { kind, id, row } = itemState;
    if (row.isNew) await tx.delete(contentItems).where(and(eq(contentItems.kind, kind), eq(contentItems.itemId, id)));
    else await writeItem(tx, itemState, actor, NO_DRAFT);
    await recordContent(tx, actor, 'discarded', itemState, valueOf(itemState));
  });
}

/**
 * Publishes `value`, or the draft if it is null, now or at `at`. @throws ContentChanged, ContentRefused,
 * BookingsAffected, 409 without a draft
 */
export async function publishItem(
  db: Database,
  itemVersion: ItemVersion,
  { value, at, seen }: { value: ContentValue | null; at: Date | null; seen: SeenBookings },
  actor: Actor,
): Promise<void> {
  await changingContent(db, async (tx) => {
    const itemState = await lockVersion(tx, itemVersion, value);
    const given = value ? completed(itemState, value) : itemState.row.draft;
    if (!given) throw new ApiFailure(409, 'nothing_to_publish');
    await publishOrSchedule(tx, itemState, { value: given, at, seen }, actor);
  });
}

type Publishing = { value: ContentValue; at: Date | null; seen?: SeenBookings };

/** Publishes a value now, or schedules it for the later of `at` and the item's own start date. */
export async function publishOrSchedule(
  tx: Database,
  itemState: ItemState,
  { value, at, seen }: Publishing,
  actor: Actor,
): Promise<void> {
  const { since } = kindOf(itemState.kind);
  const day = since === undefined ? null : value[since];
  const first = typeof day === 'string' && isDate(day) ? new Date(midnightOf(day)) : null;
  const moment = first && (!at || first > at) ? first : at;
  if (moment && moment > new Date()) await schedule(tx, itemState, { draft: value, at: moment, seen }, actor);
  else await withAffectedCheck(tx, itemState.kind, { seen }, () => publish(tx, itemState, value, actor));
}

type Scheduled = { draft: ContentValue; at: Date; seen: SeenBookings };

async function schedule(tx: Database, itemState: ItemState, { draft, at, seen }: Scheduled, actor: Actor) {
  // Publishes in a savepoint that is rolled back, to report problems to the editor now and not at the scheduled time.
  await trying(tx, (inner) =>
    withAffectedCheck(inner, itemState.kind, { seen, from: at }, () => publish(inner, itemState, draft, actor)),
  );
  await writeItem(tx, itemState, actor, { draft, publishAt: at, scheduledBy: actor.staffId, refusal: null });
  await recordContent(tx, actor, 'scheduled', itemState, draft);
}

class Tried extends Error {}

async function trying(tx: Database, work: (inner: Database) => Promise<void>): Promise<void> {
  const tried = tx.transaction(async (inner) => {
    await work(inner);
    throw new Tried();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof Tried)) throw error;
  });
}

/** Cancels the scheduled publication and keeps the draft. @throws ContentChanged for a stale version */
export async function unschedule(db: Database, itemVersion: ItemVersion, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const itemState = await lockVersion(tx, itemVersion, null);
    if (!itemState.row.publishAt) return;
    await writeItem(tx, itemState, actor, { publishAt: null, scheduledBy: null });
    await recordContent(tx, actor, 'unscheduled', itemState, valueOf(itemState));
  });
}

/**
 * Hides a published item from the site or shows it again. @throws ContentChanged, BookingsAffected, 409 for an item
 * that was never published
 */
export async function hideOrShow(
  db: Database,
  itemVersion: ItemVersion,
  { hidden, seen }: { hidden: boolean; seen: SeenBookings },
  actor: Actor,
): Promise<void> {
  await changingContent(db, async (tx) => {
    const itemState = await lockVersion(tx, itemVersion, null);
    if (!itemState.published) throw new ApiFailure(409, 'conflict');
    await withAffectedCheck(tx, itemState.kind, { seen }, () => setHidden(tx, itemState, hidden, actor));
  });
}

/** Restores a version as the draft. @throws 404 */
export async function restore(db: Database, itemVersion: ItemVersion, number: number, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const { kind, id } = itemVersion;
    const itemState = await lockVersion(tx, itemVersion, null);
    const version = await readVersion(tx, kind, id, number);
    if (!version) throw new ApiFailure(404, 'not_found');
    const draft = version.value;
    await writeItem(tx, itemState, actor, { draft, refusal: null });
    await recordContent(tx, actor, 'restored', itemState, draft);
  });
}
