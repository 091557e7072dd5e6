import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type DeskBooking,
  type DeskTimes,
  type DeskTimesQuery,
  deskBookingsCalls,
  deskBookingTasksCalls,
} from '#contract/bookingsDesk';
import { dateOfDayNumber, dayNumberOf } from '#contract/rules/clock';
import { runInBranchQueue } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { IdempotencyConflict, idempotent } from '../platform/db/idempotency';
import { ApiFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { isoOf } from '../platform/minutes';
import { actorOf } from '../staff/audit/record';
import { registerDeskCall } from '../staff/deskCalls';
import { isInScope } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import { baysInOrder } from './allocateBay';
import { availability } from './availability';
import { blockBay, branchOfBay, unblockBay } from './bayBlocks';
import { readBranchSchedules } from './branchSchedule';
import { createCalendarFeed, deleteCalendarFeed, readCalendarFeed } from './calendarFeed';
import { makeBooking } from './deskBook';
import { readCalendar, searchBookings } from './deskCalendar';
import { type ChangeInput, changeBooking, changingBooking, deskBookingFor } from './deskChange';
import { hiddenServices, workOf } from './deskPlace';
import { readBookingOrThrow } from './deskRead';
import { type DeskContext, type DeskReader, findBooking } from './deskScope';
import { setBookingState } from './deskStates';
import { listBookingTasks, settleBookings } from './deskTasks';
import { listComingBookings } from './deskToday';
import { listWaitlist, removeWaitlistEntry } from './deskWaitlist';
import { blockPhone, listPhoneBlocks, unblockPhone } from './phoneBlocks';

/**
 * Returns possible starts by day, each with its free bays, best bay first. Online limits do not apply; `except` is a
 * booking to move, whose slot counts as free. @throws 404 for a hidden branch or one outside the reader's scope, 400 on
 * `services`
 */
export async function readDeskTimes(
  db: Database,
  { branch, from, days, services, minutes, except, model }: DeskTimesQuery,
  { me, language }: DeskReader,
): Promise<DeskTimes> {
  if (!isInScope(me.scope, branch)) throw new ApiFailure(404, 'not_found');
  const ids = services?.split(',').map(Number) ?? [];
  const moving = except === undefined ? null : await findBooking(db, me.scope, except);
  const bookedServices = [...(moving?.services ?? []), ...(await hiddenServices(db, ids))];
  const work = await workOf(db, { services: ids, minutes, model, bookedServices }, language);
  const reach = work.requirements(1);
  const span = { first: dayNumberOf(from), last: dayNumberOf(from) + days - 1 };
  const [found] = await readBranchSchedules(db, {
    branches: [branch],
    ...span,
    minutes: reach.minutes + reach.buffer,
    ...(except !== undefined && { except }),
  });
  if (!found) throw new ApiFailure(404, 'not_found');
  const { schedule, rules } = found;
  const requirements = work.requirements(rules?.stepMinutes ?? 60);
  return {
    minutes: requirements.minutes,
    price: work.estimate,
    days: availability(schedule, requirements, { ...span, asker: 'desk' }).map(({ day, starts }) => ({
      day: dateOfDayNumber(day),
      starts: starts.map(({ at, bays }) => ({
        at: isoOf(at),
        bays: baysInOrder(schedule.bays, schedule.taken, bays, {
          from: at,
          to: at + requirements.minutes + requirements.buffer,
        }),
      })),
    })),
  };
}

export async function calendarFeedRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskBookingsCalls.readCalendarFeed).handledBy(({ db, params, me }) =>
    readCalendarFeed(db, { branch: params.id, me }),
  );
  registerDeskCall(app, deskBookingsCalls.createCalendarFeed).handledBy(
    async ({ db, params, me, language, request }) => {
      const token = await db.transaction((tx) => createCalendarFeed(tx, { branch: params.id, me }, actorOf(request)));
      return {
        address: `${app.config.siteUrl}/api/main/main/booking-feeds/${token}/calendar.ics?language=${language}`,
      };
    },
  );
  registerDeskCall(app, deskBookingsCalls.deleteCalendarFeed).handledBy(async ({ db, params, me, request }) => {
    await db.transaction((tx) => deleteCalendarFeed(tx, { branch: params.id, me }, actorOf(request)));
    return undefined;
  });
}

type Input = { db: Database; me: SignedIn; language: Language; request: FastifyRequest };
type Keyed = { scope: string; branch: number; headers: { 'idempotency-key'?: string }; body: Record<string, unknown> };

export async function bookingDeskRoutes(app: FastifyInstance): Promise<void> {
  const secret = app.config.secrets.code;
  const notifier = { store: app.messages.store, config: app.config };
  const byOf = ({ me, language, request }: Input): DeskContext => ({ me, language, notifier, actor: actorOf(request) });

  const change = async (input: ChangeInput, work: Parameters<typeof changingBooking>[2]): Promise<void> => {
    await changingBooking(input, byOf(input), work);
    app.messages.wake();
  };
  const changed = async (input: ChangeInput, work: Parameters<typeof changingBooking>[2]): Promise<DeskBooking> => {
    await change(input, work);
    return deskBookingFor(input.db, input.params.id, byOf(input));
  };
  const made = async (
    input: Input,
    { scope, branch, headers, body }: Keyed,
    work: (tx: Database, by: DeskContext) => Promise<{ id: number }>,
  ): Promise<DeskBooking> => {
    const by = byOf(input);
    const keyed = { scope: `${scope}:${by.me.id}`, key: headers['idempotency-key'], payload: body };
    const { id } = await runInBranchQueue(branch, () => idempotent(input.db, keyed, (tx) => work(tx, by))).catch(
      (error: unknown) => {
        throw error instanceof IdempotencyConflict ? new ApiFailure(422, 'idempotency_conflict') : error;
      },
    );
    app.messages.wake();
    return deskBookingFor(input.db, id, by);
  };

  registerDeskCall(app, deskBookingsCalls.readCalendar).handledBy(({ db, query, me, language }) =>
    readCalendar(db, query, { me, language, secret }),
  );
  registerDeskCall(app, deskBookingsCalls.findBookings).handledBy(({ db, query, me, language }) =>
    searchBookings(db, query.q, { me, language, secret }),
  );
  registerDeskCall(app, deskBookingsCalls.listComingBookings).handledBy(({ db, me, language }) =>
    listComingBookings(db, { me, language, secret }),
  );
  registerDeskCall(app, deskBookingsCalls.readDeskTimes).handledBy(({ db, query, me, language }) =>
    readDeskTimes(db, query, { me, language }),
  );
  registerDeskCall(app, deskBookingsCalls.readBooking).handledBy(({ db, params, me, language }) =>
    readBookingOrThrow(db, params.id, { me, language, secret }),
  );

  registerDeskCall(app, deskBookingsCalls.makeBooking).handledBy((input) => {
    const { body, headers } = input;
    const keyed = { scope: 'desk booking', branch: body.branch, headers, body };
    return made(input, keyed, (tx, by) => makeBooking(tx, body, by));
  });
  registerDeskCall(app, deskBookingsCalls.changeBooking).handledBy((input) =>
    changed(input, (tx, booking, by) => changeBooking(tx, booking, input.body, by)),
  );
  registerDeskCall(app, deskBookingsCalls.setBookingState).handledBy((input) =>
    changed(input, (tx, booking, by) => setBookingState(tx, booking, input.body, by)),
  );

  registerDeskCall(app, deskBookingsCalls.blockBay).handledBy(async (input) => {
    const { db, body, headers } = input;
    const branch = await branchOfBay(db, body.bay, byOf(input));
    return made(input, { scope: 'bay block', branch, headers, body }, (tx, by) => blockBay(tx, body, branch, by));
  });
  registerDeskCall(app, deskBookingsCalls.unblockBay).handledBy(async (input) => {
    await change(input, unblockBay);
    return undefined;
  });

  registerDeskCall(app, deskBookingTasksCalls.listBookingTasks).handledBy(({ db, me, language }) =>
    listBookingTasks(db, { me, language, secret }),
  );
  registerDeskCall(app, deskBookingTasksCalls.settleBookings).handledBy(async (input) => {
    const settled = await settleBookings(input.db, input.body, byOf(input));
    app.messages.wake();
    return settled;
  });

  registerDeskCall(app, deskBookingsCalls.listWaitlist).handledBy(({ db, query, me, language }) =>
    listWaitlist(db, query, { me, language }),
  );
  registerDeskCall(app, deskBookingsCalls.removeWaitlistEntry).handledBy(async ({ db, params, me, request }) => {
    await db.transaction((tx) => removeWaitlistEntry(tx, params.id, { me, actor: actorOf(request) }));
    return undefined;
  });

  registerDeskCall(app, deskBookingsCalls.listPhoneBlocks).handledBy(({ db }) => listPhoneBlocks(db));
  registerDeskCall(app, deskBookingsCalls.blockPhone).handledBy(({ db, body, request }) =>
    db.transaction((tx) => blockPhone(tx, body, { actor: actorOf(request), secret })),
  );
  registerDeskCall(app, deskBookingsCalls.unblockPhone).handledBy(async ({ db, params, request }) => {
    await db.transaction((tx) => unblockPhone(tx, params.id, actorOf(request)));
    return undefined;
  });
}
