import { sql } from 'drizzle-orm';
import type { Booking, BookingPrice, BookingTimes, Hold, SoonestTime } from '#contract/bookings';
import type { ServiceDetail } from '#contract/catalog';
import { CAR_CLASSES, type CarClass } from '#contract/rules/limits';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let calls: ReturnType<typeof bookingCallsOf>;
let userId: number;
let price: number;
let sedanPrice: number;
let models: { id: number; name: string }[];
beforeAll(async () => {
  server = await startTestServer();
  calls = bookingCallsOf(server);
  userId = (await createDemoCustomer(server)).userId;
  const { rows } = await server.db.execute<{ price: number; sedan: number }>(
    sql`select price_from::float8 as price, price_sedan::float8 as sedan from services where id = 1`,
  );
  price = rows[0]?.price ?? 0;
  sedanPrice = rows[0]?.sedan ?? 0;
  models = (
    await server.db.execute<{ id: number; name: string }>(sql`select model.id, brand.name || ' ' || model.name as name
      from car_models model join brands brand on brand.id = model.brand_id
      where model.car_class = 'sedan' order by model.id limit 2`)
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
const soonest = async (model: number): Promise<SoonestTime> =>
  (await calls.call('GET', `/bookings/soonest/?services=1&branch=1&model=${model}`)).json();
const priced = async (model?: number): Promise<BookingPrice> => {
  const query = `services=1&branch=1&from=${dayAhead(2)}&days=1${model ? `&model=${model}` : ''}`;
  return (await calls.call('GET', `/bookings/times/?${query}`)).json<BookingTimes>().price;
};

it('the price range runs from the price list to past charges of the model, or of all models, and is stored with the booking', async () => {
  const [one, other] = models;
  if (!one || !other) throw new Error('no models');
  // Four charges are too few for a range. Declined and old charges are ignored.
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
  expect(await priced(one.id)).toMatchObject({ from: sedanPrice, to: null });
  await charge(one.name, [price + 50_000]);
  await charge(
    other.name,
    [1, 2, 3, 4, 5].map((part) => price + part * 100_000 + 1),
  );
  const [ofOne, ofOther, ofAll] = [await priced(one.id), await priced(other.id), await priced()];
  expect([ofOne, ofOther, ofAll].map(({ to }) => to)).toEqual([price + 50_000, price + 500_000, price + 400_000]);
  expect([ofOne, ofOther, ofAll].map(({ from }) => from)).toEqual([sedanPrice, sedanPrice, price]);

  const [at = ''] = await calls.startsOn(dayAhead(2));
  const held = (await calls.holdAt(at)).json<Hold>();
  expect(held.price).toEqual(ofAll);
  const phone = newPhone();
  const body = { hold: held.token, name: 'Азиз', phone, model: one.id, year: 2019 };
  const headers = { 'x-verification-token': await calls.proofOf(phone) };
  expect((await calls.call('POST', '/bookings/', { body, headers })).json<Booking>().price).toEqual(ofOne);
});

it('the price range has no upper end if one service lacks it or the price list exceeds past charges', async () => {
  const query = `services=1,2&branch=1&from=${dayAhead(2)}&days=1`;
  expect((await calls.call('GET', `/bookings/times/?${query}`)).json<BookingTimes>().price).toMatchObject({
    from: expect.any(Number),
    to: null,
  });
  await server.db.execute(sql`update services set price_from = 90000000 where id = 1`);
  expect(await priced()).toMatchObject({ from: 90_000_000, to: null });
});

it('the price starts at the price of the service page for the class of the model, and its upper end is never below', async () => {
  await server.db.execute(sql`update services set price_from = 100000 where id = 1`);
  const page = (await server.app.inject({ url: '/api/main/services/web/1/' })).json<ServiceDetail>();
  const shown = new Map(
    page.class_prices?.map(({ car_class: carClass, price_from: from }) => [carClass, Number(from)]),
  );
  expect([...shown.keys()]).toEqual([...CAR_CLASSES]);
  const { rows } = await server.db.execute<{ id: number; car_class: CarClass | null }>(
    sql`select min(id) as id, car_class from car_models group by car_class`,
  );
  for (const { id, car_class: carClass } of rows) {
    const { from, to } = await priced(id);
    expect([carClass, from]).toEqual([carClass, shown.get(carClass ?? 'small')]);
    expect(to === null || to > (from ?? 0)).toBe(true);
    expect((await soonest(id)).from).toBe(from);
  }
  expect((await priced()).from).toBe(shown.get('small'));
  const suv = rows.find(({ car_class: carClass }) => carClass === 'suv')?.id;
  const [at = ''] = await calls.startsOn(dayAhead(3));
  const body = { services: [1], branch: 1, starts_at: at, model: suv };
  const held = (await calls.call('POST', '/bookings/holds/', { body })).json<Hold>();
  expect(held.price?.from).toBe(shown.get('suv'));
  await server.db.execute(sql`update services set price_suv = 90000000 where id = 1`);
  expect(await priced(suv)).toMatchObject({ from: 90_000_000, to: null });
  await server.db.execute(sql`update services set price_suv = null where id = 1`);
  expect((await priced(suv)).from).toBe(shown.get('small'));
});
