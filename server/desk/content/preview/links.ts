import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { ContentKindName } from '../../../../contract/content/kinds';
import { CONTENT_PREVIEW_HOURS } from '../../../../contract/desk/limits';
import { mayDo } from '../../../../contract/desk/permissions';
import type { Database } from '../../../db/database';
import { contentPreviews } from '../../../db/schema/contentPreviews';
import { staff } from '../../../db/schema/staff';
import { hashOfToken } from '../../../repositories/sessions';

const TOKEN = /^[0-9a-f]{64}$/;

/** The token is known to whoever has the link alone. */
export async function makeLink(db: Database, kind: ContentKindName, itemId: number, by: number) {
  // Hexadecimal: an address in lower case has no other spelling.
  const token = randomBytes(32).toString('hex');
  const expiresAt = new Date(Date.now() + CONTENT_PREVIEW_HOURS * 3_600_000);
  await db.insert(contentPreviews).values({ tokenHash: hashOfToken(token), kind, itemId, by, expiresAt });
  return { token, expiresAt };
}

/** All links to an item end. False: there was none. */
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

/** What a link leads to. It is over with its time, and with the right of whoever has made it. */
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- makeLink stores no other
  return { kind: row.kind as ContentKindName, id: row.id };
}
