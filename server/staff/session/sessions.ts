import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { OpenSession } from '../../../contract/account';
import { DESK_IDLE_HOURS, DESK_MAX_DAYS, DESK_PENDING_MINUTES } from '../../../contract/rules/deskLimits';
import type { Device } from '../../platform/auth/devices';
import { hashOfToken } from '../../platform/auth/tokens';
import type { Database } from '../../platform/db/database';
import { iso } from '../../platform/db/expressions';
import { queryRows } from '../../platform/db/queryRows';
import { staff, staffBranches, staffSessions } from '../../platform/db/schema/staff';
import { scopeOf } from '../scope';
import type { SignedIn } from '../signedIn';

type Stage = SignedIn['stage'];

const newToken = () => randomBytes(32).toString('base64url');

/** A session that goes on: neither ended nor left alone, nor too old; one that waits for its second factor has minutes. */
const isAlive = sql`session.ended_at is null
  and session.last_used_at > now() - make_interval(hours => ${DESK_IDLE_HOURS})
  and session.created_at > now() - case session.stage when 'full' then make_interval(days => ${DESK_MAX_DAYS})
    else make_interval(mins => ${DESK_PENDING_MINUTES}) end`;

/** The cookie's token. */
export async function startSession(tx: Database, staffId: number, stage: Stage, device: Device): Promise<string> {
  const token = newToken();
  await tx.insert(staffSessions).values({ staffId, stage, tokenHash: hashOfToken(token), ...device });
  return token;
}

/** A session that has come further gets another token: whoever planted or saw the one before has nothing of it. */
export async function promoteSession(tx: Database, id: number, stage: Stage): Promise<string> {
  const token = newToken();
  await tx.execute(sql`update ${staffSessions} set stage = ${stage}, token_hash = ${hashOfToken(token)}, failures = 0,
    created_at = now(), last_used_at = now() where id = ${id}`);
  return token;
}

type Found = Omit<SignedIn, 'scope' | 'sessionId' | 'hasTotp'> & {
  session: number;
  has_totp: boolean;
  branches: number[];
};

const person = sql`session.id as session, session.stage, person.id, person.name, person.phone, person.role::text as role,
  person.totp_sealed is not null as has_totp,
  array(select branch_id from ${staffBranches} where staff_id = person.id order by branch_id) as branches`;

const signedIn = ({ session, has_totp, branches, ...rest }: Found): SignedIn => ({
  ...rest,
  sessionId: session,
  hasTotp: has_totp,
  scope: scopeOf(rest.role, branches),
});

async function find(db: Database, which: SQL): Promise<SignedIn | null> {
  const { rows } = await queryRows<Found>(
    db,
    {
      id: 'number',
      name: 'text',
      phone: 'text',
      role: 'text',
      stage: 'text',
      session: 'number',
      has_totp: 'boolean',
      branches: 'json',
    },
    sql`select ${person} from ${staffSessions} session
    join ${staff} person on person.id = session.staff_id
    where ${which} and person.disabled_at is null and ${isAlive}`,
  );
  return rows[0] ? signedIn(rows[0]) : null;
}

/** Whose a cookie is, and notes that somebody used it where `isUse`; null: nobody's that may come in. */
export async function useSession(db: Database, token: string, isUse: boolean): Promise<SignedIn | null> {
  const found = await find(db, sql`session.token_hash = ${hashOfToken(token)}`);
  if (found && isUse) {
    await db.execute(sql`update ${staffSessions} set last_used_at = now()
      where id = ${found.sessionId} and last_used_at < now() - interval '1 minute'`);
  }
  return found;
}

/** As it is now, without being used: an open stream keeps no session from ending. */
export const findSession = (db: Database, id: number): Promise<SignedIn | null> => find(db, sql`session.id = ${id}`);

/** Counts a wrong second factor; returns how many there were. */
export async function countFailure(db: Database, id: number): Promise<number> {
  const { rows } = await queryRows<{ failures: number }>(
    db,
    { failures: 'number' },
    sql`update ${staffSessions} set failures = failures + 1 where id = ${id} returning failures`,
  );
  return rows[0]?.failures ?? 0;
}

export async function endSession(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`update ${staffSessions} set ended_at = now() where id = ${id} and ended_at is null`);
}

/** Ends those of somebody, but the one. Returns how many. */
export async function endSessionsOf(tx: Database, staffId: number, but = 0): Promise<number> {
  const { rows } = await tx.execute(sql`update ${staffSessions} set ended_at = now()
    where staff_id = ${staffId} and id <> ${but} and ended_at is null returning id`);
  return rows.length;
}

/** False where there is no such one of theirs that goes on. */
export async function endOwnSession(tx: Database, staffId: number, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`update ${staffSessions} session set ended_at = now()
    where id = ${id} and staff_id = ${staffId} and ${isAlive} returning id`);
  return rows.length > 0;
}

export async function listSessions(db: Database, staffId: number, current: number): Promise<OpenSession[]> {
  const { rows } = await queryRows<OpenSession>(
    db,
    { id: 'number', browser: 'text?', system: 'text?', created_at: 'text', last_used_at: 'text', current: 'boolean' },
    sql`select id, browser, system, ${iso(sql`created_at`)} as created_at,
      ${iso(sql`last_used_at`)} as last_used_at, id = ${current} as current
    from ${staffSessions} session where staff_id = ${staffId} and stage = 'full' and ${isAlive}
    order by id = ${current} desc, last_used_at desc limit 100`,
  );
  return rows;
}
