import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { VisitPage } from '#contract/visitsDesk';
import { findAccount } from '../accounts/customers';
import { readUpcomingMaintenance } from '../care/upcomingMaintenance';
import type { Database } from '../platform/db/database';
import { closedVisit } from '../testing/closedVisit';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { visitsAtDesk } from '../testing/visitsAtDesk';
import { historyTotals, listHistory } from '../visits/history';
import { listOpenVisits } from '../visits/openVisits';
import { reviewsOfService } from '../visits/reviews';
import { verifyHistory } from '../visits/seal';
import { readShared } from '../visits/sharedHistory';
import { customers } from './content/customers';
import { DEMO_ESTIMATE, DEMO_SHARE } from './content/visits';

import { demoStock } from './seed';
import { seedDesk } from './seedDesk';
import { removeDemoVisits, seedVisits } from './visits';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await seedVisits(server.db);
});
afterAll(() => server.close());

/** Rolls back, so that the next test finds the seeded visits. */
const rolledBack = (change: (tx: Database) => Promise<void>) =>
  server.db
    .transaction(async (tx) => (await change(tx), tx.rollback()))
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });

const owner = async (db = server.db) => (await findAccount(db, customers[0]?.phone ?? ''))?.id ?? 0;

it('seeds visits of two cars in two years with a valid hash chain and unchanged stock', async () => {
  const { db } = server;
  const totals = await historyTotals(db, await owner());
  expect(new Set(totals.map(({ car }) => car)).size).toBe(2);
  expect(new Set(totals.map(({ year }) => year)).size).toBeGreaterThanOrEqual(2);
  const { items } = await listHistory(db, await owner(), {}, 'ru');
  expect(items[0]).toMatchObject({ car: 'Chevrolet Cobalt', reds: 1, mileage: 84_200 });
  expect(await verifyHistory(db)).toEqual({ visits: 30, broken: [] });
  const { rows } = await db.execute(
    sql`select sum(on_hand)::int as pieces, (select count(*)::int from stock_moves) as moves from stock`,
  );
  const stocked = demoStock();
  expect(rows).toEqual([{ pieces: stocked.reduce((sum, { change }) => sum + change, 0), moves: stocked.length }]);
  await seedVisits(db);
  expect((await verifyHistory(db)).visits).toBe(30);
});

it('seeds an open visit of the first customer at the second branch', async () => {
  const [visit, ...more] = await listOpenVisits(server.db, { userId: await owner(), language: 'uz', secret: 'x' });
  expect([visit, more]).toMatchObject([
    { state: 'in_work', car: 'Chevrolet Tracker 2', branch: 'Yolda Yunusobod' },
    [],
  ]);
  const [, tracker] = await readUpcomingMaintenance(server.db, sql`car.user_id = ${await owner()}`, 'x');
  expect(visit?.car_id).toBe(tracker?.id);
});

it('seeds published reviews, a review to moderate, car documents and a share link', async () => {
  const { db } = server;
  const { rows } = await db.execute(
    sql`select state, count(*)::int as count, count(*) filter (where answer <> '')::int as answered from visit_reviews group by state order by state`,
  );
  expect(rows).toEqual([
    { state: 'shown', count: 12, answered: 3 },
    { state: 'waiting', count: 1, answered: 0 },
  ]);
  expect(
    (
      await db.execute(sql`select distinct role from visit_reviews join staff on staff.id = decided_by
        union select distinct role from audit_entries join staff on staff.id = staff_id where thing = 'review'`)
    ).rows,
  ).toEqual([{ role: 'owner' }]);
  expect(await reviewsOfService(db, 1)).toMatchObject({ count: 3, average: 50 });
  const reviewed = [2, 3, 4, 5, 8, 9, 10, 11, 12].map(async (id) => (await reviewsOfService(db, id)).count);
  expect(Math.min(...(await Promise.all(reviewed)))).toBeGreaterThan(0);
  const called = await db.execute(
    sql`select distinct full_name from requests where phone = (select phone from users where id = ${await owner()})`,
  );
  expect(called.rows).toEqual([{ full_name: 'Дилшод Рахимов' }]);
  expect(await readShared(db, DEMO_SHARE, 'uz')).toMatchObject({ car: 'Chevrolet Cobalt' });
  const [cobalt, tracker] = await readUpcomingMaintenance(db, sql`car.user_id = ${await owner()}`, 'x');
  expect([cobalt?.documents.length, tracker?.documents.length]).toEqual([2, 2]);
  expect(cobalt?.due.find(({ level }) => level === 'red')).toMatchObject({ service: 8 });
});

it('deletes demo visits, or anonymizes closed ones if there are other visits', () =>
  rolledBack(async (db) => {
    const visitor = await closedVisit(db, { userId: await owner(db) });
    await db.execute(sql`insert into visit_reviews (visit_id, branch_id, name, stars, text, language)
      values (${visitor}, 1, 'Азиз', 5, '', 'ru')`);
    await removeDemoVisits(db);
    expect(await verifyHistory(db)).toEqual({ visits: 31, broken: [] });
    const { rows } = await db.execute(sql`select id from visits where name is not null`);
    expect(rows).toEqual([{ id: visitor }]);
    expect((await db.execute(sql`select id from visits where state <> 'closed'`)).rows).toEqual([]);
    expect((await db.execute(sql`select visit_id as id from visit_reviews`)).rows).toEqual([{ id: visitor }]);
  }));

it('deletes demo visits after a handover of their history', () =>
  rolledBack(async (db) => {
    await db.execute(sql`insert into history_grants (user_id, car_id, visit_id)
      select user_id, car_id, id from visits where user_id = ${await owner(db)}`);
    await removeDemoVisits(db);
    expect(await verifyHistory(db)).toEqual({ visits: 0, broken: [] });
  }));

it('seeds a visit in each state of the board, an unanswered estimate, and unfinished work', async () => {
  const { db, app } = server;
  const adviser = await deskBrowserOf(server, 'adviser');
  const { items } = (await adviser.call('GET', '/visits')).json<VisitPage>();
  expect(items.map(({ state, works, open_lines: open }) => ({ state, works, open }))).toEqual([
    { state: 'open', works: 1, open: 1 },
    { state: 'sent', works: 2, open: 2 },
    { state: 'open', works: 1, open: 1 },
    { state: 'in_work', works: 2, open: 1 },
    { state: 'ready', works: 2, open: 0 },
    { state: 'in_work', works: 2, open: 1 },
  ]);
  const { rows } = await db.execute(sql`select count(*)::int as count from visit_lines where part_id is not null`);
  expect(rows).toEqual([{ count: 0 }]);
  const estimate = await app.inject({ url: `/api/main/main/estimates/${DEMO_ESTIMATE}` });
  expect(estimate.json()).toMatchObject({ stage: 'asked', lines: [{}, {}, {}], findings: [{ level: 'red' }, {}] });
  const visits = visitsAtDesk(adviser);
  for (const { id, state } of items) {
    if (state !== 'ready') continue;
    expect((await visits.now('POST', id, '/closing')).state).toBe('closed');
  }
});
