import { sql } from 'drizzle-orm';
import { scaleContent } from '../seed/scaled';
import { startTestServer, type TestServer } from '../testing/testServer';

// PostgreSQL scans the small demo tables, so plans are checked with the data of a real shop and blog.

const ROWS = 3000;

type Client = { query: (...given: unknown[]) => Promise<{ rows: Record<string, string>[] }> };
type Read = [path: string, payload?: object];
type Statement = { text: string; parameters: unknown };

let server: TestServer;
let ask: Client['query'];
let statements: Statement[] = [];
const before = new Map<Read, number>();

beforeAll(async () => {
  server = await startTestServer();
  const { $client: client } = server.db as unknown as { $client: Client };
  ask = client.query.bind(client);
  client.query = (...given) => {
    const [statement, parameters] = given;
    statements.push({ text: typeof statement === 'string' ? statement : (statement as Statement).text, parameters });
    return ask(...given);
  };
  for (const one of [...reads, ...ofCar]) before.set(one, (await statementsOf(one)).length);
  await scaleContent(server.patient, ROWS);
  await scaleServices();
}, 120_000);
afterAll(() => server.close());

/** More services than any real shop has: only the query plans are checked, bench/ measures without them. */
async function scaleServices(): Promise<void> {
  await server.patient.execute(sql`
    insert into services (slug, category_id, icon, photo, name, description, price_from, duration_minutes, position)
    select slug || '-copy-' || copy, category_id, icon, photo, name, description, price_from, duration_minutes,
      position + copy * 1000
    from services, generate_series(1, ${ROWS / 10}::int) copy`);
  // Sets the visibility map, as autovacuum does in production: index-only scans need it.
  await server.patient.execute(sql`vacuum analyze services`);
}

async function statementsOf([path, payload]: Read): Promise<Statement[]> {
  statements = [];
  const method = payload ? 'POST' : 'GET';
  const reply = await server.app.inject({ method, url: `/api/main${path}`, ...(payload && { payload }) });
  expect(reply.statusCode).toBe(200);
  return statements.filter(({ text }) => !text.includes('content_version'));
}

async function planOf({ text, parameters }: Statement, explain = 'explain'): Promise<string> {
  const { rows } = await ask(`${explain} ${text}`, parameters);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const reads: Read[] = [
  ['/articles/'],
  ['/articles/?page=3'],
  ['/articles/by-pg/7'],
  ['/articles/filter', {}],
  ['/articles/filter', { category: 2 }],
  ['/articles/filter?page=2', { tag: 2 }],
  ['/articles/filter', { month: 6 }],
  ['/articles/filter', { date: 3 }],
  ['/articles/filter', { month: 6, date: 3 }],
  ['/articles/filter', { category: 1, month: 6 }],
  ['/articles/filter', { tag: 2, month: 6 }],
  ['/articles/filter', { category: 1, tag: 2, month: 6, date: 3 }],
  ['/spare-part/'],
  ['/spare-part/?page=3'],
  ['/spare-part/?category=2'],
  ['/spare-part/?manufacturer=TRW'],
  ['/spare-part/?in_stock=true'],
  ['/spare-part/?category=2&manufacturer=Shell'],
  ['/spare-part/?sort=price_asc'],
  ['/spare-part/?sort=price_desc&page=3'],
  ['/spare-part/?sort=new'],
  ['/spare-part/?sort=name'],
  ['/spare-part/?category=2&sort=price_asc'],
  ['/spare-part/?price_from=45000&price_to=45100&sort=price_asc'],
  ['/spare-part/?category=2&similar_to=7'],
  ['/spare-part/?category=2&similar_to=7&brand=1&model=101'],
  ['/spare-part/7/'],
  ['/services/web/'],
  ['/services/web/?page=3'],
  ['/services/web/?category=2'],
  ['/services/web/7/'],
];
/** Cobalt, which half of the demo parts fit. */
const ofCar: Read[] = [
  ['/spare-part/?brand=1&model=101'],
  ['/spare-part/?brand=1&model=101&page=3'],
  ['/spare-part/?brand=1'],
  ['/spare-part/?brand=1&model=101&category=2&in_stock=true'],
  ['/spare-part/?brand=1&model=101&sort=price_asc'],
  ['/spare-part/?brand=1&model=101&sort=name'],
  ['/spare-part/?brand=1&model=101&price_from=45000&price_to=45100&sort=price_asc'],
];
/** Malibu 2, which few parts fit. */
const ofRareCar: Read = ['/spare-part/?brand=1&model=112'];
const WHOLE_TABLE = /Seq Scan on (articles|article_blocks|article_tag_links|parts|part_fits|services)\b.*/g;

for (const one of reads) {
  const [path, payload] = one;
  it(`${path} ${payload ? JSON.stringify(payload) : ''} uses indexes and a constant number of statements`, async () => {
    const asked = await statementsOf(one);
    const plans: string[] = [];
    for (const statement of asked) plans.push(await planOf(statement));
    expect(plans.flatMap((plan) => plan.match(WHOLE_TABLE) ?? [])).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(before.get(one) ?? 0);
  });
}

const isList = ({ text }: Statement) => text.includes(' limit ');

// The counts of a frequent car read most parts, so that indexes would not help: one pass for each count must do.
for (const one of ofCar)
  it(`${one[0]} lists parts of the car by indexes, counts them in one pass, with a constant number of statements`, async () => {
    const asked = await statementsOf(one);
    const lists = asked.filter(isList);
    expect(lists).toHaveLength(1);
    for (const list of lists) expect((await planOf(list)).match(WHOLE_TABLE) ?? []).toEqual([]);
    const counts = asked.filter(({ text }) => text.includes('with counted'));
    expect(counts).toHaveLength(1);
    for (const count of counts) {
      const scans = (await planOf(count, 'explain (analyze, timing off)')).match(WHOLE_TABLE) ?? [];
      expect(scans.filter((scan) => !/ loops=1\b/.test(scan))).toEqual([]);
      for (const table of [' on parts', ' on part_fits'])
        expect(scans.filter((scan) => scan.includes(table)).length).toBeLessThanOrEqual(2);
    }
    expect(asked).toHaveLength(before.get(one) ?? 0);
  });

it('counts and lists the parts of a rare car by the index of cars', async () => {
  const asked = (await statementsOf(ofRareCar)).filter(({ text }) => text.includes('part_fits'));
  expect(asked).toHaveLength(2);
  for (const statement of asked) expect(await planOf(statement)).toContain('part_fits_by_car');
});

it('the article counts kept by triggers equal the number of articles', async () => {
  const { rows } = await ask(
    'select sum(count)::int as kept, (select count(*)::int from articles) as real from article_counts',
  );
  expect(rows).toEqual([{ kept: ROWS, real: ROWS }]);
});
