import { sql } from 'drizzle-orm';
import type { Estimate } from '#contract/visits';
import { seedDesk } from '../seed/seedDesk';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { PADS, visitsOf } from '../testing/visitLinks';
import { recordOpened } from './estimates';

let server: TestServer;
let desk: ReturnType<typeof visitsOf>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  desk = visitsOf(server, await deskBrowserOf(server, 'adviser'));
});
afterAll(() => server.close());

const read = (token: string, language = 'ru') =>
  server.app.inject({ url: `/api/main/main/estimates/${token}`, headers: { 'accept-language': language } });
const estimateOf = async (token: string, language?: string) => (await read(token, language)).json<Estimate>();
type Decision = 'approved' | 'declined' | null;
type Decisions = { line: number; decision: Decision; shown?: Decision }[];
const answer = (token: string, version: number, decisions: Decisions, key?: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/main/main/estimates/${token}/answers`,
    headers: { ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { version, decisions: decisions.map((one) => ({ shown: null, ...one })) },
  });
const sent = async () => {
  const { id } = await desk.beginOne();
  const { visit, token, staffToken } = await desk.send(id);
  const [work, pads] = visit.lines.map((line) => line.id);
  return { id, token, staffToken, version: visit.estimate, work: work ?? 0, pads: pads ?? 0 };
};

it('shows the estimate by its link in the requested language, without caching', async () => {
  const { token } = await sent();
  const reply = await read(token, 'uz');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toMatchObject({
    stage: 'asked',
    car: expect.stringMatching(/\w/),
    branch: expect.stringMatching(/\w/),
    branch_phone: expect.stringMatching(/^\+998/),
    lines: [
      { kind: 'work', price: 150_000, decision: null },
      { name: PADS.name.uz, sums: { total: 300_000 } },
    ],
    sums: { total: 450_000 },
    approved: 0,
  });
  expect(reply.body).not.toMatch(/998901112233|Азиз|Каримов|01A123BC/);
  expect((await estimateOf(token)).lines[1]?.name).toBe(PADS.name.ru);
});

it('accepts and revokes decisions by link until work begins, and shows them with time at the desk', async () => {
  const { id, token, version, work, pads } = await sent();
  const half = await answer(token, version, [
    { line: work, decision: 'approved' },
    { line: pads, decision: 'declined' },
  ]);
  expect(half.json()).toMatchObject({ approved: 150_000, sums: { total: 150_000 } });
  const seen = await desk.read(id);
  expect(seen.lines).toMatchObject([
    { decision: 'approved', decided_at: expect.any(String), decided_by_staff: false },
    { decision: 'declined' },
  ]);
  const takenBack = await answer(token, version, [{ line: work, decision: null, shown: 'approved' }]);
  expect(takenBack.json()).toMatchObject({ approved: 0 });
  const { rows } = await server.db.execute(
    sql`select decision, "by" from visit_decisions where line_id = ${work} order by id`,
  );
  expect(rows).toEqual([
    { decision: 'approved', by: null },
    { decision: null, by: null },
  ]);
  const audit = await server.db.execute(
    sql`select thing, action, staff_id from audit_entries where thing_id = ${id} and action = 'decided'`,
  );
  expect(audit.rows).toEqual([0, 1].map(() => ({ thing: 'visit', action: 'decided', staff_id: null })));
  await desk.now('PATCH', id, '', { state: 'in_work' });
  const late = await answer(token, version, [{ line: work, decision: 'approved' }]);
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'work_begun', estimate: { stage: 'begun' } }]);
});

it('hides an estimate with unsent changes and rejects answers to its former version', async () => {
  const { id, token, version, work } = await sent();
  const finding = { level: 'red', title: PADS.name, note: 'Стёрты', service: null, due_date: null, due_mileage: null };
  await desk.now('POST', id, '/findings', finding);
  await desk.now('POST', id, '/lines', { ...PADS, price: 999_000 });
  const nothing = {
    stage: 'changing',
    reference: '',
    version: 0,
    revision: 0,
    car: '',
    year: 0,
    mileage: 0,
    lines: [],
    findings: [],
    photos: [],
    sums: { amount: 0, discount: 0, total: 0 },
    approved: 0,
  };
  expect(await estimateOf(token)).toMatchObject({ ...nothing, branch_phone: expect.stringMatching(/^\+998/) });
  for (const wrong of [version, version + 1]) {
    const reply = await answer(token, wrong, [{ line: work, decision: 'approved' }]);
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'estimate_changed', estimate: nothing }]);
  }
  const again = await desk.send(id);
  for (const link of [token, again.token])
    expect(await estimateOf(link)).toMatchObject({ stage: 'asked', version: version + 1 });
  expect((await answer(token, version + 1, [{ line: work, decision: 'approved' }])).statusCode).toBe(200);
});

it('accepts a retried answer, but a late retry does not undo later decisions', async () => {
  const { id, token, version, work } = await sent();
  const approve: Decisions = [{ line: work, decision: 'approved' }];
  const twice = await Promise.all([answer(token, version, approve, 'k1'), answer(token, version, approve, 'k1')]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await answer(token, version, [{ line: work, decision: 'declined', shown: 'approved' }], 'k2');
  expect((await answer(token, version, approve, 'k1')).statusCode).toBe(200);
  expect((await desk.read(id)).lines[0]?.decision).toBe('declined');
  const { rows } = await server.db.execute(
    sql`select count(*)::int as count from visit_decisions where visit_id = ${id}`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});

it('rejects an answer completely if a line was decided since the page was rendered', async () => {
  const { id, token, version, work, pads } = await sent();
  const decisionsOf = async () => (await desk.read(id)).lines.map(({ decision }) => decision);
  const both: Decisions = [work, pads].map((line) => ({ line, decision: 'approved' }));
  expect((await answer(token, version, both)).statusCode).toBe(200);
  await answer(token, version, [{ line: pads, decision: 'declined', shown: 'approved' }]);

  const stale = await answer(token, version, [{ line: work, decision: 'declined' }]);
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'decisions_changed', estimate: { lines: [{ decision: 'approved' }, { decision: 'declined' }] } },
  ]);
  for (const shown of [null, 'approved'] as const) {
    const all = await answer(
      token,
      version,
      both.map((one) => ({ ...one, shown })),
    );
    expect(all.statusCode).toBe(409);
  }
  const mixed: Decisions = [
    { line: work, decision: null, shown: 'approved' },
    { line: pads, decision: 'approved', shown: null },
  ];
  expect((await answer(token, version, mixed)).statusCode).toBe(409);
  expect(await decisionsOf()).toEqual(['approved', 'declined']);

  const fresh = await answer(token, version, [{ line: pads, decision: 'approved', shown: 'declined' }]);
  expect(fresh.statusCode).toBe(200);
  expect(await decisionsOf()).toEqual(['approved', 'approved']);
});

it('the desk link cannot change decisions of the customer, but the desk can record a call', async () => {
  const { id, token, staffToken, version, work, pads } = await sent();
  await answer(token, version, [{ line: work, decision: 'approved' }]);
  const linesOf = async () =>
    (await desk.read(id)).lines.map(({ decision, decided_by_staff: byStaff }) => [decision, byStaff]);
  for (const decision of ['declined', null] as const) {
    const both = [
      { line: pads, decision: 'approved' as const },
      { line: work, decision, shown: 'approved' as const },
    ];
    const byLink = await answer(staffToken, version, both);
    expect([byLink.statusCode, byLink.json()]).toMatchObject([409, { code: 'decided_by_customer' }]);
  }
  expect(await linesOf()).toEqual([
    ['approved', false],
    [null, false],
  ]);
  expect((await answer(staffToken, version, [{ line: pads, decision: 'approved' }])).statusCode).toBe(200);
  expect((await linesOf())[1]).toEqual(['approved', true]);
  expect((await answer(token, version, [{ line: pads, decision: 'approved', shown: 'approved' }])).statusCode).toBe(
    200,
  );
  expect((await linesOf())[1]).toEqual(['approved', false]);
  const called = { estimate: version, decisions: [{ line: work, decision: 'declined' }] };
  await desk.now('POST', id, '/decisions', called);
  expect((await linesOf())[0]).toEqual(['declined', true]);
  const { rows } = await server.db.execute(
    sql`select by is not null as by_staff from visit_decisions where line_id = ${pads} order by id`,
  );
  expect(rows).toEqual([{ by_staff: true }, { by_staff: false }]);
});

it('accepts an answer equal to the current decisions, also a retry without a key', async () => {
  const { id, token, version, work } = await sent();
  const approve: Decisions = [{ line: work, decision: 'approved' }];
  for (const _try of [1, 2]) expect((await answer(token, version, approve)).statusCode).toBe(200);
  const { rows } = await server.db.execute(
    sql`select count(*)::int as count from visit_decisions where visit_id = ${id}`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('answers 404 for guessed estimate tokens and photos of other visits', async () => {
  const [one, other] = [await sent(), await sent()];
  for (const token of [
    'x',
    'A'.repeat(22),
    one.token.slice(0, -1),
    `${one.token}A`,
    one.token.toUpperCase(),
    '%27--',
    '%00',
    'a'.repeat(65),
  ]) {
    const replies = [await read(token), await answer(token, 1, [{ line: one.work, decision: 'approved' }])];
    expect({ token, is: replies.map(({ statusCode }) => statusCode) }).toEqual({ token, is: [404, 404] });
  }
  const foreign = await answer(one.token, one.version, [{ line: other.work, decision: 'approved' }]);
  expect(foreign.statusCode).toBe(400);
  expect((await desk.read(other.id)).lines[0]?.decision).toBeNull();
});

it('shows only the branch contact for an expired link and rejects answers', async () => {
  const { token, version, work, id } = await sent();
  await server.db.execute(sql`update visit_links set expires_at = now() where visit_id = ${id}`);
  const reply = await estimateOf(token);
  expect(reply).toMatchObject({ stage: 'expired', car: '', lines: [], branch_phone: expect.stringMatching(/^\+998/) });
  expect((await answer(token, version, [{ line: work, decision: 'approved' }])).statusCode).toBe(404);
  await desk.now('PATCH', id, '', { state: 'cancelled' });
  expect(await estimateOf((await sent()).token)).toMatchObject({ stage: 'asked' });
});

it('hides the lines of an estimate with unsent changes when its visit was cancelled', async () => {
  const { token, id, work } = await sent();
  const draft = { ru: 'Черновик', uz: 'Qoralama' };
  await desk.now('PATCH', id, `/lines/${work}`, { name: draft, price: 310_000 });
  await desk.now('PATCH', id, '', { state: 'cancelled' });
  expect(await estimateOf(token)).toMatchObject({ stage: 'cancelled', car: '', lines: [], sums: { total: 0 } });
});

it('records only the first opening of an estimate link', async () => {
  const { id, token } = await sent();
  for (const request of ['a', 'b']) await recordOpened(server.db, token, request);
  expect((await desk.read(id)).sent).toMatchObject([{ opened_at: expect.any(String) }]);
  const { rows } = await server.db.execute(
    sql`select count(*)::int as count from audit_entries where thing_id = ${id} and action = 'estimate_opened'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});
