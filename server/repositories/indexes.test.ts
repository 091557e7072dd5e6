import { scaleContent } from '../seed/scaledContent';
import { startTestServer, type TestServer } from '../testing/testServer';

// With the demo content PostgreSQL rightly reads whole tables; what a real shop or blog will see shows at its size only.

const ROWS = 3000;

type Client = { query: (...given: unknown[]) => Promise<{ rows: Record<string, string>[] }> };
type Statement = { text: string; parameters: unknown };

let server: TestServer;
let ask: Client['query'];
let statements: Statement[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await scaleContent(server.db, ROWS);
  const { $client: client } = server.db as unknown as { $client: Client };
  ask = client.query.bind(client);
  client.query = (...given) => {
    const [statement, parameters] = given;
    statements.push({ text: typeof statement === 'string' ? statement : (statement as Statement).text, parameters });
    return ask(...given);
  };
}, 120_000);
afterAll(() => server.close());

async function plansOf(path: string, payload?: object): Promise<string> {
  statements = [];
  const method = payload ? 'POST' : 'GET';
  const reply = await server.app.inject({ method, url: `/api/main${path}`, ...(payload && { payload }) });
  expect(reply.statusCode).toBe(200);
  const asked = statements;
  const plans: string[] = [];
  for (const { text, parameters } of asked) {
    if (text.includes('content_version')) continue;
    const { rows } = await ask(`explain ${text}`, parameters);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  expect(plans.length).toBeGreaterThan(0);
  return plans.join('\n\n');
}

const reads: [path: string, payload?: object][] = [
  ['/articles/'],
  ['/articles/?page=3'],
  ['/articles/by-pg/7'],
  ['/articles/filter', {}],
  ['/articles/filter', { category: 2 }],
  ['/articles/filter?page=2', { tag: 2 }],
  ['/articles/filter', { month: 6 }],
  ['/articles/filter', { month: 6, date: 3 }],
  ['/articles/filter', { category: 1, tag: 2, month: 6, date: 3 }],
  ['/spare-part/'],
  ['/spare-part/?page=3'],
  ['/spare-part/?category=2'],
  ['/spare-part/?manufacturer=TRW'],
  ['/spare-part/?category=2&manufacturer=Shell'],
  ['/spare-part/7/'],
];

for (const [path, payload] of reads) {
  it(`${path} ${payload ? JSON.stringify(payload) : ''} reads by indexes, never a whole table`, async () => {
    const wholeTable = /Seq Scan on (articles|article_blocks|article_tag_links|parts|part_fits)\b.*/g;
    expect((await plansOf(path, payload)).match(wholeTable) ?? []).toEqual([]);
  });
}

it('counts the articles of the lists right', async () => {
  const { rows } = await ask(
    'select sum(count)::int as kept, (select count(*)::int from articles) as real from article_counts',
  );
  expect(rows).toEqual([{ kept: ROWS, real: ROWS }]);
});
