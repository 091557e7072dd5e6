import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { ContentValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { CONTENT_PREVIEW_HOURS } from '#contract/rules/deskLimits';
import { pagePath } from '#contract/rules/pages';
import { mayDo } from '#contract/rules/permissions';
import { hashOfToken } from '../../platform/auth/tokens';
import { type Database, runInPreview } from '../../platform/db/database';
import { partFits } from '../../platform/db/schema/catalog';
import { contentPreviews } from '../../platform/db/schema/content';
import { staff } from '../../platform/db/schema/staff';
import { parts as shownParts } from '../../platform/db/schema/visible';
import { readItems, valueOf } from './itemState';
import { publishable } from './publish';
import { writeHidden, writePublished } from './rows';

/** Returns the path of the page that shows an item with this value; for a model, of a part that fits it. */
export async function pageOf(tx: Database, kind: ContentKindName, id: number, value: ContentValue): Promise<string> {
  if (kind === 'models') {
    const part = await partOfModel(tx, id);
    if (part !== null) return pagePath('part', part);
  }
  const page = kindOf(kind).page.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = name === 'id' ? id : value[name];
    return typeof given === 'string' || typeof given === 'number' ? encodeURIComponent(given) : '';
  });
  return page.replace(/\?\w+=$/, '');
}

async function partOfModel(tx: Database, model: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: shownParts.id })
    .from(shownParts)
    .innerJoin(partFits, and(eq(partFits.partId, shownParts.id), eq(partFits.modelId, model)))
    .orderBy(shownParts.id)
    .limit(1);
  return row?.id ?? null;
}

/** Shorter than PostgreSQL's deadlock_timeout (1 s): in a deadlock the preview gives up, not the publication. */
const LOCK_MS = 500;
const STATEMENT_MS = 3_000;

class RolledBack extends Error {}

/**
 * Publishes the draft, runs `work` and rolls back. Triggers are off, because they would lock the content version, for
 * which publications would wait.
 * @throws ContentRefused
 */
export async function withDraftApplied<T>(
  db: Database,
  kind: ContentKindName,
  id: number,
  work: (page: string) => Promise<T>,
): Promise<T | null> {
  let result: T | null = null;
  const shown = db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('yolda.preview', 'on', true), set_config('lock_timeout', ${String(LOCK_MS)}, true),
      set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`);
    const [read] = await readItems(tx, kind, [id]);
    if (read) {
      const value = await publishable(tx, kind, id, valueOf(read));
      await writePublished(tx, kind, id, value, read.published?.value ?? null);
      if (read.published?.hidden) await writeHidden(tx, kind, id, false);
      const page = await pageOf(tx, kind, id, value);
      result = await runInPreview(tx, () => work(page));
    }
    throw new RolledBack();
  });
  await shown.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return result;
}

const TOKEN = /^[0-9a-f]{64}$/;

/** Creates a preview link of a draft and returns its token, of which only a hash is stored. */
export async function makeLink(db: Database, kind: ContentKindName, itemId: number, by: number) {
  const token = randomBytes(32).toString('hex');
  const expiresAt = new Date(Date.now() + CONTENT_PREVIEW_HOURS * 3_600_000);
  await db.insert(contentPreviews).values({ tokenHash: hashOfToken(token), kind, itemId, by, expiresAt });
  return { token, expiresAt };
}

/** Expires all preview links of an item. Returns false if none was still valid. */
export async function endLinks(db: Database, kind: ContentKindName, itemId: number): Promise<boolean> {
  const { kind: ofKind, itemId: ofItem, expiresAt } = contentPreviews;
  const ended = await db
    .update(contentPreviews)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(ofKind, kind), eq(ofItem, itemId), gt(expiresAt, sql`now()`)))
    .returning({ by: contentPreviews.by });
  return ended.length > 0;
}

export type Link = 'unknown' | 'over' | { kind: ContentKindName; id: number };

/** Resolves a preview link. The link ends when its creator loses the right to edit. */
export async function findLink(db: Database, token: string): Promise<Link> {
  if (!TOKEN.test(token)) return 'unknown';
  const [row] = await db
    .select({
      kind: contentPreviews.kind,
      id: contentPreviews.itemId,
      isOver: sql<boolean>`${contentPreviews.expiresAt} <= now() or ${staff.disabledAt} is not null`,
      role: staff.role,
    })
    .from(contentPreviews)
    .innerJoin(staff, eq(staff.id, contentPreviews.by))
    .where(eq(contentPreviews.tokenHash, hashOfToken(token)));
  if (!row) return 'unknown';
  if (row.isOver || !mayDo(row.role, 'change content')) return 'over';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- makeLink stores only content kinds
  return { kind: row.kind as ContentKindName, id: row.id };
}
