import { sql } from 'drizzle-orm';
import { foldNames } from '../platform/db/expressions';
import { seedDesk } from '../seed/seedDesk';
import { bookedOnline } from '../testing/bookedOnline';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let owner: DeskBrowser;
let customer: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  owner = await deskBrowserOf(server, 'owner');
  customer = await createDemoCustomer(server, { firstName: 'Ўткир', lastName: 'Юлдашев', phone: '+998907654321' });
  const name = 'Ўткир Юлдашев';
  await closedVisit(server.db, { userId: customer.userId, name, phone: customer.phone });
  await bookedOnline(server.db, customer.userId, 1);
  await server.db.execute(sql`update bookings set name = ${name} where user_id = ${customer.userId}`);
  await owner.call('POST', '/enquiries', { body: { phone: customer.phone, name, text: 'x' } });
  // Clears the folded names, also of closed visits, as in rows written by an older release.
  for (const table of ['users', 'visits', 'bookings', 'requests'])
    await server.db.execute(
      sql`update ${sql.identifier(table)} set name_folded = null where phone = ${customer.phone}`,
    );
  await foldNames(server.db);
});
afterAll(() => server.close());

const lists = ['/customers', '/visits', '/bookings/found', '/enquiries'];
const found = async (list: string, q: string) => {
  const reply = await owner.call('GET', `${list}?q=${encodeURIComponent(q)}`);
  const rows = reply.json<{ items: { phone: string }[] } | { phone: string }[]>();
  return (Array.isArray(rows) ? rows : rows.items).filter(({ phone }) => phone === customer.phone).length;
};

it.each([
  'Юлдашев',
  'Yuldashev',
  'юлдашев ўткир',
  "O'tkir",
  'Oʻtkir  Yuldashev',
  'Yuldashev Oʻtk',
])('every list of the desk finds the same person by "%s"', async (q) => {
  const hits = Object.fromEntries(await Promise.all(lists.map(async (list) => [list, await found(list, q)] as const)));
  expect(hits).toEqual(Object.fromEntries(lists.map((list) => [list, 1])));
});

it.each(['%%%', '___', '---', 'Юлдашева Мадина'])('no list of the desk finds that person by "%s"', async (q) => {
  expect(await Promise.all(lists.map((list) => found(list, q)))).toEqual([0, 0, 0, 0]);
});

it('finds bookings and visits by the customer’s full name', async () => {
  const { userId, phone } = await createDemoCustomer(server, { firstName: 'Дилшод', lastName: 'Рахимов' });
  const visit = await closedVisit(server.db, { userId, name: 'Дилшод', phone });
  await bookedOnline(server.db, userId, 1);
  await server.db.execute(sql`update bookings set name = 'Дилшод', name_folded = 'dilshod' where user_id = ${userId}`);
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from bookings where user_id = ${userId}`);
  const ids = async (path: string) => {
    const reply = (await owner.call('GET', path)).json<{ items: { id: number }[] } | { id: number }[]>();
    return (Array.isArray(reply) ? reply : reply.items).map(({ id }) => id);
  };
  for (const q of ['Рахимов', 'Raximov Dilshod'].map(encodeURIComponent)) {
    expect(await ids(`/bookings/found?q=${q}`)).toEqual(rows.map(({ id }) => id));
    expect(await ids(`/visits?q=${q}`)).toEqual([visit]);
  }
});

it.each([
  '4411',
  '977004411',
  '+998 97 700 44 11',
  '97 700-44-11',
])('finds a customer by a former phone, typed as %s', async (q) => {
  await server.db.execute(sql`insert into former_phones (user_id, phone, until) values (${customer.userId}, '+998977004411', '2026-01-01')
    on conflict do nothing`);
  expect(await found('/customers', q)).toBe(1);
});

it('erasing the name of a visit or booking also erases its folded name', async () => {
  const other = await createDemoCustomer(server, { firstName: 'Забытый', lastName: 'Гость' });
  await closedVisit(server.db, { userId: other.userId, name: 'Забытый Гость', phone: other.phone });
  await bookedOnline(server.db, other.userId, 1);
  for (const table of ['visits', 'bookings']) {
    const named = sql.identifier(table);
    await server.db.execute(sql`update ${named} set name_folded = 'zabity gost' where user_id = ${other.userId}`);
    await server.db.execute(sql`update ${named} set name = null where user_id = ${other.userId}`);
    const { rows } = await server.db.execute(sql`select name_folded from ${named} where user_id = ${other.userId}`);
    expect(rows).toEqual([{ name_folded: null }]);
  }
});

it('finds stock by manufacturer, number with and without separators, and car in either script', async () => {
  const ids = async (q: string) => {
    const reply = await owner.call('GET', `/stock?q=${encodeURIComponent(q)}`);
    return reply.json<{ items: { id: number; manufacturer: string }[] }>().items;
  };
  const { rows } = await server.db.execute<{ id: number; manufacturer: string; mpn: string }>(
    sql`select id, manufacturer, mpn from parts where mpn ~ '^[A-Z]{3}[0-9]{4}$' order by id limit 1`,
  );
  const [part] = rows;
  const mpn = part?.mpn ?? '';
  for (const q of [
    mpn,
    `${mpn.slice(0, 3)} ${mpn.slice(3)}`,
    `${mpn.slice(0, 3)}-${mpn.slice(3)}`,
    `${part?.manufacturer} ${mpn}`,
  ])
    expect({ q, ids: (await ids(q)).map(({ id }) => id) }).toEqual({ q, ids: [part?.id] });
  expect((await ids(part?.manufacturer ?? '')).map(({ manufacturer }) => manufacturer)).toContain(part?.manufacturer);
  const inLatin = await ids('Cobalt');
  expect(inLatin.length).toBeGreaterThan(0);
  expect(await ids('Кобальт')).toEqual(inLatin);
});
