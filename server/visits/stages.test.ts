import { sql } from 'drizzle-orm';
import { stageOf, VISIT_STAGES, VISIT_TRANSITIONS, type VisitStage } from '#contract/rules/visitStages';
import type { OpenVisit } from '#contract/visits';
import type { SentEstimate, Visit, VisitPage } from '#contract/visitsDesk';
import { seedDesk } from '../seed/seedDesk';
import { createDemoCustomer } from '../testing/demoCustomer';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { visitsOf } from '../testing/visitLinks';

let server: TestServer;
let desk: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  desk = visitsOf(server, await deskBrowserOf(server, 'adviser'));
});
afterAll(() => server.close());

const decide = (visit: Visit, decisions: (string | null)[]) =>
  desk.now('POST', visit.id, '/decisions', {
    estimate: visit.estimate,
    decisions: decisions.map((decision, at) => ({ line: visit.lines[at]?.id, decision })),
  });

const approved = async () => decide(await desk.beginOne(), ['approved', 'declined']);

const inStage: Record<VisitStage, () => Promise<Visit>> = {
  open: () => desk.beginOne(),
  sent: async () => (await desk.send((await desk.beginOne()).id)).visit,
  approved,
  in_work: async () => desk.now('PATCH', (await desk.beginOne()).id, '', { state: 'in_work' }),
  ready: async () => desk.now('PATCH', (await inStage.in_work()).id, '', { state: 'ready' }),
  closed: async () => desk.close((await desk.beginOne()).id),
  cancelled: async () => desk.now('PATCH', (await desk.beginOne()).id, '', { state: 'cancelled' }),
};

it.each(VISIT_STAGES)('sets by hand from %s exactly the stages of the table', async (from) => {
  for (const to of ['open', 'in_work', 'ready', 'cancelled'] as const) {
    if (to === from) continue;
    const visit = await inStage[from]();
    const reply = await desk.ask('PATCH', visit, '', { state: to });
    const isAllowed = VISIT_TRANSITIONS.some((one) => one.act === 'set' && one.from.includes(from) && one.to === to);
    expect([from, to, reply.statusCode]).toEqual([from, to, isAllowed ? 200 : 409]);
    if (isAllowed) expect(stageOf(reply.json<Visit>())).toBe(to);
  }
});

it('approves an estimate whose lines are all decided, and older pages see it as open or sent', async () => {
  const visit = await desk.beginOne();
  expect(stageOf(await decide(visit, ['approved', null]))).toBe('open');
  expect(stageOf(await decide(visit, ['declined', 'declined']))).toBe('open');
  const all = await decide(visit, ['approved', 'declined']);
  expect([stageOf(all), all.state]).toEqual(['approved', 'open']);
  const { items } = (await (await deskBrowserOf(server, 'mechanic')).call('GET', '/visits')).json<VisitPage>();
  expect(items.find(({ id }) => id === visit.id)).toMatchObject({ is_approved: true, state: 'open' });
  const again = (await desk.send(visit.id)).visit;
  expect([stageOf(again), again.state]).toEqual(['approved', 'sent']);
  expect(stageOf(await decide(again, [null]))).toBe('sent');
});

it('returns an approved estimate to open when a line or the discount changes', async () => {
  const edits = [
    (visit: Visit) => desk.now('DELETE', visit.id, `/lines/${visit.lines[1]?.id}`),
    (visit: Visit) => desk.now('PATCH', visit.id, `/lines/${visit.lines[0]?.id}`, { price: 1 }),
    (visit: Visit) => desk.now('PATCH', visit.id, '', { discount: { percent: 100 } }),
  ];
  for (const edit of edits) expect(stageOf(await edit(await approved()))).toBe('open');
});

it('shows the customer who approves by link the approved stage until work begins', async () => {
  const customer = await createDemoCustomer(server);
  const { id } = await desk.beginOne({ phone: customer.phone });
  const { visit, token } = await desk.send(id);
  const decisions = visit.lines.map(({ id: line }) => ({ line, decision: 'approved', shown: null }));
  const answer = {
    method: 'POST' as const,
    url: `/api/main/main/estimates/${token}/answers`,
    payload: { version: visit.estimate, decisions },
  };
  expect((await server.app.inject(answer)).statusCode).toBe(200);
  const own = async () =>
    (
      await server.app.inject({
        url: '/api/main/authentication/visits',
        headers: { authorization: `Bearer ${customer.accessToken}` },
      })
    ).json<OpenVisit[]>()[0];
  expect(await own()).toMatchObject({ state: 'sent', is_approved: true });
  await desk.now('PATCH', id, '', { state: 'in_work' });
  expect(await own()).toMatchObject({ state: 'in_work', is_approved: false });
});

describe('a repeated transition', () => {
  const twice = async (visit: Visit, method: 'PATCH' | 'POST', path: string, body?: object) => {
    const replies = [await desk.ask(method, visit, path, body), await desk.ask(method, visit, path, body)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [first, second] = replies.map((reply) => reply.json<Visit & SentEstimate>());
    expect(second).toEqual(first);
    return second as Visit & SentEstimate;
  };
  const audited = async (id: number, action: string) =>
    (
      await server.db.execute(
        sql`select 1 from audit_entries where thing = 'visit' and thing_id = ${id} and action = ${action}`,
      )
    ).rows.length;
  const messagesOf = async (kind: string) =>
    (await server.db.execute(sql`select 1 from messages where kind = ${kind}`)).rows.length;

  it('sends one ready message', async () => {
    const visit = await inStage.in_work();
    const before = await messagesOf('visit_ready_sms');
    await twice(visit, 'PATCH', '', { state: 'ready' });
    expect((await messagesOf('visit_ready_sms')) - before).toBe(1);
  });

  it('sends one estimate and returns the same link', async () => {
    const visit = await inStage.open();
    const before = await messagesOf('visit_estimate_sms');
    const { address } = await twice(visit, 'POST', '/estimate');
    expect(address).toMatch(/\/estimate\/[\w-]{32}$/);
    expect([await audited(visit.id, 'estimate_sent'), (await messagesOf('visit_estimate_sms')) - before]).toEqual([
      1, 1,
    ]);
  });

  it('closes once and moves stock once', async () => {
    const { rows } = await server.db.execute<{ part: number }>(sql`select part_id as part from stock join branches
      on branches.id = stock.branch_id where on_hand - reserved > 2 and branch_id = (select branch_id from visits order by id desc limit 1) limit 1`);
    const part = rows[0]?.part ?? 0;
    const { id } = await inStage.open();
    await desk.now('POST', id, '/lines', { kind: 'part', part, price: 1 });
    const visit = await desk.now('PATCH', id, '', { state: 'in_work' });
    const moves = async () =>
      (await server.db.execute(sql`select 1 from stock_moves where part_id = ${part} and reason = 'sale'`)).rows.length;
    const before = await moves();
    await twice(visit, 'POST', '/closing');
    expect([(await moves()) - before, await audited(id, 'closed')]).toEqual([1, 1]);
  });

  it('records decisions and cancels once', async () => {
    const visit = await inStage.open();
    const body = { estimate: visit.estimate, decisions: [{ line: visit.lines[0]?.id, decision: 'approved' }] };
    const decided = await twice(visit, 'POST', '/decisions', body);
    expect(await audited(visit.id, 'decided')).toBe(1);
    await twice(decided, 'PATCH', '', { state: 'cancelled' });
    expect(await audited(visit.id, 'changed')).toBe(1);
  });

  it('is a conflict if another state, another field or a change in between is at stake', async () => {
    const visit = await inStage.in_work();
    await desk.change('PATCH', visit, '', { state: 'ready' });
    expect((await desk.ask('PATCH', visit, '', { state: 'open' })).statusCode).toBe(412);
    expect((await desk.ask('PATCH', visit, '', { state: 'ready', language: 'uz' })).statusCode).toBe(412);
    await desk.now('PATCH', visit.id, '', { discount: { percent: 100 } });
    await desk.now('POST', visit.id, '/closing');
    expect((await desk.ask('POST', visit, '/closing')).statusCode).toBe(412);
  });
});
