import { sql } from 'drizzle-orm';
import { dayNumber } from '../../contract/visits/due';
import type { Database } from '../db/database';
import { dayAhead } from '../testing/bookingCalls';
import { excessive } from '../testing/lookedAt';
import { startTestServer, type TestServer } from '../testing/testServer';
import { ownBookings } from './read';
import { remindOfBookings } from './remind';
import { nextTimes } from './times';
import { readWorlds } from './worlds';

const ROWS = 100_000;
/** A month of four years, for all branches. */
const bounds = { growing: /^booking(s|_waits)/, most: ROWS / 30 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { rows: bays } = await server.db.execute<{ id: number; branch: number }>(
    sql`select id, branch_id as branch from bays`,
  );
  for (const { id, branch } of bays)
    await server.db.execute(sql`
      insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, phone, token_hash)
      select case n % 10 when 0 then 'cancelled' else 'booked' end, 'online', ${branch}, ${id}, at, at + interval '1 hour', at + interval '1 hour',
        '[]', '+99893' || lpad((n % 5000)::text, 7, '0'), md5(n::text || ' ' || ${id}::text)
      from (select n, date_trunc('hour', now()) - interval '1400 days' + make_interval(hours => (n * 17)::int) as at
        from generate_series(1, ${ROWS}::int / ${bays.length}::int) n) times`);
  await server.db.execute(sql`analyze bookings`);
}, 300_000);
afterAll(() => server.close());

const today = dayNumber(dayAhead(0));
const telling = () => ({ store: server.app.messages.store, config: server.config });
const reads: Record<string, (db: Database) => Promise<unknown>> = {
  'a month of all branches': (db) => readWorlds(db, { first: today, last: today + 30 }),
  'a day of one': (db) => readWorlds(db, { branches: [1], first: today, last: today }),
  'the next ones': (db) => nextTimes(db, [1]),
  'one’s own': (db) => ownBookings(db, 1, { language: 'ru', secret: 'x' }),
  'whom to remind': (db) => remindOfBookings(db, telling()),
};
it.each(Object.entries(reads))('%s', async (_name, read) => {
  expect(await excessive(server.db, bounds, read)).toEqual([]);
});
