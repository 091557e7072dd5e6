import { dayNumberOf } from '#contract/rules/clock';
import type { Database } from '../platform/db/database';
import { scaleBookings } from '../seed/scaled';
import { dayAhead } from '../testing/bookingCalls';
import { excessive } from '../testing/scannedRows';
import { startTestServer, type TestServer } from '../testing/testServer';
import { ownBookings } from './bookingDetails';
import { readBranchSchedules } from './branchSchedule';
import { remindOfBookings } from './reminders';
import { bookingTimes, nextTimes } from './times';
import { ownWaitlist } from './waitlist';

const ROWS = 100_000;
/** The data covers four years of all branches. A query may read at most a thirtieth of it, about seven weeks. */
const bounds = { growing: /^booking(s|_waits)/, most: ROWS / 30 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await scaleBookings(server.patient, ROWS);
}, 300_000);
afterAll(() => server.close());

const today = dayNumberOf(dayAhead(0));
const notifier = () => ({ store: server.app.messages.store, config: server.config });
const withoutTransactions = (db: Database): Database =>
  Object.assign(Object.create(db) as Database, { transaction: <T>(work: (tx: Database) => Promise<T>) => work(db) });
const reads: Record<string, (db: Database) => Promise<unknown>> = {
  'a month of all branches': (db) => readBranchSchedules(db, { first: today, last: today + 30 }),
  'a day of one branch': (db) => readBranchSchedules(db, { branches: [1], first: today, last: today }),
  'next free slots': (db) => nextTimes(db, { services: [1] }),
  'a day when replacing a hold': (db) =>
    bookingTimes(db, { services: [1], branch: 1, from: dayAhead(0), days: 1, instead: 'x' }),
  'own bookings': (db) => ownBookings(db, { id: 1, phone: '+998930000001' }, { language: 'ru', secret: 'x' }),
  'own waitlist entries': (db) => ownWaitlist(db, { id: 1, phone: '+998930000001' }, { language: 'ru', secret: 'x' }),
  reminders: (db) => remindOfBookings(withoutTransactions(db), notifier()),
};
it.each(Object.entries(reads))('%s reads at most 1/30 of the rows', async (_name, read) => {
  expect(await excessive(server.db, bounds, read)).toEqual([]);
});
