import { eq, sql } from 'drizzle-orm';
import type { BookingFeed } from '../../../contract/desk/bookings';
import type { Database } from '../../db/database';
import { bookingFeeds } from '../../db/schema/booking';
import { branches } from '../../db/schema/company';
import { ApiFailure } from '../../http/errors';
import { hashOfToken, newToken } from '../../visits/tokens';
import { type Actor, noteAudit } from '../audit/note';
import { isInScope } from '../scope';
import type { SignedIn } from '../signedIn';

type Asked = { branch: number; me: SignedIn };

async function requireOwn(db: Database, { branch, me }: Asked): Promise<void> {
  const isThere = isInScope(me.scope, branch) && (await db.$count(branches, eq(branches.id, branch))) > 0;
  if (!isThere) throw new ApiFailure(404, 'not_found');
}

export async function readFeed(db: Database, asked: Asked): Promise<BookingFeed> {
  await requireOwn(db, asked);
  const [feed] = await db.select().from(bookingFeeds).where(eq(bookingFeeds.branchId, asked.branch));
  return { made_at: feed?.madeAt.toISOString() ?? null };
}

/** The token of the new address. */
export async function makeFeed(tx: Database, asked: Asked, actor: Actor): Promise<string> {
  await requireOwn(tx, asked);
  const token = newToken();
  const feed = { tokenHash: hashOfToken(token), madeAt: sql`now()` };
  await tx
    .insert(bookingFeeds)
    .values({ branchId: asked.branch, ...feed })
    .onConflictDoUpdate({ target: bookingFeeds.branchId, set: feed });
  await noteAudit(tx, actor, { thing: 'booking', action: 'feed_made', branchId: asked.branch });
  return token;
}

export async function endFeed(tx: Database, asked: Asked, actor: Actor): Promise<void> {
  await requireOwn(tx, asked);
  const ended = await tx.delete(bookingFeeds).where(eq(bookingFeeds.branchId, asked.branch)).returning();
  if (ended.length > 0) await noteAudit(tx, actor, { thing: 'booking', action: 'feed_ended', branchId: asked.branch });
}
