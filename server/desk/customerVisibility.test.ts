import { sql } from 'drizzle-orm';
import type { Customer, CustomerPage } from '#contract/customers';
import { seedDesk } from '../seed/seedDesk';
import { bookedOnline } from '../testing/bookedOnline';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let ground: Ground;
let adviser: DeskBrowser;
let owner: DeskBrowser;
let me: number;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  ground = await groundOf(server);
  adviser = await deskBrowserOf(server, 'adviser');
  owner = await deskBrowserOf(server, 'owner');
  me = (await adviser.call('GET', '/me')).json<{ id: number }>().id;
});
afterAll(() => server.close());

const cardOf = (id: number, who = adviser) => who.call('GET', `/customers/${id}`);
const card = async (id: number, who = adviser) => (await cardOf(id, who)).json<Customer>();
const listed = async (q: string, who = adviser) =>
  (await who.call('GET', `/customers?q=${encodeURIComponent(q)}`)).json<CustomerPage>().items;

/** A customer with a garage car whose plate and VIN no branch has entered. */
async function customerWithCar(plate: string): Promise<DemoCustomer> {
  const made = await createDemoCustomer(server, { firstName: 'Тайный', lastName: 'Владелец' });
  await server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
    values (${made.userId}, ${ground.model}, 'SECRETVIN0000001', 2021, ${plate}, 12345)`);
  return made;
}

const begin = (customer: DemoCustomer, given: { branch?: number; plate?: string; by?: DeskBrowser } = {}) =>
  visitsAtDesk(given.by ?? adviser).begin(
    newVisit(ground, {
      phone: customer.phone,
      first_name: 'Записан',
      last_name: 'Филиалом',
      branch: given.branch ?? ground.own,
      car: { id: null, model: ground.model, year: 2019, plate: given.plate ?? '01Z111ZZ' },
    }),
  );

const book = async (customer: DemoCustomer, branch: number, state = 'booked') => {
  const { rows } = await server.db.execute<{ id: number }>(sql`
    insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, user_id, phone, name, name_folded)
    values (${state}, 'desk', ${branch}, (select min(id) from bays where branch_id = ${branch}),
      now() + make_interval(days => ${customer.userId}), now() + make_interval(days => ${customer.userId}, hours => 1),
      now() + make_interval(days => ${customer.userId}, hours => 1), '[]', ${customer.userId}, ${customer.phone}, 'Записан', 'zapisan')
    returning id`);
  return rows[0]?.id ?? 0;
};

const isSecret = (body: string) => /SECRETVIN|Тайный|Владелец|77S777SS/.test(body);

it('an open visit shows only what the branch entered itself', async () => {
  const customer = await customerWithCar('77S777SS');
  await closedVisitAt(ground.foreign, customer);
  await server.db.execute(
    sql`insert into former_phones (user_id, phone, until) values (${customer.userId}, '+998977009900', now())`,
  );
  await server.db.execute(sql`insert into desk_notes (user_id, text) values (${customer.userId}, 'Тайный')`);
  expect((await cardOf(customer.userId)).statusCode).toBe(404);
  await begin(customer);
  const reply = await cardOf(customer.userId);
  expect(isSecret(reply.body)).toBe(false);
  expect(reply.json()).toMatchObject({
    name: 'Записан Филиалом',
    phone: customer.phone,
    is_proven: false,
    signed_in_at: null,
    former_phones: [],
    cars: [],
    entered_cars: [{ plate: '01Z111ZZ' }],
    elsewhere: [],
    notes: [],
  });
  expect(
    (await adviser.call('POST', `/customers/${customer.userId}/notes`, { body: { text: 'Моя' } })).statusCode,
  ).toBe(201);
  expect((await card(customer.userId)).notes.map(({ text }) => text)).toEqual(['Моя']);
});

it('a search finds an unproven customer by what the branch entered, not by data of the account', async () => {
  const customer = await customerWithCar('77S777SS');
  await begin(customer, { plate: '01Y222YY' });
  const ids = async (q: string, who = adviser) => (await listed(q, who)).map(({ id }) => id);
  for (const q of ['Записан', 'Filialom zapisan', '01y 222 yy', customer.phone.slice(-4)])
    expect({ q, ids: await ids(q) }).toEqual({ q, ids: expect.arrayContaining([customer.userId]) });
  const [row] = (await listed('01Y222YY')).filter(({ id }) => id === customer.userId);
  expect(row).toMatchObject({ name: 'Записан Филиалом', cars: 1, signed_in_at: null });
  for (const q of ['Тайный', 'Владелец', '77S777SS']) {
    expect({ q, ids: await ids(q) }).toEqual({ q, ids: [] });
    expect(await ids(q, owner)).toContain(customer.userId);
  }
  expect((await adviser.call('GET', '/visits?q=Vladelets')).json()).toMatchObject({ items: [] });
});

it('a changed number of the account stays hidden, also in a search and beside an enquiry', async () => {
  const customer = await customerWithCar('77S777SS');
  await begin(customer, { plate: '01X333XX' });
  const entered = customer.phone;
  await server.db.execute(sql`update users set phone = '+998977123987' where id = ${customer.userId}`);
  expect((await card(customer.userId)).phone).toBe(entered);
  expect(await listed('7123987')).toEqual([]);
  const enquiry = async (phone: string) => {
    const made = await adviser.call('POST', '/enquiries', {
      body: { phone, name: 'Х', text: 'x', section: 'shop', branch: ground.own },
    });
    return (await adviser.call('GET', `/enquiries/${made.json<{ id: number }>().id}`)).json<{
      customer: { id: number | null };
    }>().customer.id;
  };
  expect(await enquiry('+998977123987')).toBeNull();
  await server.db.execute(sql`update users set phone = ${entered} where id = ${customer.userId}`);
  expect(await enquiry(entered)).toBe(customer.userId);
});

it('a garage car of an unproven customer can be neither selected nor compared by mileage', async () => {
  const customer = await customerWithCar('77S777SS');
  const visit = await begin(customer);
  expect(visit).toMatchObject({ customer: customer.userId, garage_car: null });
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from cars where user_id = ${customer.userId} order by id limit 1`,
  );
  const reply = await adviser.call('POST', '/visits', {
    body: newVisit(ground, { phone: customer.phone, car: { id: rows[0]?.id ?? 0 } }),
  });
  expect([reply.statusCode, reply.json().errors]).toEqual([400, { 'car.id': expect.any(Array) }]);
  const sameCar = await adviser.call('POST', '/visits', {
    body: newVisit(ground, {
      phone: customer.phone,
      mileage: 1,
      car: { id: null, model: ground.model, year: 2021, plate: '77S777SS' },
    }),
  });
  expect(sameCar.statusCode).toBe(201);
  expect((await card(customer.userId)).cars).toEqual([]);
});

it('a closed visit shows the whole account, and visits of other branches as day and branch', async () => {
  const customer = await customerWithCar('77S777SS');
  const foreign = await closedVisitAt(ground.foreign, customer);
  await closedVisitAt(ground.own, customer);
  const reply = await cardOf(customer.userId);
  const shown = reply.json<Customer>();
  expect(shown).toMatchObject({
    name: 'Тайный Владелец',
    is_proven: true,
    cars: [{ plate: '77S777SS' }],
    entered_cars: [],
  });
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select name->>'ru' as name from branches where id = ${ground.foreign}`,
  );
  expect(shown.elsewhere).toEqual([{ branch: { id: ground.foreign, name: rows[0]?.name }, day: '2026-03-04' }]);
  expect(reply.body).not.toContain('285000');
  expect((await adviser.call('GET', `/visits/${foreign}`)).statusCode).toBe(404);
  expect((await card(customer.userId, owner)).elsewhere).toEqual([]);
});

it.each([
  ['booked', 200],
  ['done', 200],
  ['no_show', 200],
  ['cancelled', 404],
])('a desk booking that is %s answers %i', async (state, expected) => {
  const customer = await customerWithCar('77S777SS');
  await book(customer, ground.own, state);
  const reply = await cardOf(customer.userId);
  expect([reply.statusCode, isSecret(reply.body)]).toEqual([expected, false]);
});

it('a booking at a foreign branch, and one that was cancelled or removed, gives no access', async () => {
  const customer = await customerWithCar('77S777SS');
  await book(customer, ground.foreign);
  expect((await cardOf(customer.userId)).statusCode).toBe(404);
  const own = await book(customer, ground.own);
  expect((await cardOf(customer.userId)).statusCode).toBe(200);
  const cancelled = await adviser.call('POST', `/bookings/${own}/states`, {
    body: { state: 'cancelled' },
    headers: { 'if-match': '1' },
  });
  expect(cancelled.statusCode).toBe(200);
  expect((await cardOf(customer.userId)).statusCode).toBe(404);
  const other = await book(customer, ground.own);
  expect((await cardOf(customer.userId)).statusCode).toBe(200);
  await server.db.execute(sql`delete from bookings where id = ${other}`);
  expect((await cardOf(customer.userId)).statusCode).toBe(404);
});

it('a cancelled visit and a visit of a foreign branch give no access', async () => {
  const customer = await customerWithCar('77S777SS');
  await begin(customer, { branch: ground.foreign, by: owner });
  expect((await cardOf(customer.userId)).statusCode).toBe(404);
  const visit = await begin(customer);
  expect((await cardOf(customer.userId)).statusCode).toBe(200);
  await visitsAtDesk(adviser).now('PATCH', visit.id, '', { state: 'cancelled' });
  expect((await cardOf(customer.userId)).statusCode).toBe(404);
});

it('staff who change the branch lose the customers of the former one at once', async () => {
  const customer = await customerWithCar('77S777SS');
  await closedVisitAt(ground.own, customer);
  const other = await customerWithCar('77S777SS');
  await closedVisitAt(ground.foreign, other);
  const seen = async () => [(await cardOf(customer.userId)).statusCode, (await cardOf(other.userId)).statusCode];
  expect(await seen()).toEqual([200, 404]);
  await server.db.execute(
    sql`update staff_branches set branch_id = ${ground.foreign} where staff_id = ${me} and branch_id = ${ground.own}`,
  );
  expect(await seen()).toEqual([404, 200]);
  await server.db.execute(
    sql`update staff_branches set branch_id = ${ground.own} where staff_id = ${me} and branch_id = ${ground.foreign}`,
  );
  expect(await seen()).toEqual([200, 404]);
});

it('after a merge the branches of both accounts see the remaining one', async () => {
  const [kept, merged] = [await customerWithCar('77S777SS'), await customerWithCar('77S777SS')];
  await closedVisitAt(ground.foreign, kept);
  await begin(merged);
  expect((await cardOf(kept.userId)).statusCode).toBe(404);
  const reply = await owner.call('POST', `/customers/${kept.userId}/merge`, { body: { from: merged.userId } });
  expect(reply.statusCode).toBe(200);
  expect((await cardOf(merged.userId)).statusCode).toBe(404);
  const shown = await cardOf(kept.userId);
  expect([shown.statusCode, isSecret(shown.body), shown.json<Customer>().phone]).toEqual([200, false, merged.phone]);
});

it('an online booking proves the phone, also after it was cancelled', async () => {
  const customer = await customerWithCar('77S777SS');
  await bookedOnline(server.db, customer.userId, ground.own);
  expect(await card(customer.userId)).toMatchObject({ is_proven: true, name: 'Тайный Владелец' });
});

async function closedVisitAt(branch: number, { userId, phone }: DemoCustomer): Promise<number> {
  return closedVisit(server.db, { userId, phone, branch });
}
