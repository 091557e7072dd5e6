import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { cleanOldRows } from './clean';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60_000;

/** Cleans once an hour while the server listens, and says in the log what went. */
export const retention = fp(
  async (app: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const clean = async () => {
      try {
        const gone = await cleanOldRows(app.db, app.config.kept);
        if (Object.keys(gone).length > 0) app.log.info({ gone }, 'Old rows deleted');
      } catch (err) {
        app.log.error({ err }, 'Old rows were not deleted');
      }
    };
    const next = (delay: number) => {
      timer = setTimeout(() => {
        running = clean().finally(() => next(EVERY_MS));
      }, delay).unref();
    };
    app.addHook('onListen', async () => next(FIRST_AFTER_MS));
    // The database closes after this: a batch that runs is waited for.
    app.addHook('onClose', async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    });
  },
  { name: 'retention' },
);
