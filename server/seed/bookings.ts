import { and, eq, inArray, sql } from 'drizzle-orm';
import { findAccount } from '../accounts/customers';
import { allocateStart } from '../booking/allocateBay';
import { availability, type Start } from '../booking/availability';
import { readBranchSchedules, type ScheduledBranch } from '../booking/branchSchedule';
import { bookingToken } from '../booking/links';
import { type RequestedServices, readRequestedServices } from '../booking/serviceRequirements';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars } from '../platform/db/schema/accounts';
import { bookings } from '../platform/db/schema/booking';
import { brands, carModels } from '../platform/db/schema/catalog';
import { bays, services } from '../platform/db/schema/visible';
import { dayOf, minuteAt, timeAt } from '../platform/minutes';
import { visitsOf } from '../staff/scope';
import { customers } from './content/customers';
import { demoNames, demoReference } from './demoTexts';

const carName = sql<string>`${brands.name} || ' ' || ${carModels.name}`;
const HOUR_MS = 3_600_000;
const STEP = 15;
const DAYS_BEFORE = 5;
const DAYS_AFTER = 7;
const A_DAY = 2;
/** Branches of the demo's adviser, mechanic and manager, and further bookings of each for the rest of today. */
const BUSY_BRANCHES = 2;
const COMING = 4;
const MAX_SEEDED = 14 * (DAYS_BEFORE + DAYS_AFTER + 1) * A_DAY + BUSY_BRANCHES * COMING;
const OWN = [
  { ahead: -12, car: 0, state: 'done' },
  { ahead: 4, car: 1, state: 'booked' },
] as const;
const COMPLAINTS = {
  ru: [
    'Стук спереди справа на неровностях.',
    'Плохо заводится по утрам.',
    'Плановая замена, больше ничего не беспокоит.',
  ],
  uz: [
    'Oʻng old tomondan taqillagan ovoz keladi.',
    'Ertalab qiyin oʻt oladi.',
    'Rejali almashtirish, boshqa shikoyat yoʻq.',
  ],
} as const;
const referenceOf = (index: number): string => demoReference(`demo booking ${index}`);

export async function seedBookings(db: Database, secret: string, now = Date.now()): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(bookings)) > 0) return;
    const works = await tx
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.callOnly, false), sql`${services.durationMinutes} is not null`))
      .orderBy(services.position, services.id);
    const models = await tx
      .select({ id: carModels.id, name: carName })
      .from(carModels)
      .innerJoin(brands, eq(brands.id, carModels.brandId))
      .orderBy(carModels.id);
    const today = dayOf(minuteAt(new Date(now)));
    const requested = await Promise.all(works.map(({ id }) => readRequestedServices(tx, [id])));
    if (requested[0]) await seedInWork(tx, { requested: requested[0], now });
    let index = 0;
    for (let day = today - DAYS_BEFORE; day <= today + DAYS_AFTER; day++)
      for (let turn = 0; turn < A_DAY; turn++) {
        const schedules = await readBranchSchedules(tx, { first: day, last: day, now });
        for (const found of schedules) {
          index += 1;
          const work = requested[(index * 5) % requested.length];
          const model = models[(index * 3) % models.length];
          if (work && model) await seedBooking(tx, { found, day, requested: work, model, index, now });
        }
      }
    for (let turn = 0; turn < COMING; turn++)
      for (const found of (await readBranchSchedules(tx, { first: today, last: today, now })).slice(0, BUSY_BRANCHES)) {
        index += 1;
        const work = requested[(index * 5) % requested.length];
        const model = models[(index * 3) % models.length];
        const from = minuteAt(new Date(now)) + 30;
        if (work && model) await seedBooking(tx, { found, day: today, requested: work, model, index, now, from });
      }
    if (requested[0]) await seedOwn(tx, { requested: requested[0], today, secret, now });
  });
}

type Given = {
  found: ScheduledBranch;
  day: number;
  requested: RequestedServices;
  model: { id: number; name: string };
  index: number;
  now: number;
  /** Earliest start in minutes since 1970. */
  from?: number;
};

const MAX_IN_WORK = 10;
const WORK_MS = 2 * HOUR_MS;
const LEFT_MS = 1.5 * HOUR_MS;

/**
 * Gives the cars in work a bay, except those of demo customers, whose bookings visitors see. A car carried over from an
 * earlier day is past its planned end.
 */
async function seedInWork(
  tx: Database,
  { requested, now }: { requested: RequestedServices; now: number },
): Promise<void> {
  const { rows } = await queryRows<{
    id: number;
    branch: number;
    bay: number;
    phone: string;
    name: string;
    car: string;
    year: number;
    plate: string;
    language: 'ru' | 'uz';
    hours: number;
  }>(
    tx,
    {
      id: 'number',
      branch: 'number',
      bay: 'number',
      phone: 'text',
      name: 'text',
      car: 'text',
      year: 'number',
      plate: 'text',
      language: 'text',
      hours: 'number',
    },
    sql`
    select visit.id, visit.branch, bay.id as bay, visit.phone, visit.name, visit.car, visit.year, visit.plate,
      visit.language, visit.hours from (
      select id, branch_id as branch, phone, name, car, year, plate, language,
        extract(epoch from ${new Date(now).toISOString()}::timestamptz - opened_at)::float / 3600 as hours,
        row_number() over (partition by branch_id order by opened_at) as place
      from ${visitsOf({ branches: null })} open_visit where state = 'in_work' and user_id is null) visit
      join lateral (select id, row_number() over (order by position, id) as place from ${bays} where branch_id = visit.branch) bay
        on bay.place = visit.place
    order by visit.id limit ${MAX_IN_WORK}::int`,
  );
  for (const [place, { id, branch, bay, hours, ...person }] of rows.entries()) {
    const startsAt = timeAt(Math.floor(minuteAt(new Date(now - hours * HOUR_MS)) / STEP) * STEP);
    const end = Math.max(startsAt.getTime() + WORK_MS, hours > 12 ? 0 : now + LEFT_MS);
    const endsAt = timeAt(Math.ceil(minuteAt(new Date(end)) / STEP) * STEP);
    await tx.insert(bookings).values({
      ...person,
      reference: referenceOf(MAX_SEEDED + OWN.length + place + 1),
      state: 'in_work',
      source: 'desk',
      branchId: branch,
      bayId: bay,
      startsAt,
      endsAt,
      freeAt: endsAt,
      services: requested.services,
      estimate: requested.estimate,
      nameFolded: foldedName(person.name),
      visitId: id,
      createdAt: startsAt,
      chosenAt: startsAt,
    });
  }
}

async function seedOwn(
  tx: Database,
  { requested, today, secret, now }: { requested: RequestedServices; today: number; secret: string; now: number },
): Promise<void> {
  const [customer] = customers;
  const account = customer && (await findAccount(tx, customer.phone));
  if (!account) return;
  const garage = await tx
    .select({ id: cars.id, modelId: cars.modelId, year: cars.year, name: carName })
    .from(cars)
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(eq(cars.userId, account.id))
    .orderBy(cars.id);
  for (const [place, { ahead, car: which, state }] of OWN.entries()) {
    const day = today + ahead;
    const car = garage[which];
    const schedules = await readBranchSchedules(tx, { first: day, last: day, now });
    const rooms = schedules.flatMap((found) => {
      const requirements = requested.requirements(found.rules?.stepMinutes ?? 60);
      const start = availability(found.schedule, requirements, { first: day, last: day, asker: 'desk' })[0]?.starts[0];
      return start ? [{ found, requirements, start }] : [];
    });
    const [room] = rooms;
    if (!room || !car) continue;
    const { found, requirements, start } = room;
    const chosenAt = timeAt(Math.min(start.at, minuteAt(new Date(now))) - 2 * 1_440);
    const [row] = await tx
      .insert(bookings)
      .values({
        ...(await allocateStart(tx, found, requirements, start)),
        reference: referenceOf(MAX_SEEDED + place + 1),
        state,
        source: 'online',
        services: requested.services,
        estimate: requested.estimate,
        userId: account.id,
        phone: customer.phone,
        name: customer.firstName,
        nameFolded: foldedName(customer.firstName),
        carId: car.id,
        modelId: car.modelId,
        car: car.name,
        year: car.year,
        language: 'ru',
        createdAt: chosenAt,
        chosenAt,
        dayReminderSequence: 0,
        soonReminderSequence: 0,
      })
      .returning({ id: bookings.id });
    if (!row) throw new Error('A booking was not stored');
    const tokenHash = hashOfToken(bookingToken({ id: row.id, phone: customer.phone }, secret));
    await tx.update(bookings).set({ tokenHash }).where(eq(bookings.id, row.id));
  }
}

async function seedBooking(tx: Database, { found, day, requested, model, index, now, from = 0 }: Given): Promise<void> {
  const requirements = requested.requirements(found.rules?.stepMinutes ?? 60);
  const [free] = availability(found.schedule, requirements, { first: day, last: day, asker: 'desk' });
  const starts = (free?.starts ?? []).filter(({ at }) => at >= from);
  const start: Start | undefined = starts[(index * 7) % Math.max(1, starts.length)];
  if (!start) return;
  const name = demoNames[(index * 7) % demoNames.length] ?? '';
  const language = index % 3 === 0 ? 'uz' : 'ru';
  await tx.insert(bookings).values({
    ...(await allocateStart(tx, found, requirements, start)),
    reference: referenceOf(index),
    state: stateOf(index, start.at + requirements.minutes - minuteAt(new Date(now))),
    source: index % 4 === 0 ? 'desk' : 'online',
    services: requested.services,
    estimate: requested.estimate,
    phone: `+99890${1_000_200 + (index % 90)}`,
    name,
    nameFolded: foldedName(name),
    modelId: model.id,
    car: model.name,
    year: 2012 + (index % 13),
    language,
    complaint: index % 2 === 0 ? '' : (COMPLAINTS[language][index % COMPLAINTS[language].length] ?? ''),
    confirmedAt: index % 3 === 1 ? timeAt(start.at - 20 * 60) : null,
    createdAt: timeAt(Math.min(start.at, minuteAt(new Date(now))) - 2 * 1_440),
    chosenAt: timeAt(Math.min(start.at, minuteAt(new Date(now))) - 2 * 1_440),
    dayReminderSequence: 0,
    soonReminderSequence: 0,
  });
}

function stateOf(index: number, left: number): 'booked' | 'arrived' | 'done' | 'no_show' {
  if (left > 60) return 'booked';
  if (left > 0) return 'arrived';
  return index % 9 === 0 ? 'no_show' : 'done';
}

export async function removeDemoBookings(tx: Database): Promise<void> {
  const references = Array.from({ length: MAX_SEEDED + OWN.length + MAX_IN_WORK }, (_, index) =>
    referenceOf(index + 1),
  );
  await tx.delete(bookings).where(inArray(bookings.reference, references));
}
