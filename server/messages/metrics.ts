import { count, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { withTimeout } from '../platform/db/clock';
import type { Database } from '../platform/db/database';
import { messages } from '../platform/db/schema/messages';
import { gauge } from '../platform/metrics/gauge';
import { countSmsOfLastDay } from './sms/budget';

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

export function messageMetrics(registry: Registry, app: FastifyInstance): void {
  const registers = [registry];
  const { channel, state } = messages;
  gauge({
    name: 'yolda_messages',
    help: 'Messages of the last 24 hours by channel and state (dead: expired before sending)',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      this.reset();
      const found = await withTimeout(readDay(app.db)).catch(() => null);
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
        const found = await withTimeout(readWaiting(app.db)).catch(() => null);
        if (!found) return;
        for (const one of channel.enumValues) {
          this.set({ channel: one }, figureOf(found.find((row) => row.channel === one)));
        }
      },
    });
  waiting('yolda_messages_waiting', 'Queued messages by channel', (row) => row?.count ?? 0);
  waiting(
    'yolda_messages_waiting_seconds',
    'Age in seconds of the oldest queued message by channel; 0 if none',
    (row) => row?.late ?? 0,
  );
}

export function smsMetrics(registry: Registry, app: FastifyInstance): void {
  const registers = [registry];
  gauge({ name: 'yolda_sms_daily_budget', help: 'Daily SMS budget (SMS_DAILY_BUDGET)', registers }).set(
    app.config.codes.dailyBudget,
  );
  gauge({
    name: 'yolda_sms_sent_last_day',
    help: 'SMS of all kinds sent in the last 24 hours',
    registers,
    async collect() {
      this.remove();
      const sent = await withTimeout(countSmsOfLastDay(app.db)).catch(() => null);
      if (sent !== null) this.set(sent);
    },
  });
}

export function smsRefusalMetrics(registry: Registry): Counter<'reason'> {
  const refusals = new Counter({
    name: 'yolda_sms_code_refusals_total',
    help: 'Requested codes that were not sent, by exhausted limit or budget share',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of ['phone', 'network', 'strangers', 'budget', 'challenge']) refusals.inc({ reason }, 0);
  return refusals;
}
