import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { queryRows } from './queryRows';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('queryRows', () => {
  it('returns the rows of a statement whose columns match', async () => {
    const { rows } = await queryRows<{ id: number; name: string | null; isOpen: boolean; more: object }>(
      server.db,
      { id: 'number', name: 'text?', isOpen: 'boolean', more: 'json' },
      sql`select 1 as id, null::text as name, true as "isOpen", '{}'::json as more`,
    );
    expect(rows).toEqual([{ id: 1, name: null, isOpen: true, more: {} }]);
  });

  it('rejects a missing column, even if the result has no rows', async () => {
    await expect(
      queryRows<{ id: number }>(server.db, { id: 'number' }, sql`select 1 as number where false`),
    ).rejects.toThrow('no column "id"');
  });

  it.each([
    ['another type', sql`select '1' as id`, 'holds string, not number'],
    ['null', sql`select null::int as id`, 'holds null, not number'],
  ])('rejects %s in a column', async (_what, statement, message) => {
    await expect(queryRows<{ id: number }>(server.db, { id: 'number' }, statement)).rejects.toThrow(message);
  });
});

it('is used by all product code instead of a typed `execute`', () => {
  const root = join(__dirname, '..', '..');
  const product = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^(testing|seed)\/|queryRows/.test(file),
  );
  expect(product.length).toBeGreaterThan(300);
  expect(product.filter((file) => /\.execute</.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
