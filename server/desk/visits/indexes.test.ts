import { sql } from 'drizzle-orm';
import type { VisitListQuery } from '../../../contract/desk/visits';
import type { Database } from '../../db/database';
import { scaleVisits } from '../../seed/scaledVisits';
import { excessive } from '../../testing/lookedAt';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { seedDesk } from '../seed/seedDesk';
import type { SignedIn } from '../signedIn';
import { listVisits } from './list';
import { requirePlausible } from './mileage';
import { readVisit } from './one';
import type { Asking } from './scope';

const ROWS = 100_000;
/** Rows that one statement may look at: a fiftieth. */
const bounds = { growing: /^visit/, most: ROWS / 50 };

let server: TestServer;
let own: number[];
let ids: { visit: number; customer: number; person: number; car: number; day: string };

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await seedDesk(db);
  await db.execute(sql`insert into users (phone, first_name, last_name)
    select '+99894' || lpad(n::text, 7, '0'), 'Азиз', 'Каримов' from generate_series(1, 5000) n`);
  await scaleVisits(db, ROWS);
  const branches = await db.execute<{ id: number }>(sql`select id from branches order by id limit 2`);
  own = branches.rows.map(({ id }) => id);
  const { rows } = await db.execute<
    typeof ids
  >(sql`select (select max(id) from visits where branch_id = ${own[0]}) as visit,
    (select max(id) from users) as customer, (select min(id) from staff) as person, (select min(id) from cars) as car,
    (now() - interval '400 days')::date::text as day`);
  ids = rows[0] ?? { visit: 0, customer: 0, person: 0, car: 0, day: '' };
}, 120_000);
afterAll(() => server.close());

const asking = (branches: number[] | null, role: SignedIn['role'] = 'manager'): Asking => ({
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
type Read = (db: Database, given: Asking) => Promise<unknown>;
const list =
  (query: () => VisitListQuery): Read =>
  (db, given) =>
    listVisits(db, query(), given);
const reads: Record<string, Read> = {
  'under way': list(() => ({})),
  'under way, of a branch': list(() => ({ branch: own[0] ?? 0 })),
  mine: list(() => ({ mine: 'yes' })),
  'of a day': list(() => ({ day: ids.day })),
  closed: list(() => ({ state: 'closed' })),
  'closed, a later page': async (db, given) => {
    const { next } = await listVisits(db, { state: 'closed' }, given);
    return listVisits(db, { state: 'closed', after: next ?? '' }, given);
  },
  'of a customer': list(() => ({ customer: ids.customer })),
  'by a plate': list(() => ({ q: '01B777' })),
  'by a phone': list(() => ({ q: '93 001 23' })),
  'by a reference': list(() => ({ q: 'Y-7K3M-92QD' })),
  'by a name that many have': list(() => ({ q: 'Каримов' })),
  'by a name that nobody has': list(() => ({ q: 'Эльдорбек' })),
  one: (db, given) => readVisit(db, ids.visit, given),
  'the last mileage': (db) => requirePlausible(db, { carId: ids.car, mileage: 1, isSeen: undefined }).catch(() => null),
};

const who: Record<string, () => Asking> = {
  'an owner': () => asking(null),
  'a manager': () => asking(own),
  'a mechanic': () => asking(own, 'mechanic'),
};
describe.each(Object.entries(who))('of %s', (_name, whose) => {
  it.each(Object.entries(reads))('%s', async (_read, read) => {
    expect(await excessive(server.db, bounds, (db) => read(db, whose()))).toEqual([]);
  });
});
