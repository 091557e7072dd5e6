import { sql } from 'drizzle-orm';
import type { AuditPage } from '#contract/activity';
import type { PartDetail } from '#contract/catalog';
import type { StockMovePage, StockOfPart, StockPage } from '#contract/stock';
import { parts as demoParts } from '../../seed/content/parts/parts';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let owner: DeskBrowser;
let manager: DeskBrowser;
let own: number;
let foreign: number;
const part = demoParts.find(({ inStock }) => !inStock)?.id ?? 0;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  owner = await deskBrowserOf(server, 'owner');
  manager = await deskBrowserOf(server, 'manager');
  const { rows } = await server.db.execute<{ own: number; foreign: number }>(sql`select
    (select id from branches order by position, id limit 1) as own,
    (select id from branches order by position, id offset 6 limit 1) as foreign`);
  own = rows[0]?.own ?? 0;
  foreign = rows[0]?.foreign ?? 0;
});
afterAll(() => server.close());

const count = (who: DeskBrowser, branch: number, onHand: number, seen: number) =>
  who.call('PUT', `/stock/${part}`, { body: { branch, on_hand: onHand, seen, reason: 'count' } });
const move = (who: DeskBrowser, branch: number, change: number) =>
  who.call('POST', `/stock/${part}/moves`, { body: { branch, change, reason: 'sale' } });
const site = async () => {
  const reply = await server.app.inject(`/api/main/spare-part/${part}/`);
  const { in_stock: inStock, available_at: at = [] } = reply.json<PartDetail>();
  return { inStock, at: at.map(({ id }) => id) };
};
const onHand = ({ at }: StockOfPart, branch: number) => at.find((one) => one.branch.id === branch)?.on_hand;

it('shows counted stock on the site at once', async () => {
  expect(await site()).toEqual({ inStock: false, at: [] });
  const counted = await count(manager, own, 3, 0);
  expect([counted.statusCode, onHand(counted.json(), own)]).toEqual([200, 3]);
  expect(await site()).toEqual({ inStock: true, at: [own] });
  expect((await count(manager, own, 0, 3)).statusCode).toBe(200);
  expect(await site()).toEqual({ inStock: false, at: [] });
});

it('rejects a count based on outdated stock and returns the current stock', async () => {
  await count(owner, own, 2, 0);
  const late = await count(manager, own, 5, 0);
  expect([late.statusCode, late.json().code]).toEqual([412, 'stock_changed']);
  expect(onHand(late.json<{ current: StockOfPart }>().current, own)).toBe(2);
  await count(owner, own, 0, 2);
});

it('sells the last item to one of two concurrent requests', async () => {
  await count(owner, own, 1, 0);
  const sold = await Promise.all([move(owner, own, -1), move(manager, own, -1)]);
  expect(new Set(sold.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await site()).toEqual({ inStock: false, at: [] });
});

it('applies a movement once when its idempotency key is repeated', async () => {
  await count(owner, own, 5, 0);
  const send = (change: number) =>
    owner.call('POST', `/stock/${part}/moves`, {
      body: { branch: own, change, reason: 'sale' },
      headers: { 'idempotency-key': 'one-sale' },
    });
  for (const reply of [await send(-1), await send(-1)])
    expect([reply.statusCode, onHand(reply.json(), own)]).toEqual([200, 4]);
  expect((await send(-2)).json()).toMatchObject({ code: 'idempotency_conflict' });
  await count(owner, own, 0, 4);
});

it('refuses stock above the maximum', async () => {
  await count(owner, own, 99_999, 0);
  const more = await move(owner, own, 1);
  expect([more.statusCode, more.json().code]).toEqual([409, 'stock_full']);
  expect((await count(owner, own, 0, 99_999)).statusCode).toBe(200);
});

it('lets managers change the stock of their own branches and transfer stock to others', async () => {
  const refused = await count(manager, foreign, 1, 0);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'foreign_branch']);
  expect((await count(owner, foreign, 1, 0)).statusCode).toBe(200);
  const transfer = (from: number, to: number, quantity: number) =>
    manager.call('POST', `/stock/${part}/transfers`, { body: { from, to, quantity } });
  expect((await transfer(foreign, own, 1)).statusCode).toBe(403);
  await count(owner, own, 2, 0);
  expect((await transfer(own, foreign, 3)).statusCode).toBe(409);
  const brought = (await transfer(own, foreign, 2)).json<StockOfPart>();
  expect([onHand(brought, own), onHand(brought, foreign)]).toEqual([0, 3]);
  expect(await site()).toEqual({ inStock: true, at: [foreign] });
  expect((await transfer(own, own, 1)).statusCode).toBe(400);
  expect((await count(owner, 1_000_000, 1, 0)).statusCode).toBe(404);
});

it('records person, reason and amount of a movement, and the branch in the audit', async () => {
  const { items } = (await owner.call('GET', `/stock/${part}/moves`)).json<StockMovePage>();
  const [brought, taken] = items;
  expect(brought).toMatchObject({
    change: 2,
    left: 3,
    reason: 'transfer',
    branch: { id: foreign },
    other: { id: own },
  });
  expect(taken).toMatchObject({ change: -2, left: 0, branch: { id: own }, by: { name: expect.any(String) } });
  const audit = (await owner.call('GET', '/audit?thing=stock')).json<AuditPage>().items;
  expect(audit.slice(0, 2).map(({ changes }) => changes)).toEqual(
    expect.arrayContaining([
      [{ field: 'on_hand', before: '1', after: '3' }],
      [{ field: 'on_hand', before: '2', after: '0' }],
    ]),
  );
});

it('lists stock by branch, by remaining quantity and by search words', async () => {
  const list = async (query: string) => (await manager.call('GET', `/stock?${query}`)).json<StockPage>();
  const all = await list('');
  expect(all).toMatchObject({ items: { length: demoParts.length }, next: null });
  const none = (await list('state=none')).items;
  expect(none.every(({ at }) => at.every((one) => one.on_hand === 0))).toBe(true);
  const low = (await list(`state=low&branch=${foreign}`)).items;
  expect(low.every(({ at }) => at.length === 1 && [1, 2].includes(at[0]?.on_hand ?? 0))).toBe(true);
  const wanted = all.items[0];
  expect((await list(`q=${encodeURIComponent(wanted?.mpn ?? '')}`)).items.map(({ id }) => id)).toContain(wanted?.id);
  expect((await list(`q=${encodeURIComponent("'''")}`)).items).toEqual([]);
});
