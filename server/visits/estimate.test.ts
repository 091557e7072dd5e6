import { sql } from 'drizzle-orm';
import type { Enquiry } from '#contract/enquiries';
import type { SentEstimate, Visit } from '#contract/visitsDesk';
import { unsealMessage } from '../messages/sealedMessage';
import { hashOfToken } from '../platform/auth/tokens';
import { seedDesk } from '../seed/seedDesk';
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
const lastMessage = async () => {
  const [row] = await rowsOf<{ kind: string; sealed: string }>(
    sql`select kind, sealed from messages where sealed is not null order by id desc limit 1`,
  );
  const { secrets } = server.config;
  return {
    kind: row?.kind,
    ...(unsealMessage(row?.sealed ?? '', secrets.code) as { text: string; chat?: number; phone?: string }),
  };
};
const free = { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' }, price: 100_000 };

describe('an estimate', () => {
  it('is sent by a link that is stored only as a hash', async () => {
    let visit = await begin();
    expect((await desk.ask('POST', visit, '/estimate')).json()).toMatchObject({ code: 'estimate_empty' });
    visit = await desk.change('POST', visit, '/lines', free);
    visit = await desk.change('PATCH', visit, '', { language: 'uz' });
    const sent = (await desk.ask('POST', visit, '/estimate')).json<SentEstimate>();
    expect(sent.visit).toMatchObject({ state: 'sent', sent: [{ estimate: visit.estimate, opened_at: null }] });
    expect(sent.address).toMatch(/\/uz\/estimate\/[\w-]{32}$/);
    const { text, kind } = await lastMessage();
    const token = /\/uz\/estimate\/([\w-]{32})$/.exec(text)?.[1] ?? '';
    expect(kind).toBe('visit_estimate_sms');
    expect(sent.address).not.toContain(token);
    expect(
      await rowsOf(sql`select visit_id, estimate, for_staff from visit_links where token_hash = ${hashOfToken(token)}`),
    ).toEqual([{ visit_id: visit.id, estimate: visit.estimate, for_staff: false }]);
    expect(text).not.toMatch(/Азиз|123BC|100/);
    const stored = await rowsOf<{ all: string }>(
      sql`select (select json_agg(entry)::text from audit_entries entry) || (select json_agg(link)::text from visit_links link) as all`,
    );
    expect(stored[0]?.all).not.toContain(token);
    const again = await desk.change('POST', sent.visit, '/lines', free);
    expect(again.state).toBe('open');
  });

  it('is sent by SMS and not to a chat that follows the enquiry, which a stranger may have sent', async () => {
    const [enquiry] = await rowsOf<{ id: number }>(sql`insert into requests (section, text, phone, full_name, branch_id)
      values ('shop', 'x', '+998901231231', 'Азиз', ${ground.own}) returning id`);
    await server.db.execute(
      sql`insert into telegram_followers (request_id, chat_id, token_hash) values (${enquiry?.id}, 77, 'x')`,
    );
    let visit = await begin({ enquiry: enquiry?.id ?? 0 });
    expect(visit.enquiry).toBe(enquiry?.id);
    expect((await browser.call('GET', `/enquiries/${enquiry?.id}`)).json<Enquiry>().visits).toEqual([
      { id: visit.id, reference: visit.reference, state: 'open' },
    ]);
    visit = await desk.change('POST', visit, '/lines', free);
    visit = (await desk.ask('POST', visit, '/estimate')).json<SentEstimate>().visit;
    expect(await lastMessage()).toMatchObject({ kind: 'visit_estimate_sms', phone: visit.phone });
    await server.db.execute(sql`insert into message_wishes (user_id, channel, language, quiet_from, quiet_to, chat_id)
      select id, 'telegram', 'ru', 21, 9, 78 from users where phone = ${visit.phone}`);
    await desk.ask('POST', visit, '/estimate');
    expect(await lastMessage()).toMatchObject({ kind: 'visit_estimate_telegram', chat: 78 });
  });

  it('is recorded as answered by staff when answered through the desk link', async () => {
    const visit = await desk.change('POST', await begin(), '/lines', free);
    const { address, visit: sent } = (await desk.ask('POST', visit, '/estimate')).json<SentEstimate>();
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/main/main/estimates/${address.split('/').at(-1)}/answers`,
      payload: {
        version: sent.estimate,
        decisions: [{ line: sent.lines[0]?.id, decision: 'approved', shown: null }],
      },
    });
    expect(reply.statusCode).toBe(200);
    expect((await desk.read(visit.id)).lines).toMatchObject([{ decision: 'approved', decided_by_staff: true }]);
    expect(
      await rowsOf(sql`select decision, by is not null as by_staff from visit_decisions where visit_id = ${visit.id}`),
    ).toEqual([{ decision: 'approved', by_staff: true }]);
  });

  it('can be answered at the desk in its current version until work begins', async () => {
    let visit = await desk.change('POST', await begin(), '/lines', free);
    const [line] = visit.lines;
    const say = (held: Visit, decision: string | null, estimate = held.estimate, id = line?.id) =>
      desk.ask('POST', held, '/decisions', { estimate, decisions: [{ line: id, decision }] });
    expect((await say(visit, 'approved', visit.estimate - 1)).json()).toMatchObject({ code: 'estimate_changed' });
    expect((await say(visit, 'approved', visit.estimate, 999_999)).statusCode).toBe(400);
    for (const decision of ['approved', 'declined', null, 'declined'])
      visit = (await say(visit, decision)).json<Visit>();
    expect(visit).toMatchObject({ total: 0, lines: [{ decision: 'declined', sums: { total: 100_000 } }] });
    visit = await desk.change('PATCH', visit, '', { state: 'in_work' });
    expect((await say(visit, null)).json()).toMatchObject({ code: 'work_begun' });
    expect(await rowsOf(sql`select decision from visit_decisions where visit_id = ${visit.id} order by id`)).toEqual(
      ['approved', 'declined', null, 'declined'].map((decision) => ({ decision })),
    );
  });
});
