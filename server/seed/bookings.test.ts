import { sql } from 'drizzle-orm';
import { findAccount } from '../accounts/customers';
import { ownBookings } from '../booking/bookingDetails';
import { findBooking } from '../booking/change';
import { bookings } from '../platform/db/schema/booking';
import { dayOf, minuteAt } from '../platform/minutes';
import { startTestServer, type TestServer } from '../testing/testServer';
import { removeDemoBookings, seedBookings } from './bookings';
import { customers } from './content/customers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('seeds bookings around today, with a future and a past one of the first demo customer', async () => {
  const { db, config } = server;
  const secret = config.secrets.code;
  const now = Date.now();
  await seedBookings(db, secret, now);
  const all = async () =>
    (
      await db.execute<{ text: string }>(
        sql`select row(reference, starts_at, state, bay_id)::text as text from bookings order by 1`,
      )
    ).rows;
  const before = await all();
  expect(before.length).toBeGreaterThan(200);
  const phone = customers[0]?.phone ?? '';
  const id = (await findAccount(db, phone))?.id ?? 0;
  const own = await ownBookings(db, { id, phone }, { language: 'ru', secret });
  const today = dayOf(minuteAt(new Date(now)));
  const ahead = (time: string) => dayOf(minuteAt(new Date(time))) - today;
  expect(own.map(({ car, state, starts_at }) => [car, state, ahead(starts_at)])).toEqual([
    ['Chevrolet Tracker 2', 'booked', 4],
    ['Chevrolet Cobalt', 'done', -12],
  ]);
  for (const { token, reference } of own) expect(await findBooking(db, token)).toMatchObject({ reference });

  await seedBookings(db, secret, now);
  expect(await all()).toEqual(before);
  await db.transaction(removeDemoBookings);
  expect(await db.$count(bookings)).toBe(0);
  await seedBookings(db, secret, now);
  expect(await all()).toEqual(before);
});
