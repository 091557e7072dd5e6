import { sql } from 'drizzle-orm';
import type { ContentListQuery } from '#contract/content';
import type { Database } from '../../platform/db/database';
import { scaleContent } from '../../seed/scaled';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { readItem } from './itemState';
import { listContent } from './list';

const ROWS = 10_000;

type Client = { query: (...given: unknown[]) => Promise<{ rows: Record<string, string>[] }> };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await scaleContent(server.patient, ROWS);
  for (const [kind, table] of [
    ['parts', 'parts'],
    ['articles', 'articles'],
  ] as const)
    await server.patient.execute(sql`insert into content_items (kind, item_id, version, changed_at)
      select ${kind}, id, 3, now() - make_interval(mins => id) from ${sql.identifier(table)} where id % 2 = 0`);
  await server.patient.execute(sql`vacuum analyze parts, articles, content_items, stock`);
}, 120_000);
afterAll(() => server.close());

const list = (kind: 'parts' | 'articles', query: ContentListQuery) => (db: Database) =>
  listContent(db, kind, query, 'ru');
const reads: Record<string, (db: Database) => Promise<unknown>> = {
  parts: list('parts', {}),
  'parts, a later page': async (db) => {
    const { next } = await listContent(db, 'parts', {}, 'ru');
    return listContent(db, 'parts', { after: next ?? '' }, 'ru');
  },
  'parts of a category': list('parts', { of: 'categoryId:2' }),
  'recently changed parts': list('parts', { order: 'changed' }),
  'parts by a number': list('parts', { q: '13271191' }),
  'parts by words': list('parts', { q: 'колодки передние' }),
  'drafts of parts': list('parts', { state: 'draft' }),
  'hidden articles': list('articles', { state: 'hidden' }),
  articles: list('articles', {}),
  'articles by words': list('articles', { q: 'зимние шины' }),
  'some articles': list('articles', { ids: '1,2,3' }),
  'an article': (db) => readItem(db, 'articles', 1, 'ru'),
};

it.each(Object.entries(reads))('the query %s uses indexes instead of full table scans', async (_name, read) => {
  const { $client: client } = server.db as unknown as { $client: Client };
  const ask = client.query.bind(client);
  const asked: unknown[][] = [];
  client.query = (...given) => {
    asked.push(given);
    return ask(...given);
  };
  await read(server.db);
  client.query = ask;
  expect(asked.length).toBeGreaterThan(0);
  for (const [statement, parameters] of asked) {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
    const { rows } = await ask(`explain ${text}`, parameters);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect({ plan, whole: plan.match(/Seq Scan on (parts|articles|content_items)\b/g) }).toEqual({ plan, whole: null });
  }
});
