import { type SQL, sql } from 'drizzle-orm';
import type { DeskNotification, DeskNotifications, NotificationReading } from '#contract/activity';
import { MAX_NOTIFICATIONS, NOTIFICATION_DAYS } from '#contract/rules/deskLimits';
import { mayDo, type Permission } from '#contract/rules/permissions';
import type { Database } from '../platform/db/database';
import { branchRef, iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { bookings } from '../platform/db/schema/booking';
import { brands, carModels, parts, services } from '../platform/db/schema/catalog';
import { inLanguage } from '../platform/db/schema/columns';
import { deskNotificationReads, deskNotifications } from '../platform/db/schema/desk';
import { messages } from '../platform/db/schema/messages';

import { staff } from '../platform/db/schema/staff';
import type { Language } from '../platform/language';
import type { Kind } from '../staff/notifyStaff';
import { enquiriesOf, inScope, visitsOf } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';

const RIGHTS: Record<Kind, Permission> = {
  enquiry: 'read enquiries',
  booking_made: 'change bookings',
  booking_moved: 'change bookings',
  booking_cancelled: 'change bookings',
  estimate_answered: 'change visits',
  review: 'see reviews',
  message_failed: 'see messages',
};
const KINDS = Object.keys(RIGHTS) as Kind[];

/** Subquery of the notifications of a staff member: by role, branch and start date, without their own actions. */
function notificationsOf({ id, role, scope }: SignedIn): SQL {
  const kinds = KINDS.filter((kind) => mayDo(role, RIGHTS[kind]));
  const failed = scope.branches === null ? sql`true` : sql`(kind <> 'message_failed' or branch_id is not null)`;
  // A notification of an enquiry counts as read for everybody once the enquiry is assigned or no longer new.
  const isTaken = sql`note.kind = 'enquiry' and not exists (select from ${enquiriesOf(scope)} request
      where request.id = note.thing_id and request.status = 'new' and request.assignee_id is null)`;
  return sql`(select note.*, (${isTaken}) or exists (select from ${deskNotificationReads} read
      where read.notification_id = note.id and read.staff_id = ${id}) as read
    from ${deskNotifications} note where at > now() - make_interval(days => ${NOTIFICATION_DAYS})
      and at >= (select created_at from ${staff} person where person.id = ${id})
      and kind in ${['', ...kinds]} and staff_id is distinct from ${id}
      and ${inScope(scope, sql`branch_id`)} and ${failed})`;
}

/**
 * Returns the newest notifications for the role and branches of `me`, and the number of unread ones. Excludes those of
 * their own actions and those older than NOTIFICATION_DAYS.
 */
export async function listNotifications(db: Database, me: SignedIn, language: Language): Promise<DeskNotifications> {
  const { rows } = await queryRows<DeskNotification & { unread: number }>(
    db,
    {
      id: 'number',
      at: 'text',
      name: 'text',
      branch: 'json?',
      starts_at: 'text?',
      car: 'text',
      kind: 'text',
      section: 'text?',
      thing: 'number',
      subject: 'text',
      read: 'boolean',
      unread: 'number',
    },
    sql`
    with own as materialized ${notificationsOf(me)}
    select note.id, note.kind, ${iso(sql`note.at`)} as at, note.thing_id as thing, note.read,
      case when note.branch_id is not null then ${branchRef(sql`note.branch_id`, language)} end as branch,
      coalesce(request.reference, booking.reference, visit.reference, message.kind, '') as name,
      ${iso(sql`booking.starts_at`)} as starts_at,
      coalesce(booking.car, visit.car, nullif(concat_ws(' ', (select brand.name from ${brands} brand where brand.id = coalesce(request.brand_id, model.brand_id)),
        model.name), ''), '') as car,
      coalesce(
        (select string_agg(coalesce(nullif(service -> 'name' ->> ${language}, ''), service -> 'name' ->> 'ru'), ', ')
          from jsonb_array_elements(booking.services) service),
        (select ${inLanguage(parts.name, language)} from ${parts} where id = request.part_id),
        (select ${inLanguage(services.name, language)} from ${services} where id = request.service_id), '') as subject,
      request.section,
      (select count(*)::int from own where not read) as unread
    from own note left join ${bookings} booking on booking.id = note.thing_id and note.kind like 'booking_%'
      left join ${enquiriesOf(me.scope)} request on request.id = note.thing_id and note.kind = 'enquiry'
      left join ${carModels} model on model.id = request.model_id
      left join ${visitsOf(me.scope)} visit on visit.id = note.thing_id and note.kind in ('estimate_answered', 'review')
      left join ${messages} message on message.id = note.thing_id and note.kind = 'message_failed'
    order by note.id desc limit ${MAX_NOTIFICATIONS}`,
  );
  return { unread: rows[0]?.unread ?? 0, items: rows.map(({ unread: _unread, ...note }) => note) };
}

/** Marks a notification as read by this staff member. `earlier`: also marks all notifications with a smaller id. */
export async function markRead(db: Database, me: SignedIn, { id, earlier }: NotificationReading): Promise<void> {
  const which = earlier ? sql`id <= ${id}` : sql`id = ${id}`;
  await db.execute(sql`insert into ${deskNotificationReads} (staff_id, notification_id)
    select ${me.id}, id from ${notificationsOf(me)} own where ${which} and not read on conflict do nothing`);
}
