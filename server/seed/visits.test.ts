import { sql } from 'drizzle-orm';
import { seedDesk } from '../desk/seed/seedDesk';
import { verifyHistory } from '../desk/visits/verify';
import { findAccount } from '../repositories/customers';
import { historyTotals, listHistory } from '../repositories/history';
import { closedVisit } from '../testing/closedVisit';
import { startTestServer, type TestServer } from '../testing/testServer';
import { customers } from './content/customers';
import { demoStock } from './stock';
import { removeDemoVisits, seedVisits } from './visits';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await seedVisits(server.db);
});
afterEach(() => server.close());

const owner = async () => (await findAccount(server.db, customers[0]?.phone ?? ''))?.id ?? 0;

it('gives the first customer two years of two cars, in a chain that holds, and leaves the stock alone', async () => {
  const { db } = server;
  const totals = await historyTotals(db, await owner());
  expect(new Set(totals.map(({ car }) => car)).size).toBe(2);
  expect(new Set(totals.map(({ year }) => year)).size).toBeGreaterThanOrEqual(2);
  const { items } = await listHistory(db, await owner(), {}, 'ru');
  expect(items[0]).toMatchObject({ car: 'Chevrolet Cobalt', reds: 1, mileage: 84_200 });
  expect(await verifyHistory(db)).toEqual({ visits: 12, broken: [] });
  const { rows } = await db.execute(
    sql`select sum(on_hand)::int as pieces, (select count(*)::int from stock_moves) as moves from stock`,
  );
  const stocked = demoStock();
  expect(rows).toEqual([{ pieces: stocked.reduce((sum, { change }) => sum + change, 0), moves: stocked.length }]);
  await seedVisits(db);
  expect((await verifyHistory(db)).visits).toBe(12);
});

it('goes with the demo where nobody else has visits, and else loses its person', async () => {
  const { db } = server;
  const visitor = await closedVisit(db, { userId: await owner() });
  await db.transaction(removeDemoVisits);
  expect(await verifyHistory(db)).toEqual({ visits: 13, broken: [] });
  const { rows } = await db.execute(sql`select id from visits where name is not null`);
  expect(rows).toEqual([{ id: visitor }]);
});
