import { sql } from 'drizzle-orm';
import type { VisitListQuery } from '#contract/visitsDesk';
import { priceRange } from '../booking/priceRange';
import { readRequestedServices } from '../booking/serviceRequirements';
import { requirePlausible } from '../care/mileage';
import { readUpcomingMaintenance } from '../care/upcomingMaintenance';
import { readCustomer } from '../desk/customerCard';
import { listCustomers, lookUp } from '../desk/customers';
import { listMessages } from '../desk/messageLog';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { scaleVisits } from '../seed/scaled';
import { seedDesk } from '../seed/seedDesk';
import type { SignedIn } from '../staff/signedIn';
import { excessive } from '../testing/scannedRows';
import { startTestServer, type TestServer } from '../testing/testServer';
import { listVisits } from './deskList';
import { readVisit } from './deskOne';
import { listReviews } from './deskReviews';
import { verifyDocument } from './documentVerification';
import { listHandovers } from './handovers';
import { findHistoryVisit, historyTotals, listHistory } from './history';
import type { DeskReader } from './scope';
import { readShared } from './sharedHistory';

const ROWS = 100_000;
const bounds = { growing: /^(visit|history_|messages)/, most: ROWS / 50 };
const TOKEN = 'a'.repeat(32);

let server: TestServer;
let own: number[];
let ids: {
  visit: number;
  customer: number;
  person: number;
  car: number;
  day: string;
  closed: number;
  last: number;
  other: number;
};

beforeAll(async () => {
  server = await startTestServer();
  const { db, patient } = server;
  await seedDesk(db);
  await db.execute(sql`insert into users (phone, first_name, last_name)
    select '+99894' || lpad(n::text, 7, '0'), 'Азиз', 'Каримов' from generate_series(1, 5000) n`);
  await db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
    select id, (select min(id) from car_models), '', 2020, '01A777AA', 50000 from users`);
  await scaleVisits(patient, ROWS);
  const branches = await db.execute<{ id: number }>(sql`select id from branches order by id limit 2`);
  own = branches.rows.map(({ id }) => id);
  const { rows } = await db.execute<
    typeof ids
  >(sql`select (select max(id) from visits where branch_id = ${own[0]}) as visit,
    (select max(id) from users) as customer, (select min(id) from staff) as person,
    (now() - interval '400 days')::date::text as day, (select max(id) from cars) as car,
    (select id from visits where car_id = (select max(id) from cars) and state = 'closed' order by id limit 1) as closed,
    (select id from visits where car_id = (select max(id) from cars) and state = 'closed' order by id desc limit 1) as last,
    (select id from users where id <> (select max(id) from users) order by id desc limit 1) as other`);
  ids = rows[0] ?? { visit: 0, customer: 0, person: 0, car: 0, day: '', closed: 0, last: 0, other: 0 };
  await shareAndReview(db);
}, 120_000);
afterAll(() => server.close());

async function shareAndReview(db: Database): Promise<void> {
  const { customer, car, closed } = ids;
  await db.execute(sql`insert into history_shares (user_id, car_id, token_hash, expires_at)
    values (${customer}, ${car}, ${hashOfToken(TOKEN)}, now() + interval '1 day')`);
  await db.execute(sql`insert into history_handovers (user_id, car_id, token_hash, expires_at)
    values (${customer}, ${car}, ${hashOfToken(TOKEN)}, now() + interval '1 day')`);
  await db.execute(sql`insert into history_grants (user_id, car_id, visit_id)
    select taker.user_id, taker.id, visit.id from visits visit join cars taker on taker.user_id = visit.user_id + 1
    where visit.state = 'closed' and (visit.id % 10 = 0 or taker.id = ${car}) on conflict do nothing`);
  // Closed visits are immutable and reviews are content, so triggers must be off.
  const triggers = (what: 'disable' | 'enable') =>
    Promise.all(
      ['visits', 'visit_lines', 'visit_reviews'].map((table) =>
        db.execute(sql.raw(`alter table ${table} ${what} trigger user`)),
      ),
    );
  await triggers('disable');
  await db.execute(sql`insert into visit_reviews (visit_id, branch_id, name, stars, text, language, state, written_at)
    select id, branch_id, 'Азиз', 5, '', 'ru', case when id % 100 = 0 then 'waiting' else 'shown' end, closed_at
    from visits where state = 'closed' and id % 10 = 0`);
  await db.execute(sql`update visits set paper = ${TOKEN} where id = ${closed}`);
  await db.execute(sql`update visit_lines set service_id = 1 + id % 3`);
  await triggers('enable');
  await db.execute(sql`insert into messages (channel, kind, state, visit_id, phone_hash, next_try_at, expires_at, created_at)
    select 'sms', 'visit_closed_sms', 'sent', id, md5(id::text), opened_at, opened_at, coalesce(closed_at, opened_at) from visits`);
  await db.execute(sql`vacuum analyze messages`);
  await db.execute(sql`vacuum analyze history_grants, visit_lines, visit_reviews, cars`);
}

const asking = (branches: number[] | null, role: SignedIn['role'] = 'manager'): DeskReader => ({
  me: {
    sessionId: 1,
    stage: 'full',
    id: ids.person,
    name: '',
    phone: '',
    hasTotp: false,
    role,
    scope: { branches },
  },
  language: 'ru',
});
type Read = (db: Database, deskReader: DeskReader) => Promise<unknown>;
const list =
  (query: () => VisitListQuery): Read =>
  (db, given) =>
    listVisits(db, query(), given);
const reads: Record<string, Read> = {
  open: list(() => ({})),
  'open, of a branch': list(() => ({ branch: own[0] ?? 0 })),
  mine: list(() => ({ mine: 'yes' })),
  'of a day': list(() => ({ day: ids.day })),
  closed: list(() => ({ state: 'closed' })),
  'closed, a later page': async (db, given) => {
    const { next } = await listVisits(db, { state: 'closed' }, given);
    return listVisits(db, { state: 'closed', after: next ?? '' }, given);
  },
  'of a customer': list(() => ({ customer: ids.customer })),
  'messages to a customer': (db, { me }) =>
    listMessages(db, { kind: 'customer', id: ids.customer }, {}, { scope: me.scope, secret: 'x' }),
  'messages about a visit': (db, { me }) =>
    listMessages(db, { kind: 'visit', id: ids.visit }, {}, { scope: me.scope, secret: 'x' }),
  'by a plate': list(() => ({ q: '01B777' })),
  'closed, by a plate': list(() => ({ q: '01B777', over: 'yes' })),
  'by a phone': list(() => ({ q: '93 001 23' })),
  'by a reference': list(() => ({ q: 'Y-7K3M-92QD' })),
  'by a name that many have': list(() => ({ q: 'Каримов' })),
  'by a name that nobody has': list(() => ({ q: 'Эльдорбек' })),
  'an incoming call': (db, { me }) => lookUp(db, '930012345', me.scope),
  customers: (db, { me }) => listCustomers(db, {}, me.scope),
  'customers by a plate': (db, { me }) => listCustomers(db, { q: '01B777' }, me.scope),
  'customers by a phone': (db, { me }) => listCustomers(db, { q: '93 001 23' }, me.scope),
  'customers by a name that nobody has': (db, { me }) => listCustomers(db, { q: 'Эльдорбек' }, me.scope),
  'the card of a customer': (db, { me, language }) =>
    readCustomer(db, ids.customer, { scope: me.scope, staffId: me.id, language }),
  'reviews waiting for approval': (db, { me }) => listReviews(db, me.scope, { state: 'waiting' }, 'ru'),
  'reviews, a later page': async (db, { me }) => {
    const { next } = await listReviews(db, me.scope, { state: 'shown' }, 'ru');
    return listReviews(db, me.scope, { state: 'shown', after: next ?? '' }, 'ru');
  },
  one: (db, given) => readVisit(db, ids.visit, given),
  'the last mileage': (db, { me: { scope } }) =>
    requirePlausible(db, { carId: ids.car, mileage: 1, isConfirmed: undefined, scope }).catch(() => null),
};

const customersReads: Record<string, (db: Database) => Promise<unknown>> = {
  'their visits': (db) => listHistory(db, ids.customer, {}, 'ru'),
  'those of a car': (db) => listHistory(db, ids.customer, { car: ids.last }, 'ru'),
  'those of a year': (db) => listHistory(db, ids.customer, { year: 2025 }, 'ru'),
  'a later page': (db) => listHistory(db, ids.customer, { before: ids.closed }, 'ru'),
  'price range of services': async (db) => priceRange(db, await readRequestedServices(db, [1, 2, 3]), 1),
  totals: (db) => historyTotals(db, ids.customer),
  'one visit': (db) => findHistoryVisit(db, { id: ids.closed, userId: ids.customer }, 'ru'),
  'upcoming maintenance': (db) => readUpcomingMaintenance(db, sql`car.user_id = ${ids.customer}`, 'x'),
  reminders: (db) => readUpcomingMaintenance(db, sql`car.user_id in ${[ids.customer, ids.other, ids.other - 1]}`, 'x'),
  'a shared history': (db) => readShared(db, TOKEN, 'ru'),
  handovers: (db) => listHandovers(db, ids.customer),
  'document verification': (db) => verifyDocument(db, TOKEN, 'ru'),
};

const who: Record<string, () => DeskReader> = {
  'an owner': () => asking(null),
  'a manager': () => asking(own),
  'a mechanic': () => asking(own, 'mechanic'),
};
describe.each(Object.entries(who))('scope of %s', (_name, whose) => {
  it.each(Object.entries(reads))('%s reads a limited number of rows', async (_read, read) => {
    expect(await excessive(server.db, bounds, (db) => read(db, whose()))).toEqual([]);
  });
});

it.each(Object.entries(customersReads))('the customer query %s reads a limited number of rows', async (_name, read) => {
  expect(await excessive(server.db, bounds, read)).toEqual([]);
});
