import { sql } from 'drizzle-orm';
import type { BookedWork } from '../care/bookedWorks';
import type { Database } from '../platform/db/database';
import { iso, ZONE } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars, formerPhones, users } from '../platform/db/schema/accounts';
import { bookings } from '../platform/db/schema/booking';
import { bookingToken } from './links';

type Row = Omit<BookedWork, 'token'> & { id: number; phone: string | null; hasLink: boolean };

/** A booking whose day is over without a visit no longer counts: the customer did not come. */
const isLive = sql`(booking.state in ('arrived', 'in_work') or (booking.state = 'booked'
  and booking.ends_at >= date_trunc('day', now() at time zone ${ZONE}) at time zone ${ZONE}))`;

/** Excludes bookings that an earlier owner of the phone made. */
const isOfPhone = sql`booking.user_id is null and booking.phone = person.phone and booking.created_at > coalesce(
  (select max(former.until) from ${formerPhones} former where former.phone = person.phone and former.user_id <> person.id), '-infinity')`;

/**
 * Returns the earliest live booking of each service and car. A booking without a garage car belongs to the car with its
 * plate. Each half of the union uses its own index.
 */
export async function bookedWorksOf(db: Database, owners: readonly number[], secret: string): Promise<BookedWork[]> {
  const { rows } = await queryRows<Row>(
    db,
    { car: 'number', service: 'number', startsAt: 'text', id: 'number', phone: 'text?', hasLink: 'boolean' },
    sql`
    select distinct on (car.id, service->>'id') car.id as car, (service->>'id')::int as service, ${iso(sql`own.starts_at`)} as "startsAt",
      own.id, own.phone, own.token_hash is not null as "hasLink"
    from ${users} person join ${cars} car on car.user_id = person.id and car.removed_at is null
    join lateral (
      select booking.* from ${bookings} booking where booking.user_id = person.id and ${isLive}
      union all select booking.* from ${bookings} booking where ${isOfPhone} and ${isLive}
    ) own on own.car_id = car.id or (own.car_id is null and own.plate = car.plate and car.plate <> '')
    cross join lateral jsonb_array_elements(own.services) service
    where person.id in ${owners}
    order by car.id, service->>'id', own.starts_at, own.id`,
  );
  return rows.map(({ car, service, startsAt, hasLink, ...booking }) => ({
    car,
    service,
    startsAt,
    token: hasLink ? bookingToken(booking, secret) : null,
  }));
}
