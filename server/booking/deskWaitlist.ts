import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DeskWaitlistEntry, DeskWaitlistQuery } from '#contract/bookingsDesk';
import type { Database } from '../platform/db/database';
import { localizedOrFallback } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { bookings, waitlistEntries } from '../platform/db/schema/booking';
import { services } from '../platform/db/schema/catalog';
import { ApiFailure } from '../platform/http/errors';
import { recordAudit } from '../staff/audit/record';
import { isInScope } from '../staff/scope';
import type { DeskContext, DeskReader } from './deskScope';

const isIn = sql`(wait.state = 'waiting' or (wait.state = 'offered' and held.state = 'held' and held.hold_expires_at > now()))`;
const waitlist = sql`${waitlistEntries} wait left join ${bookings} held on held.id = wait.booking_id`;

/**
 * Returns the number of waitlist entries by day (`YYYY-MM-DD`), including live offers; days without entries are
 * missing. The caller must check the reader's scope.
 */
export async function countWaitlist(
  db: Database,
  branch: number,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const { rows } = await queryRows<{ day: string; count: number }>(
    db,
    { day: 'text', count: 'number' },
    sql`
    select wait.day::text as day, count(*)::int as count from ${waitlist}
    where wait.branch_id = ${branch} and wait.day between ${from}::date and ${to}::date and ${isIn} group by wait.day`,
  );
  return new Map(rows.map(({ day, count }) => [day, count]));
}

type Row = Omit<DeskWaitlistEntry, 'services'> & { services: number[] };

/**
 * Returns the waitlist of a day, including live offers, in the order of joining. @throws 404 for a branch outside the
 * reader's scope
 */
export async function listWaitlist(
  db: Database,
  { branch, day }: DeskWaitlistQuery,
  { me, language }: DeskReader,
): Promise<DeskWaitlistEntry[]> {
  if (!isInScope(me.scope, branch)) throw new ApiFailure(404, 'not_found');
  const { rows } = await queryRows<Row>(
    db,
    {
      id: 'number',
      created_at: 'text',
      state: 'text',
      name: 'text',
      phone: 'text',
      held_until: 'text?',
      services: 'json',
    },
    sql`
    select wait.id, wait.state, wait.services, coalesce(wait.name, '') as name, coalesce(wait.phone, '') as phone,
      case when wait.state = 'offered' then to_json(held.hold_expires_at) #>> '{}' end as held_until,
      to_json(wait.created_at) #>> '{}' as created_at
    from ${waitlist} where wait.branch_id = ${branch} and wait.day = ${day}::date and ${isIn} order by wait.id`,
  );
  const ids = [...new Set(rows.flatMap((row) => row.services))];
  const found = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(inArray(services.id, ids))
    .orderBy(asc(services.id));
  const names = new Map(found.map(({ id, name }) => [id, localizedOrFallback(name, language)]));
  return rows.map((row) => ({ ...row, services: row.services.map((id) => ({ id, name: names.get(id) ?? '' })) }));
}

/**
 * Cancels a waitlist entry. A slot that was offered to it stays held until the hold expires. @throws 404 if the entry
 * has ended or its branch is outside the reader's scope
 */
export async function removeWaitlistEntry(
  tx: Database,
  id: number,
  { me, actor }: Pick<DeskContext, 'me' | 'actor'>,
): Promise<void> {
  const here = and(eq(waitlistEntries.id, id), inArray(waitlistEntries.state, ['waiting', 'offered']));
  const [wait] = await tx.select().from(waitlistEntries).where(here).for('update');
  if (!wait || !isInScope(me.scope, wait.branchId)) throw new ApiFailure(404, 'not_found');
  await tx.update(waitlistEntries).set({ state: 'cancelled' }).where(eq(waitlistEntries.id, id));
  await recordAudit(tx, actor, { thing: 'booking', action: 'wait_removed', branchId: wait.branchId });
}
