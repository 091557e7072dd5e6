import { and, eq, inArray, sql } from 'drizzle-orm';
import { availability, type Start } from '../booking/availability';
import { dayOf, minuteAt, timeAt } from '../booking/minutes';
import { placeAt } from '../booking/take';
import { readWished, type Wished } from '../booking/wishes';
import { type BranchWorld, readWorlds } from '../booking/worlds';
import type { Database } from '../db/database';
import { bookings } from '../db/schema/booking';
import { brands, carModels } from '../db/schema/brands';
import { services } from '../db/schema/shown';
import { demoNames } from '../desk/seed/demoTexts';
import { demoReference } from './demoReference';

const DAYS_BEFORE = 5;
const DAYS_AFTER = 7;
/** Of each branch. */
const A_DAY = 2;
const MOST = 14 * (DAYS_BEFORE + DAYS_AFTER + 1) * A_DAY;
const referenceOf = (index: number): string => demoReference(`demo booking ${index}`);

/** Gives a demo some hundred bookings around `now`, at times that were free. */
export async function seedBookings(db: Database, now = Date.now()): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(bookings)) > 0) return;
    const works = await tx
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.callOnly, false), sql`${services.durationMinutes} is not null`))
      .orderBy(services.position, services.id);
    const models = await tx
      .select({ id: carModels.id, name: sql<string>`${brands.name} || ' ' || ${carModels.name}` })
      .from(carModels)
      .innerJoin(brands, eq(brands.id, carModels.brandId))
      .orderBy(carModels.id);
    const today = dayOf(minuteAt(new Date(now)));
    const wished = await Promise.all(works.map(({ id }) => readWished(tx, [id])));
    let index = 0;
    for (let day = today - DAYS_BEFORE; day <= today + DAYS_AFTER; day++)
      for (let turn = 0; turn < A_DAY; turn++) {
        const worlds = await readWorlds(tx, { first: day, last: day, now });
        for (const found of worlds) {
          index += 1;
          const work = wished[(index * 5) % wished.length];
          const model = models[(index * 3) % models.length];
          if (work && model) await seedBooking(tx, { found, day, wished: work, model, index, now });
        }
      }
  });
}

type Given = {
  found: BranchWorld;
  day: number;
  wished: Wished;
  model: { id: number; name: string };
  index: number;
  now: number;
};

async function seedBooking(tx: Database, { found, day, wished, model, index, now }: Given): Promise<void> {
  const wish = wished.wish(found.rules?.stepMinutes ?? 60);
  const { starts = [] } = availability(found.world, wish, { first: day, last: day, asker: 'desk' })[0] ?? {};
  const start: Start | undefined = starts[(index * 7) % Math.max(1, starts.length)];
  if (!start) return;
  await tx.insert(bookings).values({
    ...(await placeAt(tx, found, wish, start)),
    reference: referenceOf(index),
    state: stateOf(index, start.at + wish.minutes - minuteAt(new Date(now))),
    source: index % 4 === 0 ? 'desk' : 'online',
    services: wished.services,
    estimate: wished.estimate,
    phone: `+99890${1_000_200 + (index % 90)}`,
    name: demoNames[(index * 7) % demoNames.length] ?? '',
    modelId: model.id,
    car: model.name,
    year: 2012 + (index % 13),
    language: index % 3 === 0 ? 'uz' : 'ru',
    confirmedAt: index % 3 === 1 ? timeAt(start.at - 20 * 60) : null,
    createdAt: timeAt(Math.min(start.at, minuteAt(new Date(now))) - 2 * 1_440),
    chosenAt: timeAt(Math.min(start.at, minuteAt(new Date(now))) - 2 * 1_440),
    // Nobody is reminded of what nobody has booked.
    dayTold: 0,
    soonTold: 0,
  });
}

/** `left`: minutes until it is over. */
function stateOf(index: number, left: number): 'booked' | 'arrived' | 'done' | 'no_show' {
  if (left > 60) return 'booked';
  if (left > 0) return 'arrived';
  return index % 9 === 0 ? 'no_show' : 'done';
}

/** They are nobody's. */
export async function removeDemoBookings(tx: Database): Promise<void> {
  const references = Array.from({ length: MOST }, (_, index) => referenceOf(index + 1));
  await tx.delete(bookings).where(inArray(bookings.reference, references));
}
