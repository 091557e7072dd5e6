import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Booking, NewOwnWaitlistEntry, WaitlistEntry } from '#contract/bookings';
import { calls } from '#contract/calls';
import { requirePublished, UnknownPolicy, unknownPolicy } from '../accounts/consents';
import { findAccountById } from '../accounts/customers';
import { consumeGrant, notVerified, proofsOf } from '../accounts/phoneProof';

import { storedPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { IdempotencyConflict } from '../platform/db/idempotency';
import { bookings } from '../platform/db/schema/booking';
import { ApiFailure } from '../platform/http/errors';
import { networkKey } from '../platform/http/network';
import { registerCall } from '../platform/http/registerCall';
import type { Language } from '../platform/language';
import { book, refuseBlockedPhone } from './book';
import { ownBookings, publicBooking } from './bookingDetails';
import { branchCalendar, calendarOf } from './calendarFeed';
import { cancel, confirm, findBooking, move } from './change';
import { hold, readHold, release } from './holds';

import type { StoredBooking } from './notify';
import { bookingOptions, soonestTimes } from './strip';
import { bookingTimes, nextTimes, withAlternatives } from './times';

import { joinWaitlist, leaveWaitlist, ownWaitlist } from './waitlist';

/**
 * Returns a wrapper for changes of bookings. It turns errors into API errors (409 `time_gone`, 422
 * `idempotency_conflict`, 400 on `consent`) and wakes the message queue.
 */
export const changingBookings =
  (app: FastifyInstance) =>
  async <T>(db: Database, language: Language, work: () => Promise<T>): Promise<T> => {
    try {
      return await withAlternatives(db, work);
    } catch (error) {
      if (error instanceof IdempotencyConflict) throw new ApiFailure(422, 'idempotency_conflict');
      throw error instanceof UnknownPolicy ? unknownPolicy(language) : error;
    } finally {
      app.messages.wake();
    }
  };

/** Returns id and phone of the signed-in account. @throws 401 `token_not_valid` */
export async function ownerOf(db: Database, { userId }: FastifyRequest): Promise<{ id: number; phone: string }> {
  const account = await findAccountById(db, userId ?? 0);
  if (!account) throw new ApiFailure(401, 'token_not_valid');
  return account;
}

type Contact = { phone: string; userId: number | null; language: Language };

export async function bookingWaitRoutes(app: FastifyInstance): Promise<void> {
  const secret = app.config.secrets.code;
  const notifier = { store: app.messages.store, config: app.config };
  const doing = changingBookings(app);

  async function join(
    tx: Database,
    { consent, ...asked }: NewOwnWaitlistEntry,
    whose: Contact,
  ): Promise<WaitlistEntry> {
    if (consent !== undefined) await requirePublished(tx, consent);
    await refuseBlockedPhone(tx, whose.phone, asked.branch, notifier);
    return joinWaitlist(tx, { ...asked, ...whose }, secret);
  }

  registerCall(app, calls.joinWaitlist).handledBy(({ db, body, language, request }) =>
    doing(db, language, () =>
      db.transaction(async (tx) => {
        const phone = storedPhone(body.phone);
        if (!(await consumeGrant(tx, phone, proofsOf(request)))) throw notVerified();
        return join(tx, body, { phone, userId: null, language });
      }),
    ),
  );
  registerCall(app, calls.joinOwnWaitlist).handledBy(async ({ db, body, language, request }) => {
    const { id, phone } = await ownerOf(db, request);
    return doing(db, language, () => db.transaction((tx) => join(tx, body, { phone, userId: id, language })));
  });
  registerCall(app, calls.ownWaitlist).handledBy(async ({ db, language, request }) =>
    ownWaitlist(db, await ownerOf(db, request), { language, secret }),
  );
  registerCall(app, calls.leaveWaitlist).handledBy(async ({ db, params, language }) => {
    await doing(db, language, () => leaveWaitlist(db, params.token, notifier));
    return undefined;
  });
}

const idsOf = (text: string): number[] => text.split(',').map(Number);

export async function bookingRoutes(app: FastifyInstance): Promise<void> {
  const secret = app.config.secrets.code;
  const notifier = { store: app.messages.store, config: app.config };

  const doing = changingBookings(app);
  const found = async (db: Database, token: string): Promise<StoredBooking> => {
    const booking = await findBooking(db, token);
    if (!booking) throw new ApiFailure(404, 'not_found');
    return booking;
  };
  const readBooking = async (db: Database, token: string, language: Language): Promise<Booking> =>
    publicBooking(db, await found(db, token), { language, secret });
  const readPublicBooking = async (db: Database, id: number, language: Language): Promise<Booking> => {
    const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
    if (!booking) throw new ApiFailure(404, 'not_found');
    return publicBooking(db, booking, { language, secret });
  };

  registerCall(app, calls.bookingTimes).handledBy(({ db, query }) =>
    bookingTimes(db, { ...query, services: idsOf(query.services) }),
  );
  registerCall(app, calls.nextTimes).handledBy(({ db, query }) =>
    nextTimes(db, { ...query, services: idsOf(query.services) }),
  );

  const soonest = soonestTimes(app);
  registerCall(app, calls.bookingOptions).handledBy(({ db, language }) => bookingOptions(db, language));
  registerCall(app, calls.soonestTime).handledBy(({ db, query }) =>
    soonest(db, { ...query, services: idsOf(query.services) }),
  );

  registerCall(app, calls.holdTime).handledBy(({ db, body, headers, language, request }) =>
    doing(db, language, () =>
      hold(
        db,
        {
          services: body.services,
          branch: body.branch,
          startsAt: body.starts_at,
          holder: body.holder,
          model: body.model,
        },
        { key: headers['idempotency-key'], network: networkKey(request), notifier },
      ),
    ),
  );
  registerCall(app, calls.heldTime).handledBy(async ({ db, params }) => {
    const held = await readHold(db, params.token);
    if (!held) throw new ApiFailure(404, 'not_found');
    return held;
  });
  registerCall(app, calls.releaseTime).handledBy(async ({ db, params, language }) => {
    await doing(db, language, () => release(db, params.token, notifier));
    return undefined;
  });

  registerCall(app, calls.book).handledBy(async ({ db, body, headers, language, request }) => {
    const { hold: token, name, phone, model, year, complaint = '', note = '', consent } = body;
    const newBooking = { hold: token, name, phone: storedPhone(phone), car: { model, year }, complaint, note, consent };
    const options = { key: headers['idempotency-key'], userId: null, proofs: proofsOf(request), language };
    const id = await doing(db, language, () => book(db, newBooking, options, notifier));
    return readPublicBooking(db, id, language);
  });
  registerCall(app, calls.bookOwn).handledBy(async ({ db, body, headers, language, request }) => {
    const account = await ownerOf(db, request);
    const { hold: token, name, car, model, year, complaint = '', note = '', consent } = body;
    const known = car !== undefined ? { id: car } : model !== undefined && year !== undefined ? { model, year } : null;
    if (!known) throw new ApiFailure(400, 'car_unknown');
    const newBooking = { hold: token, name, phone: account.phone, car: known, complaint, note, consent };
    const options = { key: headers['idempotency-key'], userId: account.id, proofs: [], language };
    const id = await doing(db, language, () => book(db, newBooking, options, notifier));
    return readPublicBooking(db, id, language);
  });
  registerCall(app, calls.ownBookings).handledBy(async ({ db, language, request }) =>
    ownBookings(db, await ownerOf(db, request), { language, secret }),
  );

  registerCall(app, calls.booking).handledBy(({ db, params, language }) => readBooking(db, params.token, language));
  registerCall(app, calls.moveBooking).handledBy(async ({ db, params, body, headers, language }) => {
    const { token } = params;
    const target = { startsAt: body.starts_at, branch: body.branch };
    await doing(db, language, () => move(db, target, { token, key: headers['idempotency-key'], notifier }));
    return readBooking(db, token, language);
  });
  registerCall(app, calls.cancelBooking).handledBy(async ({ db, params, headers, language }) => {
    const { token } = params;
    await doing(db, language, () => cancel(db, { token, key: headers['idempotency-key'], notifier }));
    return readBooking(db, token, language);
  });
  registerCall(app, calls.confirmBooking).handledBy(async ({ db, params, language }) => {
    await confirm(db, params.token);
    return readBooking(db, params.token, language);
  });
  registerCall(app, calls.bookingCalendar).handledBy(async ({ db, params, query, reply }) => {
    const stored = await found(db, params.token);
    const language = query.language ?? stored.language;
    const booking = await publicBooking(db, stored, { language, secret });
    reply.header('content-language', language);
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="yolda.ics"');
    return Buffer.from(calendarOf(booking, { language, siteUrl: app.config.siteUrl }));
  });
  registerCall(app, calls.calendarFeed).handledBy(async ({ db, params, query, language: fallback, reply }) => {
    const language = query.language ?? fallback;
    const feed = await branchCalendar(db, params.token, { language, siteUrl: app.config.siteUrl });
    if (feed === null) throw new ApiFailure(404, 'not_found');
    reply.header('content-language', language);
    reply.header('content-type', 'text/calendar; charset=utf-8');
    return Buffer.from(feed);
  });
}
