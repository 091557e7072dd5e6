import { sql } from 'drizzle-orm';
import type { DeskReview, DeskReviewPage, Reviews } from '#contract/reviews';
import { seedDesk } from '../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { customerWithCar, visitsOf } from '../testing/visitLinks';

let server: TestServer;
let manager: DeskBrowser;
let desk: ReturnType<typeof visitsOf>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  manager = await deskBrowserOf(server, 'manager');
  desk = visitsOf(server, manager);
});
afterAll(() => server.close());

const url = (token: string) => `/api/main/main/reviews/${token}`;
const read = (token: string) => server.app.inject({ url: url(token) });
const write = (token: string, stars: number, text = 'Быстро и честно') =>
  server.app.inject({ method: 'POST', url: url(token), payload: { stars, text } });
const shown = async (path: string) => (await server.app.inject(`/api/main${path}`)).json<Reviews>();
const ofService = () => shown('/services/web/1/reviews/');
const waiting = async (): Promise<DeskReview[]> =>
  (await manager.call('GET', '/reviews?state=waiting')).json<DeskReviewPage>().items;
const change = (id: number, what: string, version: number, body?: object, who = manager) =>
  who.call('PUT', `/reviews/${id}/${what}`, { headers: { 'if-match': `"${version}"` }, ...(body && { body }) });

async function asked() {
  const customer = await customerWithCar(server);
  const { id } = await desk.close((await desk.beginOne(customer)).id);
  return { id, customer, token: await desk.reviewToken(id) };
}

it('a review link works only for a closed visit, as the latest one, and until it expires', async () => {
  const open = await desk.beginOne();
  expect((await read(await desk.reviewToken(open.id))).statusCode).toBe(404);
  const { id, token } = await asked();
  expect((await read(token)).json()).toMatchObject({ name: 'Азиз', stars: null, works: [expect.any(String)] });
  for (const guessed of ['x', '0'.repeat(32), token.toUpperCase()]) {
    expect((await read(guessed)).statusCode).toBe(404);
    expect((await write(guessed, 5)).statusCode).toBe(404);
  }
  const next = await desk.reviewToken(id);
  expect([(await read(token)).statusCode, (await read(next)).statusCode]).toEqual([404, 200]);
  await server.db.execute(sql`update review_links set expires_at = now() where visit_id = ${id}`);
  expect([(await read(next)).statusCode, (await write(next, 5)).statusCode]).toEqual([404, 404]);
});

it('a review is stored once, also for concurrent and repeated requests', async () => {
  const { id, token } = await asked();
  for (const stars of [0, 6, 1.5]) expect((await write(token, stars)).statusCode).toBe(400);
  const replies = await Promise.all([write(token, 4), write(token, 4)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await write(token, 1, 'Другое')).json()).toMatchObject({ stars: 4 });
  const { rows } = await server.db.execute(
    sql`select stars, text, name, state from visit_reviews where visit_id = ${id}`,
  );
  expect(rows).toEqual([{ stars: 4, text: 'Быстро и честно', name: 'Азиз', state: 'waiting' }]);
});

it('strips invisible and bidirectional characters from reviews', async () => {
  const { id, token } = await asked();
  await write(token, 5, '\u200bБыстро\u202e и\u200d чест\u2060но\ufeff 👨\u200d👩\u200d👧\u200f\n');
  const { rows } = await server.db.execute(sql`select text from visit_reviews where visit_id = ${id}`);
  expect(rows).toEqual([{ text: 'Быстро и честно 👨\u200d👩\u200d👧' }]);
});

it('a review is public on service and branch only after approval, and can be hidden again', async () => {
  const { id, token } = await asked();
  await write(token, 5);
  const before = await ofService();
  const review = (await waiting()).find((one) => one.id === id);
  expect(review).toMatchObject({ version: 1, stars: 5, name: 'Азиз', reference: expect.stringMatching(/^Y-/) });
  const first = await change(id, 'showing', 1);
  expect(first.json()).toMatchObject({ state: 'shown', version: 2 });
  const after = await ofService();
  expect(after.count).toBe(before.count + 1);
  expect(after.items[0]).toMatchObject({ id, name: 'Азиз', stars: 5 });
  expect(after.items[0]).not.toHaveProperty('answer');
  expect((await shown(`/branch/${first.json<DeskReview>().branch.id}/reviews`)).items[0]).toMatchObject({ id });
  expect((await shown('/services/web/2/reviews/')).count).toBe(0);
  const answered = await change(id, 'answer', 2, { answer: 'Спасибо!' });
  expect(answered.json()).toMatchObject({ version: 3, answer: 'Спасибо!' });
  expect((await ofService()).items[0]).toMatchObject({ answer: 'Спасибо!' });
  expect((await change(id, 'refusal', 3, { reason: 'Попросил снять' })).json()).toMatchObject({ state: 'refused' });
  expect(await ofService()).toEqual(before);
  const { rows } = await server.db.execute(
    sql`select action, before, after from audit_entries where thing = 'review' and thing_id = ${id} order by id`,
  );
  expect(rows).toEqual([
    { action: 'created', before: null, after: { stars: 5 } },
    { action: 'review_shown', before: { state: 'waiting' }, after: { state: 'shown' } },
    { action: 'review_answered', before: {}, after: {} },
    { action: 'review_refused', before: { state: 'shown' }, after: { state: 'refused' } },
  ]);
});

it('the average includes only public reviews', async () => {
  const overall = async () =>
    (await server.app.inject('/api/main/main/bookings/options/')).json<{ rating: object }>().rating;
  await server.db.execute(sql`update visit_reviews set state = 'refused'`);
  for (const stars of [5, 4, 4]) {
    const { id, token } = await asked();
    await write(token, stars);
    await change(id, 'showing', 1);
  }
  const { token } = await asked();
  await write(token, 1);
  expect(await ofService()).toMatchObject({ count: 3, average: 43 });
  expect(await overall()).toEqual({ count: 3, average: 43 });
});

it('a rejection of a review needs a reason, the current version and permission for the branch', async () => {
  const { id, token } = await asked();
  await write(token, 1, 'Ругань');
  expect((await change(id, 'refusal', 1, { reason: ' ' })).statusCode).toBe(400);
  const late = await change(id, 'showing', 7);
  expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'review_changed', current: { version: 1 } }]);
  for (const role of ['adviser', 'mechanic', 'editor']) {
    const other = await deskBrowserOf(server, role);
    expect((await other.call('GET', '/reviews?state=waiting')).statusCode).toBe(403);
    expect((await change(id, 'showing', 1, undefined, other)).statusCode).toBe(403);
  }
  await server.db.execute(
    sql`update visit_reviews set branch_id = (select max(id) from branches) where visit_id = ${id}`,
  );
  expect((await waiting()).map((one) => one.id)).not.toContain(id);
  expect((await change(id, 'showing', 1)).statusCode).toBe(404);
  expect((await change(id, 'showing', 1, undefined, await deskBrowserOf(server, 'owner'))).statusCode).toBe(200);
});

it('a review loses its name, but stays, when the person is erased', async () => {
  const { id, token } = await asked();
  await write(token, 5);
  await server.db.execute(sql`update visits set name = null where id = ${id}`);
  const { rows } = await server.db.execute(sql`select name, user_id, stars from visit_reviews where visit_id = ${id}`);
  expect(rows).toEqual([{ name: '', user_id: null, stars: 5 }]);
});
