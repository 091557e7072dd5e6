import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { DeskCall } from '#contract/call';
import { deskCalls } from '#contract/calls';
import { CONTENT_KINDS } from '#contract/content/kinds';
import { seedDesk } from '../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { nastyNumber, nastyValue } from '../testing/nastyValues';
import { startTestServer, type TestServer } from '../testing/testServer';

/** Random requests per call. FUZZ_RUNS=5000 runs more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);

let server: TestServer;
let owner: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  owner = await deskBrowserOf(server, 'owner');
  await server.db.execute(sql`insert into visits (branch_id, state, car, year, mileage, language)
    select (select min(id) from branches), state, 'Cobalt', 2019, 90000, 'ru' from unnest(array['open', 'open', 'in_work', 'sent', 'ready']) state`);
  await server.db.execute(sql`insert into bookings (branch_id, bay_id, state, source, starts_at, ends_at, free_at, services, phone, name)
    select branch_id, id, state, 'desk', at, at + interval '1 hour', at + interval '1 hour', '[]', '+998901112233', 'x'
    from bays, unnest(array['booked', 'arrived', 'no_show', 'blocked', 'cancelled', 'done']) with ordinality as states (state, place),
      lateral (select date_trunc('day', now()) + make_interval(hours => place::int * 2) as at) times`);
});
afterAll(() => server.close());

/** Values that pass the schema but are meaningless. */
const nearlyRight = fc.constantFrom(
  '9999999999',
  'none,9999999999',
  'me,none',
  'new,done',
  'attic',
  'shop',
  'overdue',
  'urgent',
  'csv',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '9999-12-31T23:59:60Z',
  '2026-11-25T10:00:00+05:00',
  cursor('9999-99-99 99:99:99.999999', 1),
  cursor('2026-02-30 00:00:00.000000', 1),
  cursor('2026-02-01 00:00:00.000000', 1e15),
  cursor('2026-02-01 00:00:00.000000', 1),
  'Y-7K3M-92QD',
  "O'Brien %_\\",
  '01A777AA',
  'done',
  'no_show',
  'walk_in',
  'adviser',
  [1, 1],
  [9_999_999],
  [{ id: 1, version: 1 }],
  { status: 'done' },
  'categoryId:3',
  'name:3',
  cursor('7', 1),
  'hide',
  { name: { ru: 'x', uz: 'y' } },
  null,
);
function cursor(at: string, id: number): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}
const value = fc.oneof({ weight: 3, arbitrary: nearlyRight }, { weight: 1, arbitrary: nastyValue });
const fieldsOf = (schema: { properties?: object } | undefined) => Object.keys(schema?.properties ?? { x: 1 });

const requestTo = (call: DeskCall) =>
  fc.record({
    // Excludes id 1, the session of the test.
    id: fc.oneof(fc.integer({ min: 2, max: 70 }).map(String), nastyNumber.filter((number) => number !== 1).map(String)),
    kind: fc.constantFrom(...CONTENT_KINDS, 'attic'),
    query: fc.dictionary(fc.constantFrom(...fieldsOf(call.query)), value, { maxKeys: 4 }),
    body: fc.dictionary(fc.constantFrom(...fieldsOf(call.body)), value),
    version: fc.constantFrom('1', '"2"', '999999999', 'x'),
  });

const pathOf = ({ path }: DeskCall, kind: string, id: string) =>
  path.replace(':id', encodeURIComponent(id)).replace(':kind', kind).replace(':number', '0').replace(':thing', '1');

const calls = Object.entries<DeskCall>(deskCalls).filter(([name, { raw }]) => raw !== 'events' && name !== 'signOut');

it.each(calls)('%s answers random requests without a server error', async (_name, call) => {
  await fc.assert(
    fc.asyncProperty(requestTo(call), async ({ id, kind, query, body, version }) => {
      const asked = new URLSearchParams(
        Object.entries(query).map(([field, given]) => [
          field,
          typeof given === 'string' ? given : JSON.stringify(given),
        ]),
      );
      const reply = await owner.call(call.method, `${pathOf(call, kind, id)}?${asked}`, {
        ...(call.body && { body }),
        headers: { 'if-match': version },
      });
      if (reply.statusCode >= 500 || reply.statusCode === 401) throw new Error(`${reply.statusCode} ${reply.body}`);
    }),
    { numRuns: RUNS },
  );
});
