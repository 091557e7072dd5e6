import { sql } from 'drizzle-orm';
import type { AuditPage } from '#contract/activity';
import { dueDays } from '#contract/rules/bounds';
import { dateAt } from '#contract/rules/clock';
import type { Visit, VisitPage } from '#contract/visitsDesk';
import { dateIn } from '../platform/db/expressions';
import { seedDesk } from '../seed/seedDesk';
import { bookedOnline } from '../testing/bookedOnline';
import { createDemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let browser: DeskBrowser;
let ground: Ground;
let desk: ReturnType<typeof visitsAtDesk>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  browser = await deskBrowserOf(server, 'manager');
  desk = visitsAtDesk(browser);
  ground = await groundOf(server);
});
afterAll(() => server.close());

const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await server.db.execute<Row>(statement)).rows;
let phones = 1_000_000;
const phone = () => `+99890${phones++}`;
const begin = (given: Partial<Parameters<typeof desk.begin>[0]> = {}) =>
  desk.begin(newVisit(ground, { phone: phone(), ...given }));
const carsOf = ({ id }: { id: number }) => rowsOf(sql`select car_id from visits where id = ${id}`);
const work = { kind: 'work', service: 1 };
const free = { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' }, price: 100_000 };

describe('beginning a visit', () => {
  it('creates an account without a password, and a car, for a new customer', async () => {
    const visit = await begin({ phone: '998907778899' });
    expect(visit).toMatchObject({
      state: 'open',
      version: 1,
      estimate: 1,
      name: 'Азиз Каримов',
      phone: '+998907778899',
      plate: '01A123BC',
      car: expect.stringMatching(/ .*, 2019$/),
      mileage: 90_000,
      total: 0,
    });
    expect(
      await rowsOf(sql`select password_hash, first_name, mileage, plate from users join cars on cars.user_id = users.id
        where phone = '+998907778899'`),
    ).toEqual([{ password_hash: null, first_name: 'Азиз', mileage: 90_000, plate: '01A123BC' }]);
  });

  it('finds a known car by plate in a garage of any size, and uses the entered name', async () => {
    const { phone: known, userId } = await createDemoCustomer(server, { firstName: 'Дилноза' });
    const plates = ['01A001AA', '01A002AA', '01A003AA'];
    for (const plate of plates)
      await begin({ phone: known, car: { id: null, model: ground.model, year: 2019, plate }, first_name: 'Кто-то' });
    const again = await begin({ phone: known, car: { id: null, model: ground.model, year: 2019, plate: '01а 003аа' } });
    const cars = await rowsOf<{ id: number; plate: string }>(
      sql`select id, plate from cars where user_id = ${userId} order by id`,
    );
    expect(cars.map(({ plate }) => plate)).toEqual(plates);
    expect(again).toMatchObject({ garage_car: null, name: 'Азиз Каримов', vin: '' });
    expect(await carsOf(again)).toEqual([{ car_id: cars[2]?.id }]);
    const unknown = await begin({
      phone: known,
      car: { id: null, model: ground.model, year: 2019, plate: '01A009AA' },
    });
    expect(unknown.garage_car).toBeNull();
    await bookedOnline(server.db, userId, ground.own);
    expect((await desk.read(again.id)).garage_car).toBe(cars[2]?.id);
    expect(await rowsOf(sql`select first_name from users where id = ${userId}`)).toEqual([{ first_name: 'Дилноза' }]);
  });

  it('makes the customer findable by phone, only at the same branch and under the entered name', async () => {
    const { phone: known } = await createDemoCustomer(server, { firstName: 'Дилноза' });
    const visit = await begin({ phone: known });
    const hits = async () => (await browser.call('GET', `/customers/lookup?phone=${known.slice(1)}`)).json();
    const { model } = ground;
    expect(await hits()).toEqual([
      {
        id: null,
        phone: known,
        name: 'Азиз Каримов',
        car: expect.stringMatching(/ 01A123BC$/),
        brand: expect.any(Number),
        model,
        year: 2019,
        plate: '01A123BC',
        vin: 'XWB5V31BDHA123456',
      },
    ]);
    await server.db.execute(sql`update visits set branch_id = ${ground.foreign} where id = ${visit.id}`);
    expect(await hits()).toEqual([]);
  });

  it('creates one account and one car for concurrent requests', async () => {
    const given = { phone: phone() };
    const both = await Promise.all([begin(given), begin(given)]);
    const [one, other] = await Promise.all(both.map(carsOf));
    expect(one).toEqual(other);
    expect(
      await rowsOf(
        sql`select count(*)::int as cars from cars join users on users.id = user_id where phone = ${given.phone}`,
      ),
    ).toEqual([{ cars: 1 }]);
  });

  it('strips invisible characters from plate and VIN and rejects invalid ones', async () => {
    const { model } = ground;
    const body = (car: object) => newVisit(ground, { phone: phone(), car: { id: null, model, year: 2019, ...car } });
    const visit = await desk.begin(body({ plate: '01\u200bА777\u202eВС', vin: ' xwb5\u200b ' }));
    expect([visit.plate, visit.vin]).toEqual(['01A777BC', 'XWB5']);
    for (const [car, field] of [
      [{ plate: '<B>' }, 'car.plate'],
      [{ plate: '\u200b' }, 'car.plate'],
      [{ plate: '01A777BC', vin: '<i>' }, 'car.vin'],
    ] as const) {
      const reply = await browser.call('POST', '/visits', { body: body(car) });
      expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([400, [field]]);
    }
  });

  it('begins one visit per idempotency key', async () => {
    const given = newVisit(ground, { phone: phone() });
    const send = (body: object) =>
      browser.call('POST', '/visits', { body, headers: { 'idempotency-key': 'walk-in-1' } });
    const [one, other] = await Promise.all([send(given), send(given)]);
    expect(one.json<Visit>().id).toBe(other.json<Visit>().id);
    expect((await send({ ...given, mileage: 5 })).json()).toMatchObject({ code: 'idempotency_conflict' });
  });

  it('accepts a chosen car only from a visible garage', async () => {
    const { phone: known, userId } = await createDemoCustomer(server);
    await begin({ phone: known });
    const [car] = await rowsOf<{ id: number }>(sql`select id from cars where user_id = ${userId}`);
    const body = newVisit(ground, { phone: known, car: { id: car?.id ?? 0 } });
    expect((await browser.call('POST', '/visits', { body })).json()).toMatchObject({
      errors: { 'car.id': [expect.any(String)] },
    });
    await bookedOnline(server.db, userId, ground.own);
    expect((await desk.begin(body)).vin).toBe('XWB5V31BDHA123456');
  });

  it.each([
    ['a branch out of scope', { branch: 'foreign' }, 'branch'],
    ['an unknown enquiry', { enquiry: 999_999 }, 'enquiry'],
    ['an unknown model', { car: { id: null, model: 999_999, year: 2019, plate: 'x' } }, 'car.model'],
    ['a car year in the future', { car: { id: null, model: 1, year: 2100, plate: 'x' } }, 'car.year'],
    ['a name of combining marks only', { first_name: '\u202e\u2066' }, 'first_name'],
    ['an invisible name', { first_name: '\u200b\u3164' }, 'first_name'],
    ['a car without a plate', { car: { id: null, model: 999_999, year: 2019 } }, 'car.plate'],
  ])('refuses %s', async (_what, given, field) => {
    const body = {
      ...newVisit(ground, { phone: phone() }),
      ...given,
      ...(field === 'branch' && { branch: ground.foreign }),
    };
    const reply = await browser.call('POST', '/visits', { body });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, [field]]);
  });

  it('asks for confirmation of a decreased or implausible mileage', async () => {
    const given = { phone: phone() };
    await begin({ ...given, mileage: 90_000 });
    const send = (body: object) => browser.call('POST', '/visits', { body: { ...newVisit(ground, given), ...body } });
    for (const mileage of [89_999, 91_000]) {
      const reply = await send({ mileage });
      expect(reply.json()).toMatchObject({ code: 'mileage_implausible', last: 90_000, plausible: 90_274 });
      expect(Date.parse(reply.json().at)).toBeGreaterThan(Date.now() - 60_000);
    }
    expect((await send({ mileage: 90_200 })).statusCode).toBe(201);
    const seen = (await send({ mileage: 91_000, mileage_seen: true })).json<Visit>();
    expect(seen.mileage).toBe(91_000);
    expect((await desk.ask('PATCH', seen, '', { mileage: 5 })).json()).toMatchObject({ code: 'mileage_implausible' });
    expect(await desk.change('PATCH', seen, '', { mileage: 5, mileage_seen: true })).toMatchObject({ mileage: 5 });
  });
});

it('does not reveal the mileage of a car that the staff may not see', async () => {
  const { phone: known, userId } = await createDemoCustomer(server);
  await server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
    values (${userId}, ${ground.model}, '', 2019, '01M111MM', 123456)`);
  const car = { id: null, model: ground.model, year: 2019, plate: '01M111MM' };
  const visit = await begin({ phone: known, mileage: 1, car });
  expect((await desk.ask('PATCH', visit, '', { mileage: 2 })).statusCode).toBe(200);
  await bookedOnline(server.db, userId, ground.own);
  const again = await browser.call('POST', '/visits', { body: newVisit(ground, { phone: known, mileage: 1, car }) });
  expect(again.json()).toMatchObject({ code: 'mileage_implausible', last: 123_456 });
});

it('corrects the mileage in the garage when it is corrected in the first visit of a new car', async () => {
  const visit = await begin({ mileage: 900_000 });
  await desk.change('PATCH', visit, '', { mileage: 90_000 });
  expect(
    await rowsOf(sql`select mileage from cars where id = (select car_id from visits where id = ${visit.id})`),
  ).toEqual([{ mileage: 90_000 }]);
});

describe('lines and findings', () => {
  it('take name and price from the catalog unless they are entered', async () => {
    let visit = await begin();
    const [service] = await rowsOf<{ name: object; price: number }>(
      sql`select name, round(price_from)::int as price from services where id = 1`,
    );
    const [part] = await rowsOf<{ id: number; name: object; price: number }>(
      sql`select id, name, round(price)::int as price from parts order by id limit 1`,
    );
    visit = await desk.change('POST', visit, '/lines', work);
    visit = await desk.change('POST', visit, '/lines', { kind: 'part', part: part?.id, quantity: 2_500, price: 3 });
    visit = await desk.change('POST', visit, '/lines', { ...free, discount: { percent: 1_000 } });
    expect(visit.lines).toMatchObject([
      { kind: 'work', ...service, quantity: 1_000, service: 1, in_stock: null },
      { kind: 'part', name: part?.name, price: 3, part: part?.id, in_stock: expect.any(Number), sums: { total: 8 } },
      { kind: 'free', name: free.name, sums: { amount: 100_000, discount: 10_000, total: 90_000 } },
    ]);
    expect(visit.total).toBe((service?.price ?? 0) + 8 + 90_000);
    for (const [line, field] of [
      [{ kind: 'work' }, 'name'],
      [{ kind: 'free', name: { ru: ' ', uz: '' }, price: 1 }, 'name'],
      [{ kind: 'free', name: free.name }, 'price'],
      [{ kind: 'work', service: 999_999 }, 'service'],
      [{ kind: 'part', part: 999_999 }, 'part'],
      [{ kind: 'free', part: part?.id }, 'part'],
    ] as const)
      expect(Object.keys((await desk.ask('POST', visit, '/lines', line)).json().errors)).toEqual([field]);
  });

  it('lose their decision when they change, and the estimate gets a new version', async () => {
    let visit = await begin();
    for (const line of [free, free, free]) visit = await desk.change('POST', visit, '/lines', line);
    const [one, two] = visit.lines;
    const decide = (held: Visit) =>
      desk.change('POST', held, '/decisions', {
        estimate: held.estimate,
        decisions: held.lines.map(({ id }) => ({ line: id, decision: 'approved' })),
      });
    visit = await decide(visit);
    expect(visit.lines.map(({ decided_by_staff: byStaff }) => byStaff)).toEqual([true, true, true]);
    const before = visit.estimate;
    visit = await desk.change('PATCH', visit, `/lines/${one?.id}`, { is_done: true, position: 9 });
    expect([visit.estimate, visit.lines.map(({ decision }) => decision)]).toEqual([
      before,
      ['approved', 'approved', 'approved'],
    ]);
    visit = await desk.change('PATCH', visit, `/lines/${two?.id}`, { quantity: 2_000 });
    expect(visit.estimate).toBe(before + 1);
    expect(visit.lines.find(({ id }) => id === two?.id)).toMatchObject({ decision: null, decided_at: null });
    expect(visit.lines.filter(({ decision }) => decision === 'approved')).toHaveLength(2);
    visit = await desk.change('PATCH', visit, '', { discount: { sum: 1_000 } });
    expect([visit.estimate, visit.lines.every(({ decision }) => decision === null)]).toEqual([before + 2, true]);
    visit = await desk.change('DELETE', visit, `/lines/${two?.id}`);
    expect([visit.estimate, visit.lines.length, visit.total]).toEqual([before + 3, 2, 199_000]);
    const same = await desk.change('PATCH', visit, '', { discount: { sum: 1_000 } });
    expect(same.version).toBe(visit.version);
  });

  it('are identified in the audit by line number and kind', async () => {
    let visit = await desk.change('POST', await begin(), '/lines', free);
    visit = await desk.change('POST', visit, '/lines', work);
    const [own, service] = visit.lines;
    visit = await desk.change('PATCH', visit, `/lines/${service?.id}`, { price: 5_000 });
    visit = await desk.change('PATCH', visit, `/lines/${own?.id}`, { position: 1 });
    const owner = await deskBrowserOf(server, 'owner');
    const page = await owner.call('GET', `/audit?thing=visit&thing_id=${visit.id}`);
    const [moved, priced, added] = page.json<AuditPage>().items.map(({ changes }) => changes);
    expect(moved).toEqual([
      { field: 'line', before: '1', after: '2' },
      { field: 'kind', before: null, after: 'free' },
    ]);
    expect(priced).toEqual([
      { field: 'line', before: null, after: '2' },
      { field: 'service', before: null, after: service?.name.ru },
      { field: 'price', before: String(service?.price), after: '5000' },
    ]);
    expect(added).toContainEqual({ field: 'line', before: null, after: '2' });
    expect(added).toContainEqual({ field: 'service', before: null, after: service?.name.ru });
  });

  it('can be added at the position of a removed line', async () => {
    let visit = await begin();
    for (const price of [1, 2, 3]) visit = await desk.change('POST', visit, '/lines', { ...free, price });
    visit = await desk.change('DELETE', visit, `/lines/${visit.lines[0]?.id}`);
    visit = await desk.change('POST', visit, '/lines', { ...free, price: 1, position: 0 });
    expect(visit.lines.map(({ price }) => price)).toEqual([1, 2, 3]);
  });

  it('reject a discount above the amount with a field error', async () => {
    const free = { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' }, price: 70_000 };
    let visit = await desk.change('POST', await begin(), '/lines', { ...free, discount: { sum: 70_000 } });
    expect(visit.total).toBe(0);
    const path = `/lines/${visit.lines[0]?.id}`;
    visit = await desk.change('PATCH', visit, path, { discount: { sum: 20_000 } });
    const refused = [
      ['POST', '/lines', { ...free, discount: { sum: 70_001 } }, /70\s000\sсум/],
      ['PATCH', path, { discount: { sum: 70_001 } }, /70\s000\sсум/],
      ['PATCH', path, { discount: { sum: 35_001 }, quantity: 500 }, /35\s000\sсум/],
      ['PATCH', '', { discount: { sum: 50_001 } }, /50\s000\sсум/],
    ] as const;
    for (const [method, at, body, text] of refused) {
      const reply = await desk.ask(method, visit, at, body);
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        expect.objectContaining({ errors: { discount: [expect.stringMatching(text)] } }),
      ]);
    }
    visit = await desk.change('PATCH', visit, '', { discount: { sum: 50_000 } });
    expect(visit.total).toBe(0);
    visit = await desk.change('PATCH', visit, path, { quantity: 100, discount: { sum: 20_000 } });
    expect(visit.sums).toEqual({ amount: 0, discount: 0, total: 0 });
    expect(visit.lines[0]?.sums).toEqual({ amount: 7_000, discount: 7_000, total: 0 });
  });

  it('can be added, changed and removed (findings)', async () => {
    let visit = await begin();
    const found = {
      level: 'red',
      title: { ru: 'Колодки', uz: 'Kolodka' },
      note: '2 мм',
      service: 1,
      due_date: dueDays(dateAt()).max,
      due_mileage: 95_000,
    };
    visit = await desk.change('POST', visit, '/findings', found);
    expect(visit.findings).toMatchObject([{ ...found, photos: [] }]);
    const [one] = visit.findings;
    visit = await desk.change('PATCH', visit, `/findings/${one?.id}`, { level: 'green', due_date: null });
    expect(visit.findings).toMatchObject([{ ...found, level: 'green', due_date: null }]);
    expect((await desk.ask('PATCH', visit, `/findings/${one?.id}`, { service: 999_999 })).statusCode).toBe(400);
    visit = await desk.change('DELETE', visit, `/findings/${one?.id}`);
    expect(visit.findings).toEqual([]);
  });
});

it('changes of a visit reject a stale version with the current state', async () => {
  const visit = await begin();
  const newer = await desk.change('POST', visit, '/lines', free);
  const late = await desk.ask('POST', visit, '/lines', free);
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ code: 'visit_changed', current: newer, asked: free });
});

it('lists open visits, or all visits by day, state, customer and search words', async () => {
  const visit = await begin({
    phone: '+998935554433',
    car: { id: null, model: ground.model, year: 2020, plate: '77Z777ZZ' },
  });
  const list = async (query: string) =>
    (await browser.call('GET', `/visits${query}`)).json<VisitPage>().items.map(({ id }) => id);
  expect((await list(''))[0]).toBe(visit.id);
  for (const q of ['5554433', '77z 777', 'Карим', visit.reference.slice(2)])
    expect(await list(`?q=${encodeURIComponent(q)}`)).toContain(visit.id);
  await desk.change('PATCH', visit, '', { state: 'cancelled' });
  expect(await list('')).not.toContain(visit.id);
  const [today] = await rowsOf<{ day: string }>(sql`select ${dateIn(sql`now()`)}::text as day`);
  for (const query of ['?q=5554433', `?day=${today?.day}`, '?state=cancelled', `?branch=${ground.own}&state=cancelled`])
    expect(await list(query)).toContain(visit.id);
  expect(await list('?q=5554433&over=yes')).toEqual([visit.id]);
  const open = await begin({ phone: '+998935554433' });
  expect(await list('?q=5554433&over=yes')).not.toContain(open.id);
  const [row] = await rowsOf<{ user: number }>(sql`select user_id as "user" from visits where id = ${visit.id}`);
  expect(await list(`?customer=${row?.user}`)).toEqual([open.id, visit.id]);
});

it('offers only staff of the branch as workers', async () => {
  const workers = (await browser.call('GET', `/workers?branch=${ground.own}`)).json<{ name: string }[]>();
  expect(workers[0]?.name).toBe('Рустам Юсупов');
  expect(workers.map(({ name }) => name)).not.toContain('Sevara Qodirova');
  expect((await browser.call('GET', `/workers?branch=${ground.foreign}`)).json()).toEqual([]);
});

it('the audit records each action on a visit without personal data', async () => {
  const owner = await deskBrowserOf(server, 'owner');
  const { items } = (await owner.call('GET', '/audit?thing=visit')).json<AuditPage>();
  expect(new Set(items.map(({ action }) => action)).size).toBeGreaterThan(3);
  expect(JSON.stringify(items)).not.toMatch(/Азиз|Каримов|\+998|Мойка|Колодки/);
});
