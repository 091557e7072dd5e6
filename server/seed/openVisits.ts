import { sql } from 'drizzle-orm';
import { ESTIMATE_DAYS } from '#contract/rules/visits';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { visitLinks } from '../platform/db/schema/visits';
import { DEMO_ESTIMATE, type OpenVisitSeed, openVisits } from './content/openVisits';
import { storeVisit } from './storeVisit';

const HOUR_MS = 3_600_000;

type Person = OpenVisitSeed['guest'] & { userId?: number; carId?: number; vin?: string };
type Place = { branchId: number; staffId: number | null; workerId: number | null; now: number };

/** Cars that are at the branch `now`, one in each state. */
export async function seedOpenVisits(tx: Database, place: Place): Promise<void> {
  for (const visit of openVisits) await seedOpenVisit(tx, visit, place);
}

/** A visit that is under way; of an account with its car where the person has one. */
export async function seedOpenVisit(
  tx: Database,
  given: OpenVisitSeed & { guest: Person },
  { branchId, staffId, workerId, now }: Place,
) {
  const { state, guest, language, mileage, hoursAgo, findings } = given;
  const isAgreed = state === 'in_work' || state === 'ready';
  const openedAt = new Date(now - hoursAgo * HOUR_MS);
  const { id, estimate } = await storeVisit(tx, {
    visit: {
      ...guest,
      branchId,
      state,
      mileage,
      language,
      openedBy: staffId,
      openedAt,
      workerId: isAgreed ? workerId : null,
    },
    lines: given.lines.map(({ isDone = false, declined = false, ...line }) => ({
      ...line,
      isDone,
      decision: isAgreed ? (declined ? 'declined' : 'approved') : null,
    })),
    findings,
    dueFrom: openedAt,
  });
  if (state !== 'sent') return;
  const expiresAt = sql`now() + make_interval(days => ${ESTIMATE_DAYS})`;
  await tx
    .insert(visitLinks)
    .values({ tokenHash: hashOfToken(DEMO_ESTIMATE), visitId: id, estimate, sentBy: staffId, expiresAt });
}
