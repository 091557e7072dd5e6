import type { DeskTimes, DeskTimesQuery } from '#contract/bookingsDesk';
import { dateOfDayNumber, dayNumberOf } from '#contract/rules/clock';
import type { Database } from '../platform/db/database';
import { ApiFailure } from '../platform/http/errors';
import { isoOf } from '../platform/minutes';
import { isInScope } from '../staff/scope';
import { baysInOrder } from './allocateBay';
import { availability } from './availability';
import { readWorlds } from './branchSchedule';
import { hiddenServices, workOf } from './deskPlace';
import { type Asking, findBooking } from './deskScope';

/** On the grid of the branch or of the services, though the counter may book any minute. */
export async function readDeskTimes(
  db: Database,
  { branch, from, days, services, minutes, except, model }: DeskTimesQuery,
  { me, language }: Asking,
): Promise<DeskTimes> {
  if (!isInScope(me.scope, branch)) throw new ApiFailure(404, 'not_found');
  const ids = services?.split(',').map(Number) ?? [];
  const moving = except === undefined ? null : await findBooking(db, me.scope, except);
  const kept = [...(moving?.services ?? []), ...(await hiddenServices(db, ids))];
  const work = await workOf(db, { services: ids, minutes, model, kept }, language);
  const reach = work.wish(1);
  const span = { first: dayNumberOf(from), last: dayNumberOf(from) + days - 1 };
  const [found] = await readWorlds(db, {
    branches: [branch],
    ...span,
    minutes: reach.minutes + reach.buffer,
    ...(except !== undefined && { except }),
  });
  if (!found) throw new ApiFailure(404, 'not_found');
  const { world, rules } = found;
  const wish = work.wish(rules?.stepMinutes ?? 60);
  return {
    minutes: wish.minutes,
    price: work.estimate,
    days: availability(world, wish, { ...span, asker: 'desk' }).map(({ day, starts }) => ({
      day: dateOfDayNumber(day),
      starts: starts.map(({ at, bays }) => ({
        at: isoOf(at),
        bays: baysInOrder(world.bays, world.taken, bays, { from: at, to: at + wish.minutes + wish.buffer }),
      })),
    })),
  };
}
