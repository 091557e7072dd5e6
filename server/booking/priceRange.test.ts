import { sql } from 'drizzle-orm';
import type { Booking, BookingPrice, BookingTimes, Hold } from '#contract/bookings';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let calls: ReturnType<typeof bookingCallsOf>;
let userId: number;
let price: number;
let models: { id: number; name: string }[];
beforeAll(async () => {
  server = await startTestServer();
  calls = bookingCallsOf(server);
  userId = (await createDemoCustomer(server)).userId;
  const { rows } = await server.db.execute<{ price: number }>(
    sql`select price_from::float8 as price from services where id = 1`,
  );
  price = rows[0]?.price ?? 0;
  models = (
    await server.db.execute<{ id: number; name: string }>(sql`select model.id, brand.name || ' ' || model.name as name
      from car_models model join brands brand on brand.id = model.brand_id order by model.id limit 2`)
  ).rows;
});
afterAll(() => server.close());

const recently = () => new Date(Date.now() - 40 * 86_400_000).toISOString();
const charge = (car: string, sums: number[], given = {}) =>
  sums.reduce(
    (before, sum) =>
      before.then(async () => {
        const lines = [{ name: 'Работа', service: 1, price: sum, ...given }];
        await closedVisit(server.db, { userId, car, at: recently(), lines });
      }),
    Promise.resolve(),
  );
const priced = async (model?: number): Promise<BookingPrice> => {
  const query = `services=1&branch=1&from=${dayAhead(2)}&days=1${model ? `&model=${model}` : ''}`;
  return (await calls.call('GET', `/bookings/times/?${query}`)).json<BookingTimes>().price;
};

it('ranges from the price list to past charges of the model, or of all, and is stored with the booking', async () => {
  const [one, other] = models;
  if (!one || !other) throw new Error('no models');
  // Four charges are too few; declined and old ones do not count.
  await charge(
    one.name,
    [1, 2, 3, 4].map((part) => price + part * 10_000),
  );
  await charge(one.name, [9_000_000], { declined: true });
  await closedVisit(server.db, {
    userId,
    car: one.name,
    at: '2020-03-04T06:00:00Z',
    lines: [{ name: 'Работа', service: 1, price: 8_000_000 }],
  });
  expect(await priced(one.id)).toMatchObject({ from: price, to: null });
  await charge(one.name, [price + 50_000]);
  await charge(
    other.name,
    [1, 2, 3, 4, 5].map((part) => price + part * 100_000 + 1),
  );
  const [ofOne, ofOther, ofAll] = [await priced(one.id), await priced(other.id), await priced()];
  expect([ofOne, ofOther, ofAll].map(({ to }) => to)).toEqual([price + 50_000, price + 500_000, price + 400_000]);
  expect(new Set([ofOne, ofOther, ofAll].map(({ from }) => from))).toEqual(new Set([price]));

  const [at = ''] = await calls.startsOn(dayAhead(2));
  const held = (await calls.holdAt(at)).json<Hold>();
  expect(held.price).toEqual(ofAll);
  const phone = newPhone();
  const body = { hold: held.token, name: 'Азиз', phone, model: one.id, year: 2019 };
  const headers = { 'x-verification-token': await calls.proofOf(phone) };
  expect((await calls.call('POST', '/bookings/', { body, headers })).json<Booking>().price).toEqual(ofOne);
});

it('has no upper end if one service lacks it or the price list exceeds past charges', async () => {
  const query = `services=1,2&branch=1&from=${dayAhead(2)}&days=1`;
  expect((await calls.call('GET', `/bookings/times/?${query}`)).json<BookingTimes>().price).toMatchObject({
    from: expect.any(Number),
    to: null,
  });
  await server.db.execute(sql`update services set price_from = 90000000 where id = 1`);
  expect(await priced()).toMatchObject({ from: 90_000_000, to: null });
});
