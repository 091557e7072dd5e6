import { dueDays } from '#contract/rules/bounds';
import { dateAt } from '#contract/rules/clock';
import { seedDesk } from '../seed/seedDesk';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let desk: ReturnType<typeof visitsAtDesk>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  desk = visitsAtDesk(await deskBrowserOf(server, 'manager'));
});
afterAll(() => server.close());

let phones = 4_000_000;
const begin = async (given: Partial<Parameters<typeof newVisit>[1]> = {}) =>
  desk.begin(newVisit(await groundOf(server), { phone: `+99890${phones++}`, ...given }));
const free = { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' }, price: 100_000 };

it('a finding accepts a due date up to ten years ahead and a due mileage above that of the visit', async () => {
  let visit = await begin({ mileage: 90_000 });
  const found = { level: 'red', title: free.name, note: '', service: null, due_date: null, due_mileage: null };
  const { min, max } = dueDays(dateAt());
  visit = await desk.change('POST', visit, '/findings', { ...found, due_date: min, due_mileage: 90_001 });
  visit = await desk.change('PATCH', visit, `/findings/${visit.findings[0]?.id}`, { due_date: max });
  for (const [given, field] of [
    [{ due_date: '2020-01-01' }, 'due_date'],
    [{ due_date: '0000-01-01' }, 'due_date'],
    [{ due_date: '2099-01-01' }, 'due_date'],
    [{ due_mileage: 90_000 }, 'due_mileage'],
  ] as const)
    for (const reply of [
      await desk.ask('POST', visit, '/findings', { ...found, ...given }),
      await desk.ask('PATCH', visit, `/findings/${visit.findings[0]?.id}`, given),
    ])
      expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, [field]]);
});

it('strips bidirectional control characters from findings, lines and names', async () => {
  const name = { ru: '\u202eМойка\u202c', uz: ' \u2066Yuvish\u2069' };
  let visit = await begin({ first_name: '\u202eАзиз', last_name: 'Каримов\u2069' });
  visit = await desk.change('POST', visit, '/lines', { ...free, name });
  visit = await desk.change('PATCH', visit, `/lines/${visit.lines[0]?.id}`, { name });
  const found = { level: 'red', title: name, note: '', service: null, due_date: null, due_mileage: null };
  visit = await desk.change('POST', visit, '/findings', found);
  expect(visit).toMatchObject({
    name: 'Азиз Каримов',
    lines: [{ name: free.name }],
    findings: [{ title: free.name }],
  });
  const reply = await desk.ask('POST', visit, '/lines', { ...free, name: { ru: '\u202e', uz: '' } });
  expect(Object.keys(reply.json().errors)).toEqual(['name']);
});
