import { type SQL, sql } from 'drizzle-orm';
import type { DeadMessage, DeskChannel, DeskOutbox } from '#contract/activity';
import { DESK_MAX_COUNT } from '#contract/rules/deskLimits';
import { RETRY_DAYS, retryMessage } from '../messages/stored';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { messages } from '../platform/db/schema/messages';
import { type Actor, recordAudit } from '../staff/audit/record';
import { enquiriesOf, type Scope } from '../staff/scope';

const MAX_ROWS = 200;

/** Subquery of visible messages: about enquiries in scope; for owners all messages. */
const messagesOf = (scope: Scope): SQL =>
  scope.branches === null
    ? sql`${messages}`
    : sql`(select * from ${messages} told where exists (select from ${enquiriesOf(scope)} request where request.id = told.request_id))`;

/** SQL condition: failed messages of the last days, without superseded ones, which are dead but were never tried. */
const isFailed = sql`message.created_at > now() - make_interval(days => ${RETRY_DAYS}) and message.state in ('dead', 'refused', 'unknown')
  and (message.sealed is not null or message.state <> 'dead' or message.attempts > 0)`;

/**
 * Returns the state of each message channel and at most 200 failed messages, newest first. Managers see only messages
 * about enquiries in their branches. `hasTelegram`: a bot is configured.
 */
export async function readOutbox(db: Database, scope: Scope, hasTelegram: boolean): Promise<DeskOutbox> {
  const dead = await queryRows<DeadMessage>(
    db,
    {
      id: 'number',
      created_at: 'text',
      state: 'text',
      reason: 'text?',
      enquiry: 'json?',
      channel: 'text',
      kind: 'text',
      attempts: 'number',
      retriable: 'boolean',
    },
    sql`
    select message.id, message.channel, message.kind, message.state, message.reason, message.attempts,
      ${iso(sql`message.created_at`)} as created_at,
      message.sealed is not null and message.state in ('dead', 'refused') as retriable,
      (select json_build_object('id', request.id, 'reference', request.reference) from ${enquiriesOf(scope)} request
        where request.id = message.request_id) as enquiry
    from ${messagesOf(scope)} message where ${isFailed} order by message.id desc limit ${MAX_ROWS}`,
  );
  return {
    channels: [await channelOf(db, 'sms', true), await channelOf(db, 'telegram', hasTelegram)],
    dead: dead.rows,
  };
}

/** Counts messages of all branches, because the state of a channel reveals no receivers. */
async function channelOf(db: Database, channel: DeskChannel['channel'], isSetUp: boolean): Promise<DeskChannel> {
  const { rows } = await queryRows<Pick<DeskChannel, 'waiting' | 'failed' | 'since' | 'reason'>>(
    db,
    { reason: 'text?', waiting: 'number', failed: 'number', since: 'text?' },
    sql`
    with due as (select attempts, reason, created_at from ${messages}
      where channel = ${channel} and state in ('queued', 'sending') limit ${DESK_MAX_COUNT})
    select (select count(*)::int from due) as waiting,
      (select count(*)::int from (select from ${messages} message where message.channel = ${channel} and ${isFailed}
        limit ${DESK_MAX_COUNT}) found) as failed,
      (select ${iso(sql`min(created_at)`)} from due) as since,
      (select reason from due where attempts > 0 and reason is not null order by created_at limit 1) as reason`,
  );
  const found = rows[0] ?? { waiting: 0, failed: 0, since: null, reason: null };
  const state = found.waiting === 0 ? 'well' : found.reason === null ? 'waiting' : 'down';
  return { channel, set_up: isSetUp, state, ...found };
}

/** Queues a failed message again. `missing`: the caller may not see it. `over`: it can no longer be sent. */
export async function retry(
  tx: Database,
  id: number,
  scope: Scope,
  actor: Actor,
): Promise<'again' | 'over' | 'missing'> {
  const { rows } = await queryRows<{ kind: string; branch: number | null }>(
    tx,
    { kind: 'text', branch: 'number?' },
    sql`
    select message.kind, (select request.branch_id from ${enquiriesOf(scope)} request where request.id = message.request_id) as branch
    from ${messagesOf(scope)} message where message.id = ${id}`,
  );
  const [found] = rows;
  if (!found) return 'missing';
  if (!(await retryMessage(tx, id))) return 'over';
  const { kind: name, branch: branchId } = found;
  await recordAudit(tx, actor, { thing: 'message', action: 'retried', thingId: id, name, branchId });
  return 'again';
}
