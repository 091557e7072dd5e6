import { count, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { inTime } from '../platform/db/clock';
import type { Database } from '../platform/db/database';
import { messages } from '../platform/db/schema/messages';
import { gauge } from '../platform/metrics/gauge';
import { countSent } from './sms/budget';

const readDay = (db: Database) =>
  db
    .select({ channel: messages.channel, state: messages.state, count: count() })
    .from(messages)
    .where(gt(messages.createdAt, sql`now() - interval '1 day'`))
    .groupBy(messages.channel, messages.state);

type Waiting = { channel: string; count: number; late: number };

const readWaiting = (db: Database): PromiseLike<Waiting[]> =>
  db
    .select({
      channel: messages.channel,
      count: count(),
      late: sql<number>`coalesce(extract(epoch from now() - min(${messages.createdAt})), 0)::float8`,
    })
    .from(messages)
    .where(eq(messages.state, 'queued'))
    .groupBy(messages.channel);

/**
 * What became of the messages, and what waits. The counts are the database's: every process shows the same, and none while the database
 * does not answer.
 */
export function messageMetrics(registry: Registry, app: FastifyInstance): void {
  const registers = [registry];
  const { channel, state } = messages;
  gauge({
    name: 'yolda_messages',
    help: 'Messages of the last 24 hours by channel and state; dead: never sent',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      this.reset();
      const found = await inTime(readDay(app.db)).catch(() => null);
      if (!found) return;
      for (const through of channel.enumValues) {
        for (const one of state.enumValues) this.set({ channel: through, state: one }, 0);
      }
      for (const row of found) this.set({ channel: row.channel, state: row.state }, row.count);
    },
  });
  const waiting = (name: string, help: string, figureOf: (row: Waiting | undefined) => number) =>
    gauge({
      name,
      help,
      labelNames: ['channel'],
      registers,
      async collect() {
        this.reset();
        const found = await inTime(readWaiting(app.db)).catch(() => null);
        if (!found) return;
        for (const one of channel.enumValues) {
          this.set({ channel: one }, figureOf(found.find((row) => row.channel === one)));
        }
      },
    });
  waiting('yolda_messages_waiting', 'Messages that wait to be sent, by channel', (row) => row?.count ?? 0);
  waiting(
    'yolda_messages_waiting_seconds',
    'Age of the oldest message that waits, by channel; 0: none waits',
    (row) => row?.late ?? 0,
  );
}

/**
 * The day's budget of SMS and what is spent of it. The count is the database's: every process shows the same, and none while the database
 * does not answer.
 */
export function smsMetrics(registry: Registry, app: FastifyInstance): void {
  const registers = [registry];
  gauge({ name: 'yolda_sms_daily_budget', help: 'SMS_DAILY_BUDGET', registers }).set(app.config.codes.dailyBudget);
  gauge({
    name: 'yolda_sms_sent_last_day',
    help: 'SMS of all kinds sent within 24 hours',
    registers,
    async collect() {
      this.remove();
      const sent = await inTime(countSent(app.db)).catch(() => null);
      if (sent !== null) this.set(sent);
    },
  });
}

/** Counts why codes were not sent. */
export function smsRefusalMetrics(registry: Registry): Counter<'reason'> {
  const refusals = new Counter({
    name: 'yolda_sms_code_refusals_total',
    help: 'Codes that were asked for and not sent, by the limit or share that was spent',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of ['phone', 'network', 'strangers', 'budget', 'challenge']) refusals.inc({ reason }, 0);
  return refusals;
}
