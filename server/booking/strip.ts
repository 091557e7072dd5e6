import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BookingOptions, NextTimes, SoonestTime } from '#contract/bookings';
import { listBookableBranches } from '../catalog/company';
import { listBookableServices } from '../catalog/services';
import type { Database } from '../platform/db/database';
import { brands } from '../platform/db/schema/visible';
import type { Language } from '../platform/language';
import { overallRating } from '../visits/reviews';
import { nextTimes } from './times';

/** Returns the choices of the booking strip. 4 statements. */
export async function bookingOptions(db: Database, language: Language): Promise<BookingOptions> {
  const [services, branches, brandNames, rating] = await Promise.all([
    listBookableServices(db, language),
    listBookableBranches(db, language),
    db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(asc(brands.position), asc(brands.id)),
    overallRating(db),
  ]);
  return {
    services: services.flatMap(({ id, name, price_from, minutes }) =>
      minutes === null ? [] : [{ id, name, price_from }],
    ),
    branches,
    brands: brandNames,
    rating,
  };
}

const KEPT_MS = 30_000;
const MAX_KEPT = 500;

type SoonestRequest = { services: readonly number[]; branch?: number; model?: number };

/**
 * Returns a cached reader of the next free slot. A slot may be up to 30 s old: the booking page reads it again, and a
 * hold checks it. A new content version discards all slots.
 */
export function soonestTimes(app: Pick<FastifyInstance, 'contentVersion'>, keptMs = KEPT_MS) {
  const kept = new LRUCache<string, Promise<NextTimes>>({ max: MAX_KEPT, ttl: keptMs });

  async function read(db: Database, { services, model }: SoonestRequest): Promise<NextTimes> {
    const key = JSON.stringify([await app.contentVersion(), services, model]);
    const known = kept.get(key);
    if (known) return known;
    const reading = nextTimes(db, { services, model });
    kept.set(key, reading);
    reading.catch(() => kept.delete(key));
    return reading;
  }

  return async (db: Database, asked: SoonestRequest): Promise<SoonestTime> => {
    const { price, branches } = await read(db, asked);
    const [first] = branches
      .filter(({ branch }) => asked.branch === undefined || branch === asked.branch)
      .flatMap(({ branch, starts_at }) => (starts_at === null ? [] : [{ branch, starts_at }]))
      .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
    return { from: price.from, to: price.to, branch: first?.branch ?? null, starts_at: first?.starts_at ?? null };
  };
}
