import { sql } from 'drizzle-orm';
import type { Enquiry, EnquiryBulkReply, EnquiryPage, EnquiryRow } from '#contract/enquiries';
import { seedDesk } from '../seed/seedDesk';
import { createDemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let owner: DeskBrowser;
let adviser: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  owner = await deskBrowserOf(server, 'owner');
  adviser = await deskBrowserOf(server, 'adviser');
});
afterAll(() => server.close());

const list = async (query = '', who = owner) => (await who.call('GET', `/enquiries${query}`)).json<EnquiryPage>();
const enter = async (body: object = {}) => {
  const whole = { phone: '+998905550001', name: 'Умида Рашидова', text: 'Нужна запись', section: 'shop', ...body };
  const reply = await owner.call('POST', '/enquiries', { body: whole });
  return reply.json<EnquiryRow>();
};
const change = (id: number, version: number, body: object, who = owner) =>
  who.call('PATCH', `/enquiries/${id}`, { body, headers: { 'if-match': `"${version}"` } });

it('seeds sixty demo enquiries in all states, once', async () => {
  await seedDesk(server.db);
  const { rows } = await server.db.execute<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from requests group by status`,
  );
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['done', 'in_work', 'new', 'refused', 'spam', 'waiting']);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(60);
});

it('lists all enquiries page by page, newest first, and open enquiries by due time', async () => {
  const seen: EnquiryRow[] = [];
  for (let page = await list(); ; page = await list(`?after=${page.next}`)) {
    seen.push(...page.items);
    if (page.next === null) break;
  }
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from requests order by created_at desc, id desc`,
  );
  expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const urgent = (await list('?order=urgent')).items;
  expect(urgent.map(({ due_at }) => Date.parse(due_at))).toEqual(
    urgent.map(({ due_at }) => Date.parse(due_at)).toSorted((a, b) => a - b),
  );
  expect(urgent.every(({ status }) => ['new', 'in_work', 'waiting'].includes(status))).toBe(true);
  expect((await owner.call('GET', '/enquiries?after=eyJ4Ijoxfg')).statusCode).toBe(400);
});

it('filters enquiries by status, section, assignee, branch and due time', async () => {
  const all = (
    await server.db.execute<{ count: number }>(
      sql`select count(*)::int as count from requests where status in ('new', 'waiting')`,
    )
  ).rows;
  const found = await list('?status=new,waiting');
  expect(found.items).toHaveLength(all[0]?.count ?? 0);
  expect((await list('?section=shop')).items.every(({ section }) => section === 'shop')).toBe(true);
  expect((await list('?assignee=none')).items.every(({ assignee }) => assignee === null)).toBe(true);
  expect((await list('?branch=none')).items.every(({ branch }) => branch === null)).toBe(true);
  const overdue = (await list('?due=overdue')).items;
  expect(overdue.length).toBeGreaterThan(0);
  expect(overdue.every(({ due_at, answered_at }) => answered_at === null && Date.parse(due_at) < Date.now())).toBe(
    true,
  );
  expect((await list('?from=2001-01-01&to=2001-01-02')).items).toEqual([]);
  expect((await owner.call('GET', '/enquiries?section=attic')).statusCode).toBe(400);
  expect((await owner.call('GET', '/enquiries?q=ab')).statusCode).toBe(400);
});

it('finds enquiries by parts of phone, reference and plate, and by name in either script', async () => {
  const { phone } = await createDemoCustomer(server, { phone: '+998905550777' });
  await server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
    select id, (select min(id) from car_models), 'VIN', 2020, '01Z999ZZ', 1 from users where phone = ${phone}`);
  const { id, reference } = await enter({ phone, name: 'Шавкат Оʻразов' });
  const signs = reference.slice(2).replace('-', '');
  for (const q of [
    '5550777',
    '90 555-07-77',
    'шавкат',
    'Shavkat',
    'razov',
    reference,
    signs,
    signs.slice(2, 7),
    signs.toLowerCase(),
    '01z999',
    '999ZZ',
  ]) {
    expect({ q, found: (await list(`?q=${encodeURIComponent(q)}`)).items.map((row) => row.id) }).toEqual({
      q,
      found: expect.arrayContaining([id]),
    });
  }
  for (const q of ['%%%', '___', '\\\\\\']) expect((await list(`?q=${encodeURIComponent(q)}`)).items).toEqual([]);
});

it('counts and exports the enquiries that match a filter', async () => {
  const total = async (query: string) =>
    (await owner.call('GET', `/enquiries/total${query}`)).json<{ total: number }>().total;
  expect(await total('?due=overdue')).toBe((await list('?due=overdue')).items.length);
  const urgent = await total('?order=urgent&section=shop');
  expect(urgent).toBe((await list('?order=urgent&section=shop')).items.length);
  expect(await total('?section=shop')).toBeGreaterThan(urgent);
  const csv = (await owner.call('GET', '/enquiries/export?format=csv&order=urgent&section=shop')).body;
  expect(csv).toMatch(/^\uFEFFНомер;Статус;/);
  expect(csv.match(/Y-[0-9A-Z]{4}-[0-9A-Z]{4}/g)).toHaveLength(urgent);
});

it("names the part or service of the visitor's page while it exists", async () => {
  const send = async (body: object) => {
    const payload = { text: 'x', phone: '+998905550009', full_name: 'Азиз', section: 'shop', ...body };
    const reply = await server.app.inject({ method: 'POST', url: '/api/main/main/requests/', payload });
    expect(reply.statusCode).toBe(201);
    const { product } = (await owner.call('GET', `/enquiries/${reply.json<{ id: number }>().id}`)).json<Enquiry>();
    return product;
  };
  const { rows } = await server.db.execute<{ name: string }>(sql`select name ->> 'ru' as name from parts where id = 7`);
  expect(await send({ part: 7 })).toEqual({ kind: 'part', id: 7, name: rows[0]?.name });
  expect(await send({ service: 1, section: 'bookCategor_home' })).toMatchObject({ kind: 'service', id: 1 });
  expect(await send({ part: 99_999 })).toBeNull();
  expect(await send({})).toBeNull();
});

it('changes an enquiry with an audit entry, and undoes it by another change', async () => {
  const { id, version } = await enter();
  const me = (await owner.call('GET', '/me')).json<{ id: number }>();
  const changed = (await change(id, version, { status: 'in_work', assignee: me.id })).json<EnquiryRow>();
  expect(changed).toMatchObject({ version: version + 1, status: 'in_work', assignee: { id: me.id } });
  expect(changed.answered_at).not.toBeNull();
  const back = (await change(id, version + 1, { status: 'new', assignee: null })).json<EnquiryRow>();
  expect(back).toMatchObject({ version: version + 2, status: 'new', assignee: null, answered_at: null });
  expect((await change(id, version + 2, { status: 'new' })).json<EnquiryRow>().version).toBe(version + 2);
  const noted = await owner.call('POST', `/enquiries/${id}/notes`, { body: { text: 'Перезвонить <b>вечером</b>' } });
  expect(noted.statusCode).toBe(201);
  const one = (await owner.call('GET', `/enquiries/${id}`)).json<Enquiry>();
  expect(one.notes.map(({ text }) => text)).toEqual(['Перезвонить <b>вечером</b>']);
  expect(one.trail.map(({ action }) => action)).toEqual(['noted', 'changed', 'changed', 'created']);
  expect(one.trail[2]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'status', before: 'new', after: 'in_work' },
      { field: 'assignee', before: null, after: 'Шахноза Каримова' },
    ]),
  );
  const { rows } = await server.db.execute<{ row: string }>(
    sql`select entry::text as row from audit_entries entry where thing_id = ${id}`,
  );
  for (const { row } of rows) expect(row).not.toMatch(/Умида|905550001|вечером/);
});

it('rejects the later of two concurrent changes with the current and the requested values', async () => {
  const { id, version } = await enter();
  const replies = await Promise.all([
    change(id, version, { status: 'waiting' }),
    change(id, version, { status: 'refused' }),
  ]);
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412]);
  const won = replies[statuses.indexOf(200)]?.json<EnquiryRow>();
  const lost = replies[statuses.indexOf(412)]?.json();
  expect(lost).toMatchObject({ code: 'changed_meanwhile', current: { id, version: version + 1, status: won?.status } });
  expect(lost.asked.status).not.toBe(won?.status);
  expect((await owner.call('PATCH', `/enquiries/${id}`, { body: { status: 'done' } })).statusCode).toBe(400);
});

it('a bulk change compares the version of each enquiry', async () => {
  const [one, two, three] = [await enter(), await enter(), await enter()];
  await change(two.id, two.version, { status: 'waiting' });
  const items = [one, two, three].map(({ id, version }) => ({ id, version }));
  const body = { items: [...items, { id: 999_999, version: 1 }], change: { status: 'done' } };
  const reply = (await owner.call('POST', '/enquiries/bulk', { body })).json<EnquiryBulkReply>();
  expect(reply.changed.map(({ id, status }) => ({ id, status }))).toEqual(
    [one.id, three.id].map((id) => ({ id, status: 'done' })),
  );
  expect(reply.conflicts).toMatchObject([{ id: two.id, status: 'waiting' }]);
  expect(reply.missing).toEqual([999_999]);
});

it('moving to a branch unassigns staff without access, and undo restores them', async () => {
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from staff where role = 'adviser'`);
  const assignee = rows[0]?.id ?? 0;
  const given = async () => {
    const { id, version } = await enter({ branch: 1 });
    return (await change(id, version, { assignee })).json<EnquiryRow>();
  };
  const one = await given();
  expect(one.assignee?.id).toBe(assignee);
  const moved = (await change(one.id, one.version, { branch: 3 })).json<EnquiryRow>();
  expect(moved).toMatchObject({ branch: { id: 3 }, assignee: null });
  const [entry] = (await owner.call('GET', `/enquiries/${one.id}`)).json<Enquiry>().trail;
  expect(entry?.changes.map(({ field }) => field).toSorted()).toEqual(['assignee', 'branch']);
  const back = (await change(one.id, moved.version, { branch: 1, assignee })).json<EnquiryRow>();
  expect(back).toMatchObject({ branch: { id: 1 }, assignee: { id: assignee } });
  const free = (await change(one.id, back.version, { branch: null })).json<EnquiryRow>();
  expect(free.assignee?.id).toBe(assignee);
  const me = (await owner.call('GET', '/me')).json<{ id: number }>();
  const owners = (await change(one.id, free.version, { assignee: me.id })).json<EnquiryRow>();
  expect((await change(one.id, owners.version, { branch: 3 })).json<EnquiryRow>().assignee?.id).toBe(me.id);

  const items = [await given(), await given()].map(({ id, version }) => ({ id, version }));
  const bulk = (await owner.call('POST', '/enquiries/bulk', { body: { items, change: { branch: 3 } } })).json();
  expect(bulk.changed.map((row: EnquiryRow) => [row.branch?.id, row.assignee])).toEqual([
    [3, null],
    [3, null],
  ]);
});

it('a bulk change changes no enquiry if one is refused', async () => {
  const wake = jest.spyOn(server.app.messages, 'wake');
  const [own, other] = [await enter({ branch: 1 }), await enter({ branch: 3 })];
  const items = [own, other].map(({ id, version }) => ({ id, version }));
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from staff where role = 'adviser'`);
  const body = { items, change: { assignee: rows[0]?.id } };
  expect((await owner.call('POST', '/enquiries/bulk', { body })).statusCode).toBe(400);
  const after = (await owner.call('GET', `/enquiries/${own.id}`)).json<EnquiryRow>();
  expect([after.version, after.assignee]).toEqual([own.version, own.assignee]);
  expect(wake).not.toHaveBeenCalled();
  await owner.call('POST', '/enquiries/bulk', { body: { items, change: { status: 'in_work' } } });
  expect(wake).toHaveBeenCalledTimes(1);
  wake.mockRestore();
});

it('creates one enquiry per idempotency key, and finds a caller by a part of the phone', async () => {
  const body = { phone: '+998905550042', name: 'Камила', text: 'Масло', section: 'shop', take: true };
  const headers = { 'idempotency-key': 'one' };
  const [one, two] = [
    await owner.call('POST', '/enquiries', { body, headers }),
    await owner.call('POST', '/enquiries', { body, headers }),
  ];
  expect(one.json<EnquiryRow>()).toMatchObject({
    status: 'in_work',
    source: 'desk',
    assignee: { name: 'Шахноза Каримова' },
  });
  expect(two.json<EnquiryRow>().id).toBe(one.json<EnquiryRow>().id);
  const hits = (await owner.call('GET', '/customers/lookup?phone=50042')).json();
  expect(hits).toMatchObject([{ id: null, phone: '+998905550042', name: 'Камила' }]);
  const own = (
    await adviser.call('POST', '/enquiries', { body: { ...body, phone: '+998905550043' } })
  ).json<EnquiryRow>();
  expect(own.branch).not.toBeNull();
});

it('refuses to change, delete or truncate the audit', async () => {
  await enter();
  for (const statement of [
    sql`update audit_entries set action = 'x'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ]) {
    await expect(server.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'audit_entries is only added to' },
    });
  }
});

it('rolls the audit entry back with its rejected change', async () => {
  const count = async () =>
    (await server.db.execute<{ n: number }>(sql`select count(*)::int as n from audit_entries`)).rows[0]?.n;
  const before = await count();
  const { statusCode } = await owner.call('POST', '/enquiries', {
    body: { phone: '+998905550001', name: 'x', text: 'x', section: 'shop', model: 999_999 },
  });
  expect([statusCode, await count()]).toEqual([400, before]);
});

it('stores named filter views per staff member', async () => {
  const saved = await owner.call('PUT', '/views', { body: { name: 'Мои', filter: 'assignee=me' } });
  const again = await owner.call('PUT', '/views', { body: { name: 'Мои', filter: 'assignee=me&status=new' } });
  expect(again.json()).toEqual({ ...saved.json(), filter: 'assignee=me&status=new' });
  expect((await adviser.call('GET', '/views')).json()).toEqual([]);
  expect((await adviser.call('DELETE', `/views/${saved.json().id}`)).statusCode).toBe(404);
  expect((await owner.call('DELETE', `/views/${saved.json().id}`)).statusCode).toBe(204);
});
