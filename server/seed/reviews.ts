import { DAY_MS } from '#contract/rules/clock';
import type { Database } from '../platform/db/database';
import { visitReviews } from '../platform/db/schema/reviews';
import type { visits } from '../platform/db/schema/visits';
import type { Actor } from '../staff/audit/record';
import { changeReview } from '../visits/deskReviews';
import type { ReviewSeed } from './content/visits';

const POLL_MS = 3 * 3_600_000;

type Said = { closedAt: Date; publisher: Actor };

export async function seedReview(
  tx: Database,
  { id, branchId, userId, name }: typeof visits.$inferSelect,
  { stars, text, language, after, answer, waits = false }: ReviewSeed,
  { closedAt, publisher }: Said,
): Promise<void> {
  const writtenAt = new Date(closedAt.getTime() + after * DAY_MS);
  const [firstName = ''] = (name ?? '').split(' ');
  await tx
    .insert(visitReviews)
    .values({ visitId: id, branchId, userId, name: firstName, stars, text, language, writtenAt });
  if (waits) return;
  const decidedAt = new Date(writtenAt.getTime() + POLL_MS);
  const shown = { state: 'shown' as const, decidedBy: publisher.staffId, decidedAt };
  const at = { scope: { branches: [branchId] }, id };
  await changeReview(tx, { ...at, version: 1 }, { action: 'review_shown', set: shown }, publisher);
  if (answer === undefined) return;
  const set = { answer, answeredAt: decidedAt };
  await changeReview(tx, { ...at, version: 2 }, { action: 'review_answered', set }, publisher);
}
