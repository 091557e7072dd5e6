import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { inTime } from '../http/health';
import { countSent } from '../repositories/smsBudget';
import { gauge } from './gauge';

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
