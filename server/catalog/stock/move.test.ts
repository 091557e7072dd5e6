import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { parts as demoParts } from '../../seed/content/parts/parts';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { changingContent } from '../content/publish';
import { moveStock, StockChanged, type StockMove, StockShort, setOnHand, type Why } from './move';

let server: TestServer;
let branches: number[];
const part = demoParts.find(({ inStock }) => !inStock)?.id ?? 0;

beforeAll(async () => {
  server = await startTestServer();
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from branches order by position, id limit 3`);
  branches = rows.map(({ id }) => id);
});
afterAll(() => server.close());

const why: Why = { reason: 'count', staffId: null };
const move = (moves: StockMove[]) => changingContent(server.db, (tx) => moveStock(tx, moves, why));
const count = (branch: number, onHand: number, seen?: number) =>
  changingContent(server.db, (tx) =>
    setOnHand(tx, [{ part, branch, onHand, ...(seen !== undefined && { seen }) }], why),
  );

const stored = async () => {
  const { rows } = await server.db.execute<{ in_stock: boolean; version: number; on_hand: number }>(sql`
    select in_stock, (select version::int from content_version) as version,
      (select coalesce(sum(on_hand), 0)::int from stock where part_id = ${part}) as on_hand
    from shown_parts where id = ${part}`);
  return rows[0];
};
const first = () => branches[0] ?? 0;
const second = () => branches[1] ?? 0;

const wrongSums = async () => {
  const { rows } = await server.db.execute(sql`
    select part_id, branch_id, on_hand, total from stock
    full join (select part_id, branch_id, sum(change)::int as total from stock_moves group by 1, 2) moved
      using (part_id, branch_id) where coalesce(on_hand, 0) <> coalesce(total, 0)`);
  return rows;
};

it('the demo stock agrees with the demo content', async () => {
  const { rows } = await server.db.execute<{ id: number; in_stock: boolean }>(
    sql`select id, in_stock from parts order by id`,
  );
  const wanted = demoParts.map(({ id, inStock }) => ({ id, in_stock: inStock })).toSorted((a, b) => a.id - b.id);
  expect(rows).toEqual(wanted);
  expect(await wrongSums()).toEqual([]);
});

it('a movement changes the content version only if public stock changes', async () => {
  const before = await stored();
  await count(first(), 3);
  const there = await stored();
  expect(there).toEqual({ in_stock: true, version: expect.any(Number), on_hand: 3 });
  expect(there?.version).toBeGreaterThan(before?.version ?? 0);

  await move([{ part, branch: first(), change: -1 }]);
  expect(await stored()).toEqual({ ...there, on_hand: 2 });

  await count(second(), 1);
  const atBoth = await stored();
  expect(atBoth?.version).toBeGreaterThan(there?.version ?? 0);

  await changingContent(server.db, (tx) =>
    tx.execute(sql`update stock set reserved = on_hand where part_id = ${part} and branch_id = ${first()}`),
  );
  expect(await stored()).toMatchObject({ in_stock: true });
  await server.db.execute(sql`update branches set hidden = true where id = ${second()}`);
  expect(await stored()).toMatchObject({ in_stock: false });
  await server.db.execute(sql`update branches set hidden = false where id = ${second()}`);
  expect(await stored()).toMatchObject({ in_stock: true });
  await server.db.execute(sql`update stock set reserved = 0 where part_id = ${part}`);

  await server.db.execute(sql`update parts set in_stock = false where id = ${part}`);
  expect(await stored()).toMatchObject({ in_stock: true });
  await move([
    { part, branch: first(), change: -2 },
    { part, branch: second(), change: -1 },
  ]);
  expect(await stored()).toMatchObject({ in_stock: false, on_hand: 0 });
});

it('rejects stock below the reserved amount, and a count based on outdated stock', async () => {
  await count(first(), 2);
  await server.db.execute(sql`update stock set reserved = 1 where part_id = ${part} and branch_id = ${first()}`);
  await expect(move([{ part, branch: first(), change: -2 }])).rejects.toThrow(StockShort);
  await expect(count(first(), 0)).rejects.toThrow(StockShort);
  await expect(count(first(), 5, 3)).rejects.toThrow(StockChanged);
  await server.db.execute(sql`update stock set reserved = 0 where part_id = ${part}`);
  await expect(
    server.db.execute(sql`update stock set reserved = 3 where part_id = ${part} and branch_id = ${first()}`),
  ).rejects.toMatchObject({ cause: { constraint: 'stock_is_there' } });
  expect(await count(first(), 0, 2)).toEqual([{ part, branch: first(), before: 2, after: 0 }]);
  expect(await count(first(), 0)).toEqual([]);
});

it('sells the last item to one of three concurrent sales', async () => {
  await count(first(), 1);
  const sell = () => move([{ part, branch: first(), change: -1 }]);
  const sold = await Promise.allSettled([sell(), sell(), sell()]);
  expect(sold.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stored()).toMatchObject({ on_hand: 0, in_stock: false });
});

it('stock movements are append-only', async () => {
  for (const change of [
    sql`update stock_moves set change = 7`,
    sql`delete from stock_moves`,
    sql`truncate stock_moves`,
  ])
    await expect(server.db.execute(change)).rejects.toMatchObject({
      cause: { message: 'stock_moves is only added to' },
    });
});

it('keeps the stock equal to the sum of its movements under any operations', async () => {
  const line = fc.record({ branch: fc.nat(2), change: fc.integer({ min: -4, max: 4 }) });
  const step = fc.oneof(
    fc.record({ moves: fc.array(line, { minLength: 1, maxLength: 4 }) }),
    fc.record({ branch: fc.nat(2), onHand: fc.integer({ min: -1, max: 6 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const one of steps) {
        const tried =
          'moves' in one
            ? move(one.moves.map(({ branch, change }) => ({ part, branch: branches[branch] ?? 0, change })))
            : count(branches[one.branch] ?? 0, one.onHand);
        await tried.catch((error: unknown) => {
          if (!(error instanceof StockShort)) throw error;
        });
      }
      const found = await stored();
      expect(found?.in_stock).toBe((found?.on_hand ?? 0) > 0);
      expect(await wrongSums()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
