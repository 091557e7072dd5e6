import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { branches } from '../platform/db/schema/company';
import { deskTasks } from '../platform/db/schema/desk';
import { staff } from '../platform/db/schema/staff';
import { bookingsOf, enquiriesOf, visitsOf } from '../staff/scope';

const EVERYWHERE = { branches: null };
const HOUR_MS = 3_600_000;

/**
 * Seeds tasks of the first branch, after its visits and bookings: an overdue one, a call back, one for everybody, and
 * makes the declined findings due today.
 */
export async function seedTasks(tx: Database, now = Date.now()): Promise<void> {
  const inHours = (hours: number) => sql`${new Date(now + hours * HOUR_MS).toISOString()}::timestamptz`;
  const adviser = sql`(select id from ${staff} where role = 'adviser' order by id limit 1)`;
  const first = sql`(select id from ${branches} order by position, id limit 1)`;
  await tx.execute(sql`insert into ${deskTasks} (text, due_at, staff_id, created_by, branch_id, visit_id)
    select 'Уточнить, когда приедут детали, и позвонить клиенту', ${inHours(-1.5)}, ${adviser}, ${adviser}, branch_id, id
    from ${visitsOf(EVERYWHERE)} visit where branch_id = ${first} and state = 'open' order by opened_at limit 1`);
  await tx.execute(sql`insert into ${deskTasks} (text, due_at, staff_id, created_by, branch_id, request_id)
    select 'Перезвонить: назвать цену и предложить время', ${inHours(2)}, ${adviser}, ${adviser}, branch_id, id
    from ${enquiriesOf(EVERYWHERE)} request where branch_id = ${first} and status = 'in_work' order by created_at desc limit 1`);
  await tx.execute(sql`insert into ${deskTasks} (text, due_at, staff_id, created_by, branch_id, booking_id)
    select 'Подтвердить завтрашнюю запись', ${inHours(4)}, null, ${adviser}, branch_id, id
    from ${bookingsOf(EVERYWHERE)} booking where branch_id = ${first} and state = 'booked' and starts_at > ${inHours(18)}
    order by starts_at limit 1`);
  await tx.execute(sql`update ${deskTasks} set due_at = ${inHours(1)} where kind = 'finding'`);
}
