import { sql } from 'drizzle-orm';
import type { Handover, HandoverMade } from '#contract/sharing';
import { exportPersonalData } from '../accounts/personalData';
import { accountCallsOf } from '../testing/accountCalls';
import { closedVisit, type GivenVisit } from '../testing/closedVisit';
import { startTestServer, type TestServer } from '../testing/testServer';
import { customerWithCar } from '../testing/visitLinks';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
});
afterAll(() => server.close());

type Customer = Awaited<ReturnType<typeof customerWithCar>>;
const COBALT = { vin: 'XWBJF69V9JA004512', year: 2018 };
const call = (
  { accessToken: token }: Customer,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  language = 'ru',
) => account.call(method, path, { token, headers: { 'accept-language': language }, ...(body && { body }) });
const bring = ({ userId, car: carId }: Customer, given: Partial<GivenVisit> = {}) =>
  closedVisit(server.db, { userId, carId, ...given });
const seller = async () => {
  const customer = await customerWithCar(server);
  await bring(customer);
  return customer;
};
const buyer = async (isSame = true) => {
  const customer = await customerWithCar(server);
  if (isSame)
    await server.db.execute(
      sql`update cars set vin = ${COBALT.vin}, year = ${COBALT.year}, plate = '01B777BB' where id = ${customer.car}`,
    );
  return customer;
};
const offer = async (who: Customer, language = 'ru') =>
  (await call(who, 'POST', '/handovers', { car: who.car }, language)).json<HandoverMade>();
const accept = (who: Customer, token: string) => call(who, 'POST', `/handovers/${token}/acceptance`, { car: who.car });
const acceptById = (who: Customer, id: number, car = who.car) =>
  call(who, 'PUT', `/handovers/${id}/acceptance`, { car });
const confirm = (who: Customer, id: number) => call(who, 'PUT', `/handovers/${id}/confirmation`);
const listOf = async (who: Customer) => (await call(who, 'GET', '/handovers')).json<Handover[]>();

describe('the car of a handover', () => {
  it('is compared between buyer and seller on acceptance and on confirmation', async () => {
    const [from, to] = [await seller(), await buyer(false)];
    const { handover, token } = await offer(from);
    expect(handover).toMatchObject({
      car: 'Chevrolet Cobalt',
      year: 2018,
      buyer_car: '',
      is_other_car: false,
      other_cars: [],
    });
    const seen = (await call(to, 'GET', `/handovers/${token}`)).json<Handover>();
    expect(seen).toMatchObject({ car: 'Chevrolet Cobalt', year: 2018, other_cars: [to.car] });
    await accept(to, token);
    for (const who of [from, to])
      expect(await listOf(who)).toMatchObject([
        { state: 'accepted', is_other_car: true, buyer_car: expect.stringMatching(/, 2019$/), other_cars: [] },
      ]);
  });

  it('is matched by its VIN, regardless of its plate', async () => {
    const [from, to] = [await seller(), await buyer()];
    const { handover, token } = await offer(from);
    expect((await call(to, 'GET', `/handovers/${token}`)).json()).toMatchObject({ other_cars: [] });
    await accept(to, token);
    expect((await confirm(from, handover.id)).json()).toMatchObject({ state: 'confirmed', is_other_car: false });
  });

  it('is that of the latest visit, and visits of other cars are not handed over', async () => {
    const from = await seller();
    await bring(from, { at: '2026-05-01T06:00:00Z', car: 'BMW 3 Series', plate: '30B555BB', vin: 'WBA11111111111111' });
    const to = await buyer();
    const { handover, token } = await offer(from);
    expect(handover).toMatchObject({ car: 'BMW 3 Series', visits: 1 });
    await accept(to, token);
    await confirm(from, handover.id);
    const { items } = (await call(to, 'GET', '/history')).json<{ items: { car: string }[] }>();
    expect(items.map(({ car }) => car)).toEqual(['BMW 3 Series']);
  });
});

it('has each visit handed over once: a later offer contains only newer visits', async () => {
  const [from, first, second] = [await seller(), await buyer(), await buyer()];
  const sale = await offer(from);
  await accept(first, sale.token);
  await confirm(from, sale.handover.id);
  const again = await call(from, 'POST', '/handovers', { car: from.car });
  expect([again.statusCode, again.json().code]).toEqual([409, 'handover_done']);
  await bring(from, { at: '2026-06-01T06:00:00Z' });
  const later = await offer(from);
  expect(later.handover.visits).toBe(1);
  await accept(second, later.token);
  await confirm(from, later.handover.id);
  expect((await call(second, 'GET', '/history')).json<{ items: unknown[] }>().items).toHaveLength(1);
  expect((await offer(first)).handover.visits).toBe(1);
});

describe('an opened offer', () => {
  it('is listed without its link and can be accepted or declined there', async () => {
    const [from, to, other] = [await seller(), await buyer(), await buyer()];
    const { handover, token } = await offer(from);
    expect((await acceptById(to, handover.id)).statusCode).toBe(404);
    expect(await listOf(to)).toEqual([]);
    for (const who of [to, other]) {
      await call(who, 'GET', `/handovers/${token}`);
      const list = await listOf(who);
      expect(list).toMatchObject([{ id: handover.id, state: 'offered', is_seller: false }]);
      expect(JSON.stringify(list)).not.toContain(token);
    }
    expect((await call(other, 'DELETE', `/handovers/${handover.id}`)).statusCode).toBe(204);
    expect(await listOf(other)).toEqual([]);
    expect((await acceptById(other, handover.id)).statusCode).toBe(404);
    expect((await acceptById(to, handover.id, from.car)).statusCode).toBe(404);
    expect((await acceptById(to, handover.id)).json()).toMatchObject({ state: 'accepted' });
    expect(await listOf(from)).toMatchObject([{ state: 'accepted' }]);
  });

  it('disappears for other customers once accepted, and is part of the data export of those who opened it', async () => {
    const [from, to, other] = [await seller(), await buyer(), await buyer()];
    const { token } = await offer(from);
    await call(other, 'GET', `/handovers/${token}`);
    await accept(to, token);
    expect(await listOf(other)).toEqual([]);
    const held = await exportPersonalData(server.db, other.phone, server.config.secrets.code);
    expect(held['handovers_opened']).toHaveLength(1);
  });
});

describe('the seller', () => {
  const messages = async ({ userId }: Customer) =>
    (
      await server.db.execute<{ kind: string; state: string; wait: number }>(sql`select kind, state,
        extract(epoch from next_try_at - now())::int as wait from messages where key like ${`handover:${userId}:%`} order by id`)
    ).rows;
  const setPreferences = (who: Customer, channel: string, hours: [number, number] = [0, 0]) =>
    server.db.execute(sql`insert into message_wishes (user_id, channel, language, quiet_from, quiet_to, chat_id)
      values (${who.userId}, ${channel}, 'uz', ${hours[0]}, ${hours[1]}, 700)`);

  it('is notified once of an acceptance by Telegram or SMS, as preferred', async () => {
    const to = await buyer();
    for (const [channel, kinds] of [
      ['sms', ['handover_accepted_sms']],
      ['telegram', ['handover_accepted_telegram']],
      ['off', []],
    ] as const) {
      const from = await seller();
      await setPreferences(from, channel);
      const { token } = await offer(from);
      await accept(to, token);
      await accept(to, token);
      expect((await messages(from)).map(({ kind }) => kind)).toEqual(kinds);
    }
  });

  it('is notified in the preferred language, without name and car', async () => {
    const [from, to] = [await seller(), await buyer()];
    await server.db.execute(sql`insert into message_wishes (user_id, channel, language, quiet_from, quiet_to)
      values (${from.userId}, 'sms', 'uz', 5, 5)`);
    const { token } = await offer(from, 'ru');
    await accept(to, token);
    for (const { id } of (
      await server.db.execute<{ id: number }>(
        sql`select id from messages where key like ${`handover:${from.userId}:%`}`,
      )
    ).rows)
      await server.app.messages.deliver(id);
    const text = server.app.outbox?.find(({ phone }) => phone === from.phone)?.text ?? '';
    expect(text).toMatch(/^Yolda: mashina tarixi qabul qilindi.* http\S+\/uz\/personal\/story\/sharing$/);
    expect(text).not.toMatch(/Азиз|Cobalt/);
  });

  it('gets no message in quiet hours, and none for a withdrawn acceptance', async () => {
    const [from, to] = [await seller(), await buyer()];
    const hour = Math.floor((Date.now() / 3_600_000 + 5) % 24);
    await setPreferences(from, 'sms', [hour, (hour + 3) % 24]);
    const { handover, token } = await offer(from);
    await accept(to, token);
    expect(await messages(from)).toMatchObject([{ state: 'queued' }]);
    expect((await messages(from))[0]?.wait).toBeGreaterThan(3_600);
    await call(to, 'DELETE', `/handovers/${handover.id}`);
    expect(await messages(from)).toEqual([]);
  });
});
