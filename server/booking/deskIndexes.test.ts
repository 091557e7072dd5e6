import { sql } from 'drizzle-orm';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { seedDesk } from '../seed/seedDesk';
import type { SignedIn } from '../staff/signedIn';
import { dayAhead } from '../testing/bookingCalls';
import { excessive } from '../testing/scannedRows';
import { startTestServer, type TestServer } from '../testing/testServer';
import { branchCalendar } from './calendarFeed';
import { readDeskTimes } from './desk';
import { readCalendar, searchBookings } from './deskCalendar';
import { type ReadOptions, readBookingOrThrow } from './deskRead';
import { listWaitlist } from './deskWaitlist';
import { bookingsByVisit } from './onVisit';

const ROWS = 100_000;
/** The data covers four years of all branches. A query may read at most a fiftieth of it. */
const bounds = { growing: /^booking(s|_waits)/, most: ROWS / 50 };
const TOKEN = 'a'.repeat(32);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db, patient } = server;
  await seedDesk(db);
  await patient.execute(sql`
    insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, phone, name)
    select case n % 10 when 0 then 'cancelled' else 'booked' end, 'online', branch_id, id, at, at + interval '1 hour', at + interval '1 hour',
      '[]', '+99893' || lpad(((n * 7919 + id * 31) % 9999999)::text, 7, '0'), 'Азиз ' || md5((n * 1000 + id)::text)
    from bays, generate_series(1, ${ROWS}::int / (select count(*)::int from bays)) n,
      lateral (select date_trunc('hour', now()) - interval '1400 days' + make_interval(hours => (n * 17)::int) as at) times
    order by at, id`);
  await db.execute(sql`insert into booking_feeds (branch_id, token_hash) values (1, ${hashOfToken(TOKEN)})`);
  await patient.execute(sql`insert into booking_waits (branch_id, day, services, state, phone, language)
    select id, current_date - n, '{1}', case n % 3 when 0 then 'waiting' else 'passed' end, '+998931234567', 'ru' from branches, generate_series(-30, 1400) n`);
  await patient.execute(sql`vacuum analyze bookings`);
  await patient.execute(sql`vacuum analyze booking_waits`);
}, 300_000);
afterAll(() => server.close());

const me = { id: 1, role: 'adviser', scope: { branches: [1, 2] } } as unknown as SignedIn;
const reading: ReadOptions = { me, language: 'ru', secret: 'x' };
const day = dayAhead(0);
const reads: Record<string, (db: Database) => Promise<unknown>> = {
  'two weeks of the calendar': (db) => readCalendar(db, { branch: 1, from: day, days: 14 }, reading),
  'by a part of a phone': (db) => searchBookings(db, '7919', reading),
  'by a part of a name': (db) => searchBookings(db, 'c4ca42', reading),
  'by a reference': (db) => searchBookings(db, 'Y-7K3M-92QD', reading),
  one: (db) => readBookingOrThrow(db, 1, { ...reading, me: { ...me, scope: { branches: null } } }),
  'free slots': (db) => readDeskTimes(db, { branch: 1, from: day, days: 14, services: '1' }, reading),
  'the waitlist': (db) => listWaitlist(db, { branch: 1, day }, reading),
  'a calendar feed': (db) => branchCalendar(db, TOKEN, { language: 'ru', siteUrl: 'https://yolda.uz' }),
  'the booking of a visit': (db) => bookingsByVisit.ended(db, 1, 'done', { staffId: null, requestId: null }),
};
it.each(Object.entries(reads))('%s reads at most 1/50 of the rows', async (_name, read) => {
  expect(await excessive(server.db, bounds, read)).toEqual([]);
});
