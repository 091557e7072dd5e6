import type { Call } from '../../contract/call';
import { contentCalls } from '../../contract/contentCalls';
import { startTestServer, type TestServer } from '../testing/testServer';

// A list that asks the database once more for each of its rows is fast with the demo content and slow with a real shop's.

let server: TestServer;
let statements: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  // Both drivers send every statement outside of a transaction through `query` of their client.
  const { $client: client } = server.db as unknown as { $client: { query: (...given: unknown[]) => unknown } };
  const query = client.query.bind(client);
  client.query = (...given) => {
    const [statement] = given;
    statements.push(typeof statement === 'string' ? statement : String((statement as { text?: string }).text));
    return query(...given);
  };
}, 60_000);
afterAll(() => server.close());

async function count(method: Call['method'], url: string, payload?: object): Promise<number> {
  statements = [];
  const reply = await server.app.inject({ method, url, ...(payload && { payload }) });
  expect(reply.statusCode).toBe(200);
  return statements.filter((statement) => !statement.includes('content_version')).length;
}

const expected: Record<string, number> = { articles: 3, filterArticles: 2, parts: 2, services: 2 };

for (const [name, { method, host, path, query, body }] of Object.entries<Call>(contentCalls)) {
  const allowed = expected[name] ?? 1;
  it(`${name} takes ${allowed} statement${allowed > 1 ? 's' : ''}`, async () => {
    const url = `${host === 'main' ? '/api/main' : ''}${path.replace(/:\w+/, '1')}`;
    // Full pages, a short last one and one beyond the end take the same.
    const pages = query?.properties['page'] ? [2, 3, 5, 900] : [];
    const first = query?.properties['brand_id'] ? '?brand_id=1' : '';
    const found = [];
    for (const parameters of [first, ...pages.map((page) => `?page=${page}`)]) {
      found.push(await count(method, `${url}${parameters}`, body && {}));
    }
    expect(found).toEqual(found.map(() => allowed));
  });
}

it('answers a repeated read without the database', async () => {
  await server.app.inject('/api/main/spare-part/?page=2');
  expect(await count('GET', '/api/main/spare-part/?page=2&utm_source=x')).toBe(0);
});
