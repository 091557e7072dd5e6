import { inArray, sql } from 'drizzle-orm';
import { BOOKING_USUAL_MINUTES } from '#contract/rules/deskLimits';
import { wholeSom } from '#contract/rules/money';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import type { BookedEstimate, BookedService } from '../platform/db/schema/booking';
import { services } from '../platform/db/schema/visible';
import { ApiFailure } from '../platform/http/errors';
import { minuteAt } from '../platform/minutes';
import type { Asker, ServiceRequirements } from './availability';

type BookedTimes = { startsAt: Date; endsAt: Date; freeAt: Date };

/** Uses the duration and buffer of the booking, not the current ones of its services. */
export function withBookedDuration(
  requested: RequestedServices,
  { startsAt, endsAt, freeAt }: BookedTimes,
): RequestedServices {
  const minutes = minuteAt(endsAt) - minuteAt(startsAt);
  const buffer = minuteAt(freeAt) - minuteAt(endsAt);
  return { ...requested, minutes, requirements: (step) => ({ ...requested.requirements(step), minutes, buffer }) };
}

export type RequestedServices = {
  services: BookedService[];
  estimate: BookedEstimate;
  minutes: number;
  requirements: (step: number) => ServiceRequirements;
};

/**
 * Returns total duration, price and bay requirements of visible services. @throws 400 `service_not_bookable` for a
 * hidden one, and online for one that needs a call or has no duration, which the desk books for an hour. 1 statement.
 */
export async function readRequestedServices(
  db: Database,
  ids: readonly number[],
  asker: Asker = 'online',
): Promise<RequestedServices> {
  const found = await db
    .select({
      id: services.id,
      name: services.name,
      category: services.categoryId,
      price: services.priceFrom,
      minutes: services.durationMinutes,
      step: services.stepMinutes,
      buffer: services.bufferMinutes,
      callOnly: services.callOnly,
      day: sql<string>`${dateIn(sql`${services.changedAt}`)}::text`,
    })
    .from(services)
    .where(inArray(services.id, [...ids]));
  const requested = [...new Set(ids)].map((id) => found.find((one) => one.id === id));
  const own = requested.flatMap((one) => {
    const minutes = one?.minutes ?? (asker === 'desk' ? BOOKING_USUAL_MINUTES : null);
    return one && minutes && (asker === 'desk' || !one.callOnly) ? [{ ...one, minutes }] : [];
  });
  if (own.length === 0 || own.length < requested.length) throw new ApiFailure(400, 'service_not_bookable');
  const prices = own.flatMap(({ price }) => (price === null ? [] : [wholeSom(price)]));
  const minutes = own.reduce((sum, one) => sum + one.minutes, 0);
  const steps = own.flatMap(({ step }) => (step === null ? [] : [step]));
  return {
    services: own.map(({ id, name, minutes: lasts, price }) => ({
      id,
      name,
      minutes: lasts,
      price: price === null ? null : wholeSom(price),
    })),
    estimate: {
      from: prices.length < own.length ? null : prices.reduce((sum, price) => sum + price, 0),
      to: null,
      day:
        own
          .map(({ day }) => day)
          .toSorted()
          .at(-1) ?? '',
    },
    minutes,
    requirements: (step) => ({
      categories: [...new Set(own.flatMap(({ category }) => category ?? []))],
      minutes,
      buffer: Math.max(0, ...own.map(({ buffer }) => buffer ?? 0)),
      step: steps.length > 0 ? Math.max(...steps) : step,
    }),
  };
}
