import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { noteAlert } from '../repositories/smsBudget';

const PERCENTS = [50, 80];

/**
 * Says in the log, once a day for all processes together, that half or most of the day's messages are spent. Returns what to call after
 * each with how many there were; it does not throw: the message is on its way.
 */
export function createBudgetAlerts(db: Database, log: FastifyBaseLogger, budget: number) {
  const noted = new Set<string>();
  return async (spent: number): Promise<void> => {
    const day = new Date().toISOString().slice(0, 10);
    for (const percent of PERCENTS) {
      if (spent * 100 < budget * percent || noted.has(`${day} ${percent}`)) continue;
      noted.add(`${day} ${percent}`);
      try {
        if (await noteAlert(db, day, percent)) log.warn({ percent, spent, budget }, 'SMS: much of the day is spent');
      } catch (err) {
        log.error({ err }, 'An alert of the SMS budget was not noted');
      }
    }
  };
}
