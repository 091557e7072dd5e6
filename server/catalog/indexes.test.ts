import { sql } from 'drizzle-orm';
import { scaleContent } from '../seed/scaled';
import { startTestServer, type TestServer } from '../testing/testServer';

// PostgreSQL rightly scans the small demo tables: plans must be checked at the size of a real shop or blog.

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
  for (const one of reads) before.set(one, (await statementsOf(one)).length);
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
  // Autovacuum does this in production: without it no index-only scan can count.
  await server.patient.execute(sql`vacuum analyze services`);
}

async function statementsOf([path, payload]: Read): Promise<Statement[]> {
  statements = [];
  const method = payload ? 'POST' : 'GET';
  const reply = await server.app.inject({ method, url: `/api/main${path}`, ...(payload && { payload }) });
  expect(reply.statusCode).toBe(200);
  return statements.filter(({ text }) => !text.includes('content_version'));
}

async function planOf({ text, parameters }: Statement): Promise<string> {
  const { rows } = await ask(`explain ${text}`, parameters);
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
  ['/spare-part/?category=2&similar_to=7'],
  ['/spare-part/7/'],
  ['/services/web/'],
  ['/services/web/?page=3'],
  ['/services/web/?category=2'],
  ['/services/web/7/'],
];
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

it('counts the articles of the lists correctly', async () => {
  const { rows } = await ask(
    'select sum(count)::int as kept, (select count(*)::int from articles) as real from article_counts',
  );
  expect(rows).toEqual([{ kept: ROWS, real: ROWS }]);
});
