import { sql } from 'drizzle-orm';
import { DESK_SEARCHES_MAX } from '#contract/rules/deskLimits';
import type { DeskSearchResults } from '#contract/search';
import { seedDesk } from '../seed/seedDesk';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf } from '../testing/visitsAtDesk';

let server: TestServer;
let ground: Ground;
let owner: DeskBrowser;
let customer: DemoCustomer;
let visit: number;
let reference: string;

const PLATE = '01A456BC';
const VIN = 'XWBJF69V9JA998877';

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  ground = await groundOf(server);
  owner = await deskBrowserOf(server, 'owner');
  customer = await createDemoCustomer(server, { firstName: 'Рахим', lastName: 'Рахимов', phone: '+998971239876' });
  const { userId, phone } = customer;
  visit = await closedVisit(server.db, { userId, phone, name: 'Рахимов', plate: PLATE, vin: VIN, branch: ground.own });
  await server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
    values (${userId}, ${ground.model}, ${VIN}, 2021, ${PLATE}, 1)`);
  await owner.call('POST', '/enquiries', { body: { phone, name: 'Рахимов Рахим', text: 'x', branch: ground.foreign } });
  await server.db.execute(sql`
    insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, user_id, phone, name, name_folded, plate)
    values ('booked', 'desk', ${ground.own}, (select min(id) from bays where branch_id = ${ground.own}), now() + interval '90 days',
      now() + interval '90 days 1 hour', now() + interval '90 days 1 hour', '[]', ${userId}, ${phone}, 'Рахимов', 'rahimov', ${PLATE})`);
  const { rows } = await server.db.execute<{ reference: string }>(
    sql`select reference from visits where id = ${visit}`,
  );
  reference = rows[0]?.reference ?? '';
});
afterAll(() => server.close());

const ask = (who: DeskBrowser, q: string) => who.call('GET', `/search/?q=${encodeURIComponent(q)}`);
const search = async (who: DeskBrowser, q: string) => (await ask(who, q)).json<DeskSearchResults>().groups;
const kindsOf = async (who: DeskBrowser, q: string) => {
  const groups = await search(who, q);
  return groups
    .filter(({ hits }) =>
      hits.some(({ phone, plate, id }) => phone === customer.phone || plate === PLATE || id === visit),
    )
    .map(({ kind }) => kind);
};

it.each([
  'Raximov',
  'рахимов',
  '9876',
  '+998 97 123-98-76',
  '(97) 1239876',
])('"%s" finds the customer, the visit, the booking and the enquiry', async (q) => {
  expect(await kindsOf(owner, q)).toEqual(['customer', 'visit', 'booking', 'enquiry']);
});

it('finds by plate in any spelling, by reference without hyphens, and by VIN or its end', async () => {
  for (const q of ['01 a 456 bc', '01А456ВС', '456BC'])
    expect({ q, kinds: await kindsOf(owner, q) }).toEqual({
      q,
      kinds: expect.arrayContaining(['customer', 'visit', 'booking']),
    });
  expect(await kindsOf(owner, reference.replaceAll('-', '').toLowerCase())).toEqual(['visit']);
  for (const q of [VIN, VIN.toLowerCase(), '998877']) expect(await kindsOf(owner, q)).toEqual(['customer', 'visit']);
});

it('finds a part by its number with and without spaces', async () => {
  const { rows } = await server.db.execute<{ id: number; mpn: string }>(
    sql`select id, mpn from parts where mpn ~ '^[A-Z]{3}[0-9]{4}$' and not hidden order by id limit 1`,
  );
  const { id, mpn } = rows[0] ?? { id: 0, mpn: '' };
  for (const q of [mpn, mpn.toLowerCase(), `${mpn.slice(0, 3)} ${mpn.slice(3)}`]) {
    const parts = (await search(owner, q)).find(({ kind }) => kind === 'part');
    expect({ q, id: parts?.hits[0]?.id }).toEqual({ q, id });
  }
});

it('an adviser finds nothing of a foreign branch', async () => {
  const adviser = await deskBrowserOf(server, 'adviser');
  expect(await kindsOf(adviser, '1239876')).toEqual(['customer', 'visit', 'booking']);
  const other = await createDemoCustomer(server, { firstName: 'Чужой', lastName: 'Клиентов', phone: '+998971110022' });
  await closedVisit(server.db, {
    userId: other.userId,
    phone: other.phone,
    name: 'Клиентов',
    plate: '01F999FF',
    branch: ground.foreign,
  });
  for (const q of ['1110022', 'Klientov', '01F999FF']) {
    expect({ q, groups: await search(adviser, q) }).toEqual({ q, groups: [] });
    expect((await search(owner, q)).map(({ kind }) => kind)).toContain('visit');
  }
});

it('a mechanic finds visits and bookings by plate and reference, without names and phones', async () => {
  const mechanic = await deskBrowserOf(server, 'mechanic');
  for (const q of ['Рахимов', '1239876', customer.phone]) expect(await search(mechanic, q)).toEqual([]);
  for (const q of [PLATE, reference]) {
    const reply = await ask(mechanic, q);
    expect(reply.json<DeskSearchResults>().groups.map(({ kind }) => kind)).toContain('visit');
    expect(reply.body).not.toMatch(/Рахим|1239876/);
  }
});

it('an editor finds only parts', async () => {
  const editor = await deskBrowserOf(server, 'editor');
  expect(await search(editor, PLATE)).toEqual([]);
  expect((await search(editor, 'Cobalt')).map(({ kind }) => kind)).toEqual(['part']);
});

it('shows five hits of a kind and reports that there are more', async () => {
  for (let at = 0; at < 6; at += 1)
    await closedVisit(server.db, { userId: customer.userId, phone: customer.phone, plate: '01M777MM' });
  const visits = (await search(owner, '01M777MM')).find(({ kind }) => kind === 'visit');
  expect([visits?.hits.length, visits?.has_more]).toEqual([5, true]);
});

it('limits the searches of a person, not those of a colleague at the same address', async () => {
  const manager = await deskBrowserOf(server, 'manager');
  const replies = [];
  for (let at = 0; at <= DESK_SEARCHES_MAX; at += 1) replies.push((await ask(manager, '%%%')).statusCode);
  expect([replies.slice(0, -1).every((code) => code === 200), replies.at(-1)]).toEqual([true, 429]);
  expect((await ask(owner, '%%%')).statusCode).toBe(200);
});
