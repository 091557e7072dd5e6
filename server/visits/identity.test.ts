import { sql } from 'drizzle-orm';
import type { OpenVisit } from '#contract/visits';
import type { Visit } from '#contract/visitsDesk';
import { erasePersonalData, exportPersonalData } from '../accounts/personalData';
import { unsealMessage } from '../messages/sealedMessage';
import { seedDesk } from '../seed/seedDesk';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { visitsOf } from '../testing/visitLinks';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';
import { verifyHistory } from './seal';

let server: TestServer;
let browser: DeskBrowser;
let ground: Ground;
let desk: ReturnType<typeof visitsOf>;
let adviser: ReturnType<typeof visitsAtDesk>;
let mechanic: ReturnType<typeof visitsAtDesk>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  browser = await deskBrowserOf(server, 'manager');
  desk = visitsOf(server, browser);
  adviser = visitsAtDesk(await deskBrowserOf(server, 'adviser'));
  mechanic = visitsAtDesk(await deskBrowserOf(server, 'mechanic'));
  ground = await groundOf(server);
  const week = JSON.stringify(Array.from({ length: 7 }, () => [['00:00', '00:00']]));
  await server.db.execute(sql`update branches set week = ${week}::jsonb`);
}, 120_000);
afterAll(() => server.close());

const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await server.db.execute<Row>(statement)).rows;
let phones = 2_000_000;
const phone = () => `+99893${phones++}`;
const plates = (() => {
  let next = 100;
  return () => `01Z${next++}ZZ`;
})();
const begin = (given: Parameters<typeof newVisit>[1] = {}) =>
  desk.begin(newVisit(ground, { phone: phone(), ...given }));
const typed = (plate: string, more: object = {}) => ({
  car: { id: null, model: ground.model, year: 2019, plate, vin: '', ...more },
});
const carOf = async ({ id }: Pick<Visit, 'id'>) =>
  (
    await rowsOf<{ car_id: number | null; user_id: number | null }>(
      sql`select car_id, user_id from visits where id = ${id}`,
    )
  )[0];
const garageOf = (of: string) =>
  rowsOf<{ id: number; plate: string }>(
    sql`select car.id, car.plate, car.vin, car.year, car.model_id as model from cars car join users on users.id = car.user_id
      where users.phone = ${of} and car.removed_at is null order by car.id`,
  );
const otherModel = async () =>
  (
    await rowsOf<{ id: number; name: string }>(sql`select model.id, brand.name || ' ' || model.name as name
      from car_models model join brands brand on brand.id = model.brand_id order by model.id desc limit 1`)
  )[0] ?? { id: 0, name: '' };
const fieldsOf = async ({ id }: Pick<Visit, 'id'>) =>
  (
    await rowsOf(sql`select before, after from audit_entries
      where thing = 'visit' and thing_id = ${id} and action = 'changed' order by id desc limit 1`)
  )[0];
const openVisitsOf = async ({ accessToken }: DemoCustomer) =>
  (
    await server.app.inject({
      url: '/api/main/authentication/visits',
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).json<OpenVisit[]>();
const estimateAt = (token: string) => server.app.inject({ url: `/api/main/main/estimates/${token}` });
const answer = (token: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api/main/main/estimates/${token}/answers`, payload });
const approveByLink = (token: string, { lines, estimate }: Visit) =>
  answer(token, {
    version: estimate,
    decisions: lines.map(({ id }) => ({ line: id, decision: 'approved', shown: null })),
  });

describe('the car of an open visit', () => {
  it('is put right together with the garage entry and the walk-in booking that the visit made', async () => {
    const own = phone();
    const [wrong, right] = [plates(), plates()];
    const begun = await begin({ phone: own, place: {}, ...typed(wrong) });
    const model = await otherModel();
    const [before] = await garageOf(own);
    const visit = await desk.change('PATCH', begun, '', {
      plate: right.toLowerCase(),
      vin: ' xwb5v31bdha000777 ',
      model: model.id,
      year: 2021,
    });
    expect(visit).toMatchObject({
      plate: right,
      vin: 'XWB5V31BDHA000777',
      car: `${model.name}, 2021`,
      model: model.id,
      year: 2021,
      version: begun.version + 1,
    });
    expect(await garageOf(own)).toEqual([
      { id: before?.id, plate: right, vin: 'XWB5V31BDHA000777', year: 2021, model: model.id },
    ]);
    expect(
      await rowsOf(sql`select plate, car, year, car_id, state from bookings where visit_id = ${begun.id}`),
    ).toEqual([{ plate: right, car: model.name, year: 2021, car_id: before?.id, state: 'in_work' }]);
    expect(await fieldsOf(begun)).toEqual({ before: {}, after: { fields: ['plate', 'vin', 'car'] } });
  });

  it('becomes the known car of the garage, whose wrong twin disappears', async () => {
    const own = phone();
    const [known, wrong] = [plates(), plates()];
    const earlier = await begin({ phone: own, ...typed(known) });
    const begun = await begin({ phone: own, ...typed(wrong) });
    expect((await garageOf(own)).map(({ plate }) => plate)).toEqual([known, wrong]);
    await desk.change('PATCH', begun, '', { plate: known });
    expect((await garageOf(own)).map(({ plate }) => plate)).toEqual([known]);
    expect((await carOf(begun))?.car_id).toBe((await carOf(earlier))?.car_id);
  });

  it('leaves an entry of the owner as it is', async () => {
    const customer = await createDemoCustomer(server);
    const [owned, right] = [plates(), plates()];
    await server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
      values (${customer.userId}, ${ground.model}, '', 2019, ${owned}, 5)`);
    const begun = await begin({ phone: customer.phone, ...typed(owned) });
    await desk.change('PATCH', begun, '', { plate: right });
    expect((await garageOf(customer.phone)).map(({ plate }) => plate)).toEqual([owned, right]);
    // A second mistake renames the entry that the first correction added.
    const last = plates();
    await desk.now('PATCH', begun.id, '', { plate: last });
    expect((await garageOf(customer.phone)).map(({ plate }) => plate)).toEqual([owned, last]);
  });

  it.each([
    [{ plate: '<B>' }, 'plate'],
    [{ plate: '\u200b\u202e' }, 'plate'],
    [{ plate: '01A777BC; drop' }, 'plate'],
    [{ vin: '<img src=x>' }, 'vin'],
    [{ vin: 'A"B' }, 'vin'],
    [{ model: 999_999 }, 'model'],
    [{ year: 2099 }, 'year'],
    [{ name: '\u200b' }, 'name'],
    [{ phone: '+7 900 000 00 00' }, 'phone'],
    [{ reason: 'x' }, 'reason'],
  ])('refuses %j beside the field', async (body, field) => {
    const begun = await begin();
    const reply = await desk.ask('PATCH', begun, '', body);
    expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([400, [field]]);
    expect((await desk.read(begun.id)).version).toBe(begun.version);
  });

  it('stores a plate in any spelling as the same plate', async () => {
    const own = phone();
    const begun = await begin({ phone: own, ...typed('01A777BC') });
    const same = await desk.change('PATCH', begun, '', { plate: '01\u200bа777вс' });
    expect([same.plate, same.version]).toEqual(['01A777BC', begun.version]);
  });
});

describe('the person of an open visit', () => {
  it('gets the right name, also in the account that the visit made', async () => {
    const own = phone();
    const begun = await begin({ phone: own, first_name: 'Азис', last_name: 'Каримоф' });
    const visit = await desk.change('PATCH', begun, '', { name: ' Азиз Каримов ' });
    expect(visit.name).toBe('Азиз Каримов');
    expect(await rowsOf(sql`select first_name, last_name from users where phone = ${own}`)).toEqual([
      { first_name: 'Азиз', last_name: 'Каримов' },
    ]);
    const customer = await createDemoCustomer(server, { firstName: 'Дилноза', lastName: 'Юсупова' });
    const other = await begin({ phone: customer.phone, first_name: 'Дилноза', last_name: 'Юсупова' });
    await desk.change('PATCH', other, '', { name: 'Кто-то' });
    expect(await rowsOf(sql`select first_name from users where id = ${customer.userId}`)).toEqual([
      { first_name: 'Дилноза' },
    ]);
  });

  it('moves with another phone to that customer, and the account made for the wrong phone disappears', async () => {
    const wrong = phone();
    const customer = await createDemoCustomer(server);
    const plate = plates();
    const begun = await begin({ phone: wrong, place: {}, ...typed(plate) });
    const visit = await desk.change('PATCH', begun, '', { phone: customer.phone });
    expect(visit).toMatchObject({ phone: customer.phone, plate, state: 'open', estimate: begun.estimate });
    expect(await rowsOf(sql`select id from users where phone = ${wrong}`)).toEqual([]);
    expect((await openVisitsOf(customer)).map(({ id }) => id)).toEqual([begun.id]);
    expect((await garageOf(customer.phone)).map((car) => car.plate)).toEqual([plate]);
    expect((await carOf(begun))?.user_id).toBe(customer.userId);
    expect(await rowsOf(sql`select phone, user_id from bookings where visit_id = ${begun.id}`)).toEqual([
      { phone: customer.phone, user_id: null },
    ]);
    expect(await fieldsOf(begun)).toEqual({ before: {}, after: { fields: ['phone'] } });
  });

  it('shows a visit no more to the former customer, whose link and answers end', async () => {
    const [former, next] = [await createDemoCustomer(server), await createDemoCustomer(server)];
    const begun = await desk.beginOne(former);
    const { token } = await desk.send(begun.id);
    const sent = await desk.read(begun.id);
    await server.db.execute(sql`delete from messages`);
    expect((await approveByLink(token, sent)).statusCode).toBe(200);
    expect(await desk.read(begun.id)).toMatchObject({ is_approved: true });
    const visit = await desk.now('PATCH', begun.id, '', { phone: next.phone });
    expect(visit).toMatchObject({ state: 'open', is_approved: false, estimate: sent.estimate + 1 });
    expect(visit.lines.map(({ decision }) => decision)).toEqual([null, null]);
    expect(await openVisitsOf(former)).toEqual([]);
    expect(await openVisitsOf(next)).toMatchObject([{ id: begun.id }]);
    expect((await openVisitsOf(next))[0]?.estimate).toBeUndefined();
    expect((await estimateAt(token)).json()).toMatchObject({ stage: 'expired', car: '', lines: [], photos: [] });
    expect((await approveByLink(token, visit)).statusCode).not.toBe(200);
    const { token: fresh } = await desk.send(begun.id);
    expect((await estimateAt(fresh)).json()).toMatchObject({ stage: 'asked', lines: [{}, {}] });
    expect((await openVisitsOf(next))[0]?.estimate).toBe(fresh);
  });

  it('keeps the answers that staff recorded, and all answers once the work has begun', async () => {
    const [former, next] = [await createDemoCustomer(server), await createDemoCustomer(server)];
    const begun = await desk.beginOne(former);
    await desk.send(begun.id);
    const sent = await desk.read(begun.id);
    const decisions = sent.lines.map(({ id }) => ({ line: id, decision: 'approved' }));
    await desk.now('POST', begun.id, '/decisions', { estimate: sent.estimate, decisions });
    const moved = await desk.now('PATCH', begun.id, '', { phone: next.phone });
    expect(moved).toMatchObject({ is_approved: true, estimate: sent.estimate + 1 });
    expect(moved.lines.map(({ decision }) => decision)).toEqual(['approved', 'approved']);
    const { token } = await desk.send(begun.id);
    await desk.now('PATCH', begun.id, '', { state: 'in_work' });
    const back = await desk.now('PATCH', begun.id, '', { phone: former.phone });
    expect(back).toMatchObject({ state: 'in_work', estimate: moved.estimate });
    expect((await estimateAt(token)).json()).toMatchObject({ stage: 'expired', lines: [] });
  });

  it('sends a waiting estimate and a ready message to the right phone only', async () => {
    const [wrong, right] = [phone(), phone()];
    const begun = await desk.beginOne({ phone: wrong });
    await server.db.execute(sql`delete from messages`);
    await desk.send(begun.id);
    await server.db.execute(sql`update messages set state = 'queued' where state <> 'queued'`);
    await desk.now('PATCH', begun.id, '', { state: 'in_work' });
    await desk.now('PATCH', begun.id, '', { state: 'ready' });
    await desk.now('PATCH', begun.id, '', { phone: right });
    const waiting = await rowsOf<{ kind: string; sealed: string }>(
      sql`select kind, sealed from messages where state = 'queued' and sealed is not null and kind like 'visit%' order by id`,
    );
    expect(
      waiting.map(({ kind, sealed }) => [
        kind,
        (unsealMessage(sealed, server.app.config.secrets.code) as { phone: string }).phone,
      ]),
    ).toEqual([['visit_ready_sms', right]]);
  });

  it('does not let staff of the branch see the garage of an account by stating its phone', async () => {
    const customer = await createDemoCustomer(server);
    await server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
      values (${customer.userId}, ${ground.model}, 'SECRETVIN', 2011, '77S777SS', 123456)`);
    const begun = await begin(typed(plates()));
    const moved = await desk.change('PATCH', begun, '', { phone: customer.phone });
    expect(moved.garage_car).toBeNull();
    const known = await desk.change('PATCH', moved, '', { plate: '77S777SS' });
    expect([known.garage_car, known.vin, known.year]).toEqual([null, '', 2019]);
    expect(JSON.stringify(known)).not.toContain('SECRETVIN');
  });
});

describe('the car of a correction', () => {
  const closed = async (own: string, plate: string) => {
    const begun = await begin({ phone: own, ...typed(plate) });
    await desk.now('POST', begun.id, '/lines', { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' }, price: 100 });
    return desk.close(begun.id);
  };

  it('needs a reason and the right to correct visits, and never another person', async () => {
    const visit = await closed(phone(), plates());
    const correction = await desk.change('POST', visit, '/corrections');
    const refused = async (of: typeof desk | typeof adviser, body: object) => {
      const reply = await of.ask('PATCH', correction, '', body);
      return [reply.statusCode, Object.keys(reply.json<{ errors?: object }>().errors ?? {})];
    };
    expect(await refused(desk, { plate: plates() })).toEqual([400, ['reason']]);
    expect(await refused(desk, { plate: plates(), reason: '   ' })).toEqual([400, ['reason']]);
    expect(await refused(desk, { phone: phone(), reason: 'x' })).toEqual([400, ['phone']]);
    expect(await refused(desk, { name: 'Другой', reason: 'x' })).toEqual([400, ['name']]);
    expect(await refused(adviser, { plate: plates(), reason: 'x' })).toEqual([403, []]);
  });

  it('leaves the sealed record as it was; the garage follows when the correction closes', async () => {
    const own = phone();
    const [wrong, right] = [plates(), plates()];
    const visit = await closed(own, wrong);
    const sealed = await rowsOf(sql`select * from visits where id = ${visit.id}`);
    const cancelled = await desk.change('POST', visit, '/corrections');
    await desk.change('PATCH', cancelled, '', { plate: right, reason: 'Опечатка' });
    expect((await garageOf(own)).map(({ plate }) => plate)).toEqual([wrong]);
    await desk.now('PATCH', cancelled.id, '', { state: 'open' });
    await desk.now('PATCH', cancelled.id, '', { state: 'cancelled' });
    const correction = await desk.change('POST', visit, '/corrections');
    const edited = await desk.change('PATCH', correction, '', { plate: right, vin: 'NEWVIN1', reason: ' Опечатка ' });
    expect(edited).toMatchObject({ plate: right, vin: 'NEWVIN1', reason: 'Опечатка' });
    const done = await desk.change('POST', edited, '/closing');
    expect(done).toMatchObject({ state: 'closed', plate: right, reason: 'Опечатка' });
    expect((await garageOf(own)).map(({ plate }) => plate)).toEqual([right]);
    expect(await rowsOf(sql`select * from visits where id = ${visit.id}`)).toEqual(sealed);
    expect((await verifyHistory(server.db)).broken).toEqual([]);
  });

  it('moves the visit and its mileage from the wrong car of the garage to the right one', async () => {
    const { phone: own, accessToken } = await createDemoCustomer(server);
    const [wrong, right] = [plates(), plates()];
    await closed(own, wrong);
    await begin({ phone: own, ...typed(right), mileage: 10 });
    const mistaken = await desk.begin(
      newVisit(ground, { phone: own, ...typed(wrong), mileage: 95_000, mileage_seen: true }),
    );
    await desk.now('POST', mistaken.id, '/lines', { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' }, price: 100 });
    const visit = await desk.close(mistaken.id);
    const mileages = () =>
      rowsOf(
        sql`select plate, mileage from cars where user_id = (select user_id from visits where id = ${visit.id}) order by id`,
      );
    expect(await mileages()).toEqual([
      { plate: wrong, mileage: 95_000 },
      { plate: right, mileage: 10 },
    ]);
    const correction = await desk.change('POST', visit, '/corrections');
    const edited = await desk.change('PATCH', correction, '', { plate: right, reason: 'Не та машина' });
    await desk.change('POST', edited, '/closing');
    expect(await mileages()).toEqual([
      { plate: wrong, mileage: 90_000 },
      { plate: right, mileage: 95_000 },
    ]);
    const { items } = (
      await server.app.inject({
        url: '/api/main/authentication/history',
        headers: { authorization: `Bearer ${accessToken}` },
      })
    ).json<{ items: { id: number; plate: string; is_corrected: boolean }[] }>();
    expect(items.filter(({ id }) => id >= visit.id)).toMatchObject([
      { id: correction.id, plate: right, is_corrected: false },
      { id: visit.id, plate: wrong, is_corrected: true },
    ]);
  });

  it('loses its reason with the person', async () => {
    const own = phone();
    const visit = await closed(own, plates());
    const correction = await desk.change('POST', visit, '/corrections');
    const edited = await desk.change('PATCH', correction, '', { plate: plates(), reason: 'Азиз ошибся' });
    await desk.change('POST', edited, '/closing');
    const codeSecret = server.config.secrets.code;
    expect(JSON.stringify(await exportPersonalData(server.db, own, codeSecret))).toContain('Азиз ошибся');
    const userId = (await carOf(correction))?.user_id ?? null;
    await server.db.transaction((tx) => erasePersonalData(tx, { phone: own, userId, codeSecret }));
    expect(await rowsOf(sql`select correction_reason as reason from visits where id = ${correction.id}`)).toEqual([
      { reason: '' },
    ]);
    expect((await verifyHistory(server.db)).broken).toEqual([]);
  });
});

describe('access', () => {
  it('refuses mechanics, foreign branches and outdated versions', async () => {
    const begun = await begin();
    const body = { plate: plates(), phone: phone(), name: 'X' };
    expect((await mechanic.ask('PATCH', begun, '', { plate: plates() })).statusCode).toBe(403);
    expect((await mechanic.ask('PATCH', begun, '', { phone: phone() })).statusCode).toBe(403);
    const changed = await desk.change('PATCH', begun, '', { note: 'x' });
    const stale = await desk.ask('PATCH', begun, '', body);
    expect([stale.statusCode, stale.json<{ current: Visit }>().current.version]).toEqual([412, changed.version]);
    await server.db.execute(sql`update visits set branch_id = ${ground.foreign} where id = ${begun.id}`);
    expect((await adviser.ask('PATCH', changed, '', body)).statusCode).toBe(404);
    await server.db.execute(sql`update visits set branch_id = ${ground.own} where id = ${begun.id}`);
    expect(await desk.read(begun.id)).toMatchObject({ plate: begun.plate, phone: begun.phone });
  });

  it('lets one of two corrections at once win', async () => {
    const begun = await begin();
    const both = await Promise.all([plates(), plates()].map((plate) => desk.ask('PATCH', begun, '', { plate })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 412]);
    expect((await garageOf(begun.phone)).length).toBe(1);
  });

  it('refuses a closed visit', async () => {
    const begun = await desk.beginOne({ phone: phone() });
    const visit = await desk.close(begun.id);
    expect((await desk.ask('PATCH', visit, '', { plate: plates() })).json()).toMatchObject({ code: 'visit_over' });
  });
});
