import { sql } from 'drizzle-orm';
import type { OpenSession } from '../../contract/security';
import type { Database } from '../db/database';
import { refreshFamilies, refreshTokens } from '../db/schema/sessions';

/** More devices than anybody has; whoever signs in in a loop must not make the answer endless. */
const MOST = 100;

type Asking = {
  userId: number;
  /** The family of the access token that asks: its session is the present one. */
  refreshTokenId: number;
  /** It counts from the sign-in. */
  maxDays: number;
};

/** The sessions of a customer that go on: the present one first, then by their last use. 1 statement. */
export async function listSessions(db: Database, { userId, refreshTokenId, maxDays }: Asking): Promise<OpenSession[]> {
  const { rows } = await db.execute<{ session: OpenSession }>(sql`
    select json_build_object('id', family.id, 'browser', family.browser, 'system', family.system,
      'created_at', ${isoTime(sql`family.created_at`)}, 'last_used_at', ${isoTime(sql`family.last_used_at`)},
      'current', family.id = present.id) as session
    from ${refreshFamilies} family
      left join (select family_id as id from ${refreshTokens} where id = ${refreshTokenId}) present on true
    where family.user_id = ${userId} and ${isAlive(maxDays)}
    order by family.id = present.id desc nulls last, family.last_used_at desc, family.id desc limit ${MOST}`);
  return rows.map(({ session }) => session);
}

/** Ends one session of the customer; false when there is no such one that goes on. */
export async function endSessionById(
  db: Database,
  { userId, id, maxDays }: { userId: number; id: number; maxDays: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`update ${refreshFamilies} family set revoked_at = now()
    where family.id = ${id} and family.user_id = ${userId} and ${isAlive(maxDays)} returning id`);
  return rows.length > 0;
}

const isAlive = (maxDays: number) => sql`family.revoked_at is null
  and family.created_at > now() - make_interval(days => ${maxDays})
  and exists (select from ${refreshTokens} token where token.family_id = family.id and token.expires_at > now())`;

const isoTime = (time: ReturnType<typeof sql>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
