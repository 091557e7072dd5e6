import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { OpenSession } from '#contract/account';
import { DESK_IDLE_HOURS, DESK_MAX_DAYS, DESK_PENDING_MINUTES } from '#contract/rules/deskLimits';
import type { Device } from '../../platform/auth/devices';
import { hashOfToken } from '../../platform/auth/tokens';
import type { Database } from '../../platform/db/database';
import { iso } from '../../platform/db/expressions';
import { staff, staffBranches, staffSessions } from '../../platform/db/schema/staff';
import { scopeOf } from '../scope';
import type { SignedIn } from '../signedIn';

type Stage = SignedIn['stage'];

const newToken = () => randomBytes(32).toString('base64url');

/** Live: not ended, not idle too long, not too old. A session that waits for its second factor lives minutes. */
const isLive = sql`${staffSessions.endedAt} is null
  and ${staffSessions.lastUsedAt} > now() - make_interval(hours => ${DESK_IDLE_HOURS})
  and ${staffSessions.createdAt} > now() - case ${staffSessions.stage} when 'full' then make_interval(days => ${DESK_MAX_DAYS})
    else make_interval(mins => ${DESK_PENDING_MINUTES}) end`;

/** Starts a session and returns its token, of which only a hash is stored. */
export async function startSession(tx: Database, staffId: number, stage: Stage, device: Device): Promise<string> {
  const token = newToken();
  await tx.insert(staffSessions).values({ staffId, stage, tokenHash: hashOfToken(token), ...device });
  return token;
}

/** Advances a session to another stage with a new token, against session fixation. */
export async function promoteSession(tx: Database, id: number, stage: Stage): Promise<string> {
  const token = newToken();
  const now = sql`now()`;
  await tx
    .update(staffSessions)
    .set({ stage, tokenHash: hashOfToken(token), failures: 0, createdAt: now, lastUsedAt: now })
    .where(eq(staffSessions.id, id));
  return token;
}

async function find(db: Database, which: SQL): Promise<SignedIn | null> {
  const [row] = await db
    .select({
      sessionId: staffSessions.id,
      stage: staffSessions.stage,
      id: staff.id,
      name: staff.name,
      phone: staff.phone,
      role: staff.role,
      hasTotp: sql<boolean>`${staff.totpSealed} is not null`,
      branches: sql<
        number[]
      >`array(select branch_id from ${staffBranches} where staff_id = ${staff.id} order by branch_id)`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(which, isNull(staff.disabledAt), isLive));
  if (!row) return null;
  const { branches, ...person } = row;
  return { ...person, scope: scopeOf(person.role, branches) };
}

/**
 * Returns the person of a live session, or null.
 * @param isUse whether the request is an activity that extends the session
 */
export async function useSession(db: Database, token: string, isUse: boolean): Promise<SignedIn | null> {
  const found = await find(db, eq(staffSessions.tokenHash, hashOfToken(token)));
  if (found && isUse) {
    await db
      .update(staffSessions)
      .set({ lastUsedAt: sql`now()` })
      .where(
        and(eq(staffSessions.id, found.sessionId), lt(staffSessions.lastUsedAt, sql`now() - interval '1 minute'`)),
      );
  }
  return found;
}

/** Returns a live session without extending it, because an open stream is no activity. */
export const findSession = (db: Database, id: number): Promise<SignedIn | null> => find(db, eq(staffSessions.id, id));

/** Counts a wrong second factor in a session and returns the number of failures. */
export async function countWrongFactor(db: Database, id: number): Promise<number> {
  const [row] = await db
    .update(staffSessions)
    .set({ failures: sql`${staffSessions.failures} + 1` })
    .where(eq(staffSessions.id, id))
    .returning({ failures: staffSessions.failures });
  return row?.failures ?? 0;
}

/** Ends a session. Ending it again changes nothing. */
export async function endSession(tx: Database, id: number): Promise<void> {
  await end(tx, eq(staffSessions.id, id));
}

/** Ends all sessions of a staff member except `exceptId` and returns their number. */
export const endSessionsOf = (tx: Database, staffId: number, exceptId = 0): Promise<number> =>
  end(tx, and(eq(staffSessions.staffId, staffId), ne(staffSessions.id, exceptId)));

/** Ends a session of this staff member. False if it is unknown, expired or of another person. */
export const endOwnSession = async (tx: Database, staffId: number, id: number): Promise<boolean> =>
  (await end(tx, and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId), isLive))) > 0;

async function end(tx: Database, which: SQL | undefined): Promise<number> {
  const ended = await tx
    .update(staffSessions)
    .set({ endedAt: sql`now()` })
    .where(and(which, isNull(staffSessions.endedAt)))
    .returning({ id: staffSessions.id });
  return ended.length;
}

/** Returns at most 100 open sessions of a staff member, the current one first. */
export function listSessions(db: Database, staffId: number, current: number): Promise<OpenSession[]> {
  const isCurrent = sql<boolean>`${staffSessions.id} = ${current}`;
  return db
    .select({
      id: staffSessions.id,
      browser: staffSessions.browser,
      system: staffSessions.system,
      created_at: iso(staffSessions.createdAt),
      last_used_at: iso(staffSessions.lastUsedAt),
      current: isCurrent,
    })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.stage, 'full'), isLive))
    .orderBy(desc(isCurrent), desc(staffSessions.lastUsedAt))
    .limit(100);
}
