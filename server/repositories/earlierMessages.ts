import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { messages } from '../db/schema/messages';
import { smsMessages } from '../db/schema/phoneProof';

/** The release before looks after its own messages; what it has not touched for so long it looks after no more. */
const LEFT_SECONDS = 45;

/**
 * Takes over what the release before, which may run beside this one, has stored in its own table: messages that have ended, so that they
 * are counted, shown and forgotten with the others, and those that its processes have left. The table goes with the release after.
 */
export async function adoptEarlierMessages(db: Database): Promise<void> {
  await db.execute(sql`with moved as (
      delete from ${smsMessages} where id in (
        select id from ${smsMessages} where state not in ('queued', 'sending')
          or (state = 'queued' and next_try_at < now() - make_interval(secs => ${LEFT_SECONDS}))
          or (state = 'sending' and claimed_at < now() - make_interval(secs => ${2 * LEFT_SECONDS}))
        limit 500 for update skip locked)
      returning *)
    insert into ${messages} (channel, kind, code_id, phone_hash, sealed, state, attempts, next_try_at, expires_at, claimed_at, reason, created_at)
    select 'sms', case when code_id is null then 'phone_changed' else 'code' end, code_id, phone_hash, sealed, state, attempts,
      next_try_at, expires_at, claimed_at, reason, created_at from moved`);
}
