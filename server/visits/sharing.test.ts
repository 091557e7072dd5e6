import { sql } from 'drizzle-orm';
import { MAX_SHARES } from '#contract/rules/visits';
import type { Handover, HandoverMade, HistoryShare, HistoryShareMade, SharedHistory } from '#contract/sharing';
import { changingContent } from '../catalog/content/publish';
import { setOnHand } from '../catalog/stock/move';
import { mergeCustomers } from '../desk/customerCard';
import { seedDesk } from '../seed/seedDesk';
import { accountCallsOf } from '../testing/accountCalls';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { customerWithCar, visitsOf } from '../testing/visitLinks';

let server: TestServer;
let desk: ReturnType<typeof visitsOf>;
let account: ReturnType<typeof accountCallsOf>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  account = accountCallsOf(server);
  desk = visitsOf(server, await deskBrowserOf(server, 'manager'));
});
afterAll(() => server.close());

type Customer = Awaited<ReturnType<typeof customerWithCar>>;
async function withHistory(): Promise<Customer> {
  const customer = await customerWithCar(server);
  await desk.close((await desk.beginOne(customer, 81_000)).id);
  await changingContent(server.db, (tx) =>
    setOnHand(tx, [{ part: 1, branch: 1, onHand: 5 }], { reason: 'count', staffId: null }),
  );
  const { id } = await desk.beginOne(customer, 92_000);
  await desk.now('POST', id, '/lines', { kind: 'part', part: 1 });
  await desk.close(id);
  return customer;
}

const call = (who: Customer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  account.call(method, path, { token: who.accessToken, ...(body && { body }) });
const share = async (who: Customer, days = 7) =>
  (await call(who, 'POST', '/history-shares', { car: who.car, days })).json<HistoryShareMade>();
const shares = async (who: Customer) => (await call(who, 'GET', '/history-shares')).json<HistoryShare[]>();
const open = (token: string, language = 'ru') =>
  server.app.inject({ url: `/api/main/main/shared-history/${token}`, headers: { 'accept-language': language } });

describe('a history shared with a buyer', () => {
  it('shows work, parts and mileage, counts lines without catalog name, and has no person, price or free text', async () => {
    const seller = await withHistory();
    const { token } = await share(seller);
    const reply = await open(token, 'uz');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json<SharedHistory>()).toEqual({
      car: expect.stringMatching(/ /),
      year: 2019,
      plate: '01••••••',
      expires_at: expect.any(String),
      visits: [
        {
          closed_at: expect.any(String),
          branch: expect.any(String),
          mileage: 92_000,
          works: [expect.any(String)],
          parts: [expect.any(String)],
          other_works: 0,
          other_parts: 0,
          other_lines: 1,
        },
        {
          closed_at: expect.any(String),
          branch: expect.any(String),
          mileage: 81_000,
          works: [expect.any(String)],
          parts: [],
          other_works: 0,
          other_parts: 0,
          other_lines: 1,
        },
      ],
      other_car_visits: 0,
    });
    expect(reply.body).not.toMatch(new RegExp(`${seller.phone.slice(1)}|Азиз|A123BC|XWB5|150000|300000|Kolodkalar`));
    expect(await shares(seller)).toMatchObject([{ opened: 0, ended_at: null }]);
  });

  it('uses catalog names instead of names typed by staff', async () => {
    const seller = await customerWithCar(server);
    const { id, lines } = await desk.beginOne(seller, 81_000);
    const work = lines.find(({ kind }) => kind === 'work');
    const written = `Позвонить мужу Рустаму ${seller.phone}`;
    await desk.now('PATCH', id, `/lines/${work?.id}`, { name: { ru: written, uz: written } });
    await desk.close(id);
    const reply = await open((await share(seller)).token);
    expect(reply.json<SharedHistory>().visits[0]?.works).toHaveLength(1);
    expect(reply.body).not.toMatch(/Рустам|998/);
  });

  it('creates one link per idempotency key and repeats it after a lost reply', async () => {
    const [seller, stranger] = [await withHistory(), await withHistory()];
    const make = async (who: Customer, key: string, days = 7) =>
      (
        await account.call('POST', '/history-shares', {
          token: who.accessToken,
          headers: { 'idempotency-key': key },
          body: { car: who.car, days },
        })
      ).json<HistoryShareMade>();
    const first = await make(seller, 'k');
    expect(await make(seller, 'k')).toEqual(first);
    expect(await shares(seller)).toHaveLength(1);
    const others = [await make(seller, 'k', 1), await make(seller, 'l'), await make(stranger, 'k')];
    expect(new Set([first, ...others].map(({ token }) => token)).size).toBe(4);
    expect((await open(first.token)).statusCode).toBe(200);
  });

  it('ends when revoked or expired; guessed tokens open nothing', async () => {
    const seller = await withHistory();
    const [first, second] = [await share(seller), await share(seller, 1)];
    for (const token of ['x', '0'.repeat(32), first.token.toUpperCase(), `${first.token}0`])
      expect((await open(token)).statusCode).toBe(404);
    expect((await call(seller, 'DELETE', `/history-shares/${first.share.id}`)).statusCode).toBe(204);
    expect((await open(first.token)).statusCode).toBe(404);
    expect((await open(second.token)).statusCode).toBe(200);
    await server.db.execute(sql`update history_shares set expires_at = now() where id = ${second.share.id}`);
    expect((await open(second.token)).statusCode).toBe(404);
  });

  it('can be created, listed and ended only by the owner of the car', async () => {
    const [seller, stranger] = [await withHistory(), await customerWithCar(server)];
    const { share: made, token } = await share(seller);
    expect((await call(stranger, 'POST', '/history-shares', { car: seller.car, days: 7 })).statusCode).toBe(404);
    expect((await call(stranger, 'DELETE', `/history-shares/${made.id}`)).statusCode).toBe(404);
    expect(await shares(stranger)).toEqual([]);
    expect((await open(token)).statusCode).toBe(200);
    expect((await account.call('GET', '/history-shares')).statusCode).toBe(401);
    for (const days of [0, 2, 365])
      expect((await call(seller, 'POST', '/history-shares', { car: seller.car, days })).statusCode).toBe(400);
    for (let made = 1; made < MAX_SHARES; made += 1) await share(seller);
    const { statusCode, body } = await call(seller, 'POST', '/history-shares', { car: seller.car, days: 1 });
    expect([statusCode, JSON.parse(body).code]).toEqual([409, 'share_limit']);
  });

  it('ends when the car is removed', async () => {
    const seller = await withHistory();
    const { token } = await share(seller);
    await call(seller, 'DELETE', `/car/delete/${seller.car}`);
    expect((await open(token)).statusCode).toBe(404);
  });
});

describe('a history that is handed over', () => {
  const offer = async (who: Customer) => (await call(who, 'POST', '/handovers', { car: who.car })).json<HandoverMade>();
  const accept = (who: Customer, token: string, car = who.car) =>
    call(who, 'POST', `/handovers/${token}/acceptance`, { car });
  const granted = async ({ userId }: Customer) =>
    (
      await server.db.execute(
        sql`select car_id, visit_id from history_grants where user_id = ${userId} order by visit_id`,
      )
    ).rows;

  it('is granted after acceptance and confirmation, without name and phone, and visible to both', async () => {
    const [seller, buyer] = [await withHistory(), await customerWithCar(server)];
    const { handover, token } = await offer(seller);
    expect(handover).toMatchObject({ state: 'offered', is_seller: true, visits: 2, buyer: '' });
    const seen = await call(buyer, 'GET', `/handovers/${token}`);
    expect(seen.json()).toMatchObject({ state: 'offered', is_seller: false, buyer: '' });
    expect(seen.body).not.toMatch(/Азиз|998|A123/);
    expect((await accept(buyer, token)).json()).toMatchObject({ state: 'accepted' });
    expect(await granted(buyer)).toEqual([]);
    const confirmed = await call(seller, 'PUT', `/handovers/${handover.id}/confirmation`);
    expect(confirmed.json()).toMatchObject({ state: 'confirmed', visits: 2, buyer: 'Азиз' });
    expect(await granted(buyer)).toEqual([0, 1].map(() => ({ car_id: buyer.car, visit_id: expect.any(Number) })));
    for (const [who, isSeller] of [
      [seller, true],
      [buyer, false],
    ] as const)
      expect((await call(who, 'GET', '/handovers')).json<Handover[]>()).toMatchObject([
        { state: 'confirmed', is_seller: isSeller, visits: 2 },
      ]);
    const { token: link } = await share(buyer);
    expect((await open(link)).json<SharedHistory>().visits).toHaveLength(2);
    expect((await call(seller, 'PUT', `/handovers/${handover.id}/confirmation`)).statusCode).toBe(200);
    expect((await call(seller, 'DELETE', `/handovers/${handover.id}`)).statusCode).toBe(409);
    expect(await granted(buyer)).toHaveLength(2);
  });

  it('can be withdrawn by both sides and expires', async () => {
    const [seller, buyer] = [await withHistory(), await customerWithCar(server)];
    for (const who of [seller, buyer]) {
      const { handover, token } = await offer(seller);
      await accept(buyer, token);
      expect((await call(who, 'DELETE', `/handovers/${handover.id}`)).statusCode).toBe(204);
      expect((await accept(buyer, token)).statusCode).toBe(404);
      expect((await call(seller, 'PUT', `/handovers/${handover.id}/confirmation`)).statusCode).toBe(409);
    }
    const { handover, token } = await offer(seller);
    await accept(buyer, token);
    await server.db.execute(sql`update history_handovers set expires_at = now() where id = ${handover.id}`);
    expect((await call(seller, 'PUT', `/handovers/${handover.id}/confirmation`)).statusCode).toBe(409);
    expect((await accept(buyer, token)).statusCode).toBe(404);
    expect(await granted(buyer)).toEqual([]);
  });

  it('rejects guessed tokens, a second buyer, foreign cars and foreign confirmation', async () => {
    const [seller, buyer, thief] = [await withHistory(), await customerWithCar(server), await customerWithCar(server)];
    expect((await call(thief, 'POST', '/handovers', { car: seller.car })).statusCode).toBe(404);
    const { handover, token } = await offer(seller);
    for (const guessed of ['x', '0'.repeat(32), token.toUpperCase()])
      expect((await accept(thief, guessed)).statusCode).toBe(404);
    expect((await accept(seller, token)).statusCode).toBe(409);
    expect((await accept(buyer, token, seller.car)).statusCode).toBe(404);
    expect((await call(seller, 'PUT', `/handovers/${handover.id}/confirmation`)).statusCode).toBe(409);
    await accept(buyer, token);
    for (const reply of [
      await accept(thief, token),
      await call(thief, 'GET', `/handovers/${token}`),
      await call(thief, 'PUT', `/handovers/${handover.id}/confirmation`),
      await call(buyer, 'PUT', `/handovers/${handover.id}/confirmation`),
      await call(thief, 'DELETE', `/handovers/${handover.id}`),
    ])
      expect(reply.statusCode).toBe(404);
    expect(await granted(thief)).toEqual([]);
  });

  it('survives merging two accounts of one person, as share links do', async () => {
    const [seller, buyer] = [await withHistory(), await customerWithCar(server)];
    const [sellerNow, buyerNow] = [await customerWithCar(server), await customerWithCar(server)];
    const { handover, token } = await offer(seller);
    await accept(buyer, token);
    await call(seller, 'PUT', `/handovers/${handover.id}/confirmation`);
    const { token: link } = await share(seller);
    const by = { actor: { staffId: null, requestId: null }, scope: { branches: null } };
    for (const [from, id] of [
      [seller.userId, sellerNow.userId],
      [buyer.userId, buyerNow.userId],
    ] as const)
      expect(await server.db.transaction((tx) => mergeCustomers(tx, { from, id }, by))).toBe(true);
    expect((await open(link)).json<SharedHistory>().visits).toHaveLength(2);
    expect(await shares(sellerNow)).toHaveLength(1);
    expect(await granted(buyerNow)).toEqual([0, 1].map(() => ({ car_id: buyer.car, visit_id: expect.any(Number) })));
    expect((await call(buyerNow, 'GET', '/handovers')).json<Handover[]>()).toMatchObject([
      { state: 'confirmed', is_seller: false, visits: 2 },
    ]);
  });

  it('allows one offer per car at a time', async () => {
    const [seller, buyer] = [await withHistory(), await customerWithCar(server)];
    const first = await offer(seller);
    const second = await offer(seller);
    expect((await accept(buyer, first.token)).statusCode).toBe(404);
    expect((await accept(buyer, second.token)).statusCode).toBe(200);
  });
});
