import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { smsCodes } from '../db/schema/phoneProof';
import { inTime } from '../plugins/health';

/** The day's budget of SMS and what is spent of it; the count is the database's, so that every process shows the same. */
export function smsMetrics(registry: Registry, app: FastifyInstance): void {
  const registers = [registry];
  new Gauge({ name: 'yolda_sms_daily_budget', help: 'SMS_DAILY_BUDGET', registers }).set(app.config.codes.dailyBudget);
  new Gauge({
    name: 'yolda_sms_sent_last_day',
    help: 'Codes sent by SMS within 24 hours; not there while the database does not answer',
    registers,
    async collect() {
      this.remove();
      const count = sql<number>`count(*)::int`;
      const found = await inTime(
        app.db.select({ count }).from(smsCodes).where(sql`${smsCodes.sentAt} > now() - interval '1 day'`),
      ).catch(() => []);
      for (const row of found) this.set(row.count);
    },
  });
}
