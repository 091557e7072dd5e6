import { desc, sql } from 'drizzle-orm';
import type { NewPhoneBlock, PhoneBlock } from '#contract/bookingsDesk';
import { hashOfPhone, storedPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { bookingBlockedPhones } from '../platform/db/schema/booking';
import { ApiFailure } from '../platform/http/errors';
import { type Actor, recordAudit } from '../staff/audit/record';
import { personRef } from '../visits/deskList';

const BLOCKED_END_LENGTH = 2;

export const blockId = (hash: string): string => Buffer.from(hash, 'base64url').toString('hex').slice(0, 16);

const columns = {
  hash: bookingBlockedPhones.phoneHash,
  phone_end: bookingBlockedPhones.phoneEnd,
  reason: bookingBlockedPhones.reason,
  by: sql<PhoneBlock['by']>`${personRef(sql`${bookingBlockedPhones}.blocked_by`)}`,
  at: sql<string>`${iso(sql`${bookingBlockedPhones}.blocked_at`)}`,
};
const publicBlock = ({ hash, ...block }: Omit<PhoneBlock, 'id'> & { hash: string }): PhoneBlock => ({
  id: blockId(hash),
  ...block,
});

/**
 * Returns the phones that are blocked from online booking in all branches, newest first, by their last two digits: the
 * rest is stored as a hash only.
 */
export async function listPhoneBlocks(db: Database): Promise<PhoneBlock[]> {
  const { blockedAt, phoneHash } = bookingBlockedPhones;
  return (await db.select(columns).from(bookingBlockedPhones).orderBy(desc(blockedAt), phoneHash)).map(publicBlock);
}

/**
 * Blocks a phone from online booking in all branches. Stores only its hash and last two digits. @throws 409
 * `phone_is_blocked`
 */
export async function blockPhone(
  tx: Database,
  { phone, reason }: NewPhoneBlock,
  { actor, secret }: { actor: Actor; secret: string },
): Promise<PhoneBlock> {
  const stored = storedPhone(phone);
  const values = { phoneHash: hashOfPhone(stored, secret), phoneEnd: stored.slice(-BLOCKED_END_LENGTH) };
  const [block] = await tx
    .insert(bookingBlockedPhones)
    .values({ ...values, reason: reason.trim(), blockedBy: actor.staffId })
    .onConflictDoNothing({ target: bookingBlockedPhones.phoneHash })
    .returning(columns);
  if (!block) throw new ApiFailure(409, 'phone_is_blocked');
  await recordAudit(tx, actor, { thing: 'booking', action: 'phone_blocked' });
  return publicBlock(block);
}

/** Deletes a phone block by its public id, the start of its hash (`blockId`). @throws 404 */
export async function unblockPhone(tx: Database, id: string, actor: Actor): Promise<void> {
  const all = await tx.select({ hash: bookingBlockedPhones.phoneHash }).from(bookingBlockedPhones);
  const found = all.find(({ hash }) => blockId(hash) === id);
  if (!found) throw new ApiFailure(404, 'not_found');
  await tx.delete(bookingBlockedPhones).where(sql`phone_hash = ${found.hash}`);
  await recordAudit(tx, actor, { thing: 'booking', action: 'phone_unblocked' });
}
