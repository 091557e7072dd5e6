import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { endOldHolds, offerForgotten, remindOfBookings } from './remind';

const FIRST_AFTER_MS = 20_000;
const EVERY_MS = 60_000;

/** Looks once a minute, while the server listens, which bookings to remind of and which times have got free without a press. */
export const bookingReminders = fp(
  async (app: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const telling = { store: app.messages.store, config: app.config };
    const look = async () => {
      try {
        const freed = (await endOldHolds(app.db, telling)) + (await offerForgotten(app.db, telling));
        const told = await remindOfBookings(app.db, telling);
        if (freed + told > 0) app.messages.wake();
      } catch (err) {
        app.log.error({ err }, 'Bookings were not looked at');
      }
    };
    const next = (delay: number) => {
      timer = setTimeout(() => {
        running = look().finally(() => next(EVERY_MS));
      }, delay).unref();
    };
    app.addHook('onListen', async () => next(FIRST_AFTER_MS));
    // The database closes after this: what runs is waited for.
    app.addHook('onClose', async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    });
  },
  { name: 'bookingReminders', dependencies: ['messages'] },
);
