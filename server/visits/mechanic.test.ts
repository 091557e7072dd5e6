import { sql } from 'drizzle-orm';
import type { VisitPage } from '#contract/visitsDesk';
import { seedDesk } from '../seed/seedDesk';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let ground: Ground;
let desk: ReturnType<typeof visitsAtDesk>;
let mechanic: ReturnType<typeof visitsAtDesk>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  desk = visitsAtDesk(await deskBrowserOf(server, 'manager'));
  mechanic = visitsAtDesk(await deskBrowserOf(server, 'mechanic'));
  ground = await groundOf(server);
});
afterAll(() => server.close());

const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await server.db.execute<Row>(statement)).rows;
let phones = 1_000_000;
const phone = () => `+99890${phones++}`;
const begin = (given: Partial<Parameters<typeof desk.begin>[0]> = {}) =>
  desk.begin(newVisit(ground, { phone: phone(), ...given }));
const work = { kind: 'work', service: 1 };

it('a mechanic sees and changes only the work of a visit, not prices or the customer', async () => {
  const complaint = 'Стук спереди. Звоните Азизу, +998 90 111-22-33';
  const begun = await begin({ complaint, note: 'Каримов подъедет к шести' });
  let visit = await desk.change('POST', begun, '/lines', { ...work, discount: { sum: 5 } });
  visit = await desk.change('PATCH', visit, '', { discount: { percent: 500 } });
  const seen = await mechanic.read(visit.id);
  expect(seen).toMatchObject({ name: '', phone: '', total: null, sums: null, discount: null, customer: null });
  expect(seen.lines).toMatchObject([{ price: 0, discount: null, sums: null, name: visit.lines[0]?.name }]);
  expect(seen.plate).toBe(visit.plate);
  expect([seen.complaint, seen.note]).toEqual(['Стук спереди. Звоните …, …', '… подъедет к шести']);
  const line = `/lines/${seen.lines[0]?.id}`;
  for (const [path, body] of [
    ['', { discount: null }],
    ['', { mileage: 1 }],
    ['', { complaint: 'x' }],
    ['', { note: 'x' }],
    ['', { state: 'cancelled' }],
    ['', { state: 'in_work', language: 'uz' }],
    [line, { price: 1 }],
    [line, { quantity: 1 }],
    [line, { name: { ru: 'x', uz: 'x' }, is_done: true }],
    [line, { discount: null }],
    [line, { position: 1 }],
  ] as const)
    expect((await mechanic.ask('PATCH', seen, path, body)).json()).toMatchObject({ code: 'forbidden' });
  const me = (await rowsOf<{ id: number }>(sql`select id from staff where role = 'mechanic'`))[0]?.id ?? 0;
  const editor = (await rowsOf<{ id: number }>(sql`select id from staff where role = 'editor'`))[0]?.id ?? 0;
  expect((await mechanic.ask('PATCH', seen, line, { worker: editor })).json().errors).toEqual({
    worker: [expect.any(String)],
  });
  visit = await mechanic.change('PATCH', seen, '', { state: 'in_work', worker: me });
  visit = await mechanic.change('PATCH', visit, line, { worker: me, is_done: true });
  visit = await mechanic.change('POST', visit, '/findings', {
    level: 'yellow',
    title: { ru: 'Шины', uz: 'Shina' },
    note: '',
    service: null,
    due_date: null,
    due_mileage: null,
  });
  visit = await mechanic.change('PATCH', visit, '', { state: 'ready' });
  expect(visit).toMatchObject({ state: 'ready', estimate: 3, lines: [{ is_done: true, worker: { id: me } }] });
  const older = await mechanic.ask('PATCH', { ...visit, version: 1 }, '', { state: 'in_work' });
  expect(older.body).not.toContain('Азиз');
  const list = async (query: string) =>
    (await (await deskBrowserOf(server, 'mechanic')).call('GET', `/visits${query}`)).json<VisitPage>().items;
  expect((await list('?mine=yes')).map(({ id, complaint: words }) => [id, words])).toEqual([
    [visit.id, 'Стук спереди. Звоните …, …'],
  ]);
  expect((await list('')).every(({ name, phone: of, total }) => name === '' && of === '' && total === null)).toBe(true);
  expect(await list(`?q=${encodeURIComponent('Каримов')}`)).toEqual([]);
});
