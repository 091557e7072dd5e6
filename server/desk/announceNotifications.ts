import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { NOTIFICATION_KINDS } from '#contract/rules/deskLimits';
import type { MessageKind } from '../messages/kinds';
import type { Database } from '../platform/db/database';
import { localizedOrFallback } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { bookings } from '../platform/db/schema/booking';
import { branches } from '../platform/db/schema/company';
import { deskNotifications } from '../platform/db/schema/desk';
import { messages } from '../platform/db/schema/messages';
import { visitsOf } from '../staff/scope';
import { staffNotification } from '../staff/texts';

const POLL_MS = 2_000;
const BATCH_SIZE = 50;
const HOUR_MS = 3_600_000;
const TO_STAFF: readonly MessageKind[] = ['staff_news', 'enquiry_taken'];

type Row = {
  id: number;
  kind: (typeof NOTIFICATION_KINDS)[number];
  reference: string | null;
  branch: { ru: string; uz: string } | null;
  starts_at: string | null;
  is_to_staff: boolean;
};

/**
 * Sends pending notifications to the staff's Telegram group and returns their number. Each is marked in the transaction
 * that queues its message, so it is sent once. Failed messages are announced hourly at most.
 */
export async function announceNotifications({
  db,
  telegram,
  messages: outbox,
  config,
}: FastifyInstance): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await take(tx);
    const group = telegram?.staff;
    if (!group) return rows.length;
    for (const { id, kind, reference, branch, starts_at: startsAt, is_to_staff: isToStaff } of rows) {
      // A failed message to this group would trigger another one in an endless loop.
      if (isToStaff) continue;
      const isFailed = kind === 'message_failed';
      const path = isFailed ? '/desk/messages' : '/desk/notifications';
      const text = staffNotification(group.language, kind, {
        reference: reference ?? '',
        branch: branch && localizedOrFallback(branch, group.language),
        startsAt: startsAt === null ? null : new Date(startsAt),
        link: `${config.siteUrl}${path}`,
      });
      const key = isFailed ? `news:failed:${Math.floor(Date.now() / HOUR_MS)}` : `news:${id}`;
      await outbox.store(tx, { kind: 'staff_news', key, message: { chat: group.chat, text } });
    }
    return rows.length;
  });
}

async function take(tx: Database): Promise<Row[]> {
  const { rows } = await queryRows<Row>(
    tx,
    { id: 'number', kind: 'text', reference: 'text?', branch: 'json?', starts_at: 'text?', is_to_staff: 'boolean' },
    sql`
    with taken as (update ${deskNotifications} set is_announced = true where id in (
      select id from ${deskNotifications} where not is_announced order by id limit ${BATCH_SIZE} for update skip locked)
      returning id, kind, thing_id, branch_id)
    select taken.id, taken.kind, coalesce(booking.reference, visit.reference) as reference, branch.name as branch,
      booking.starts_at, coalesce(message.kind in ${TO_STAFF}, false) as is_to_staff
    from taken
    left join ${branches} branch on branch.id = taken.branch_id
    left join ${bookings} booking on taken.kind like 'booking_%' and booking.id = taken.thing_id
    left join ${visitsOf({ branches: null })} visit on taken.kind in ('estimate_answered', 'review') and visit.id = taken.thing_id
    left join ${messages} message on taken.kind = 'message_failed' and message.id = taken.thing_id
    order by taken.id`,
  );
  return rows;
}

export const announcedNotifications = fp(
  async (app: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    let isClosing = false;
    const poll = async () => {
      try {
        while ((await announceNotifications(app)) === BATCH_SIZE);
        app.messages.wake();
      } catch (err) {
        app.log.error({ err }, 'staff were not notified by Telegram');
      }
    };
    const next = () => {
      if (isClosing) return;
      timer = setTimeout(() => {
        running = poll().finally(next);
      }, POLL_MS).unref();
    };
    app.addHook('onListen', async () => next());
    app.addHook('onClose', async () => {
      isClosing = true;
      clearTimeout(timer);
      await running;
    });
  },
  { name: 'announcedNotifications' },
);
