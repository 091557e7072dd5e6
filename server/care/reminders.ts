import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { remindAll } from './remind';

const FIRST_AFTER_MS = 90_000;
const EVERY_MS = 60 * 60_000;

/** Looks once an hour, while the server listens, whom nobody has looked at today. */
export const reminders = fp(
  async (app: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const look = async () => {
      try {
        if ((await remindAll({ db: app.db, config: app.config })) > 0) app.messages.wake();
      } catch (err) {
        app.log.error({ err }, 'Nobody was reminded');
      }
    };
    const next = (delay: number) => {
      timer = setTimeout(() => {
        running = look().finally(() => next(EVERY_MS));
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
  { name: 'reminders', dependencies: ['messages'] },
);
