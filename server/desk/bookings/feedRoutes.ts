import type { FastifyInstance } from 'fastify';
import { bookingsCalls } from '../../../contract/desk/bookings';
import { actorOf } from '../audit/note';
import { registerDeskCall } from '../register';
import { endFeed, makeFeed, readFeed } from './feeds';

/** The secret address of a branch's calendar, answered by server/routes/bookings.ts. */
export async function feedDeskRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, bookingsCalls.readBookingFeed).handledBy(({ db, params, me }) =>
    readFeed(db, { branch: params.id, me }),
  );
  registerDeskCall(app, bookingsCalls.makeBookingFeed).handledBy(async ({ db, params, me, language, request }) => {
    const token = await db.transaction((tx) => makeFeed(tx, { branch: params.id, me }, actorOf(request)));
    // A calendar program asks with no language, or with one of its own: the address has that of the desk.
    return { address: `${app.config.siteUrl}/api/main/main/booking-feeds/${token}/calendar.ics?language=${language}` };
  });
  registerDeskCall(app, bookingsCalls.endBookingFeed).handledBy(async ({ db, params, me, request }) => {
    await db.transaction((tx) => endFeed(tx, { branch: params.id, me }, actorOf(request)));
    return undefined;
  });
}
