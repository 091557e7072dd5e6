import { sql } from 'drizzle-orm';
import { dayOfEnquiries } from '../enquiries/deskDay';
import { countEnquiries, type EnquiryReader, listEnquiries, readEnquiry, totalOf } from '../enquiries/deskRead';
import type { Database } from '../platform/db/database';
import { scaleDesk } from '../seed/scaled';
import { seedDesk } from '../seed/seedDesk';
import { listAudit } from '../staff/audit/read';
import { excessive } from '../testing/scannedRows';
import { startTestServer, type TestServer } from '../testing/testServer';
import { readCustomer } from './customerCard';
import { listCustomers, lookUp } from './customers';
import { listMessages } from './messageLog';
import { readOutbox } from './outbox';

const ROWS = 100_000;
/** A query may read a tenth of the rows. A plan with an index proves nothing, because it may scan the whole index. */
const MAX_ROWS_READ = ROWS / 10;

let server: TestServer;
let own: number[];
let ids: { enquiry: number; customer: number; person: number };

beforeAll(async () => {
  server = await startTestServer();
  const { db, patient } = server;
  await seedDesk(db);
  await scaleDesk(patient, ROWS);
  const { rows } = await db.execute<{ id: number }>(sql`select id from branches order by id limit 2`);
  own = rows.map(({ id }) => id);
  const found = await db.execute<typeof ids>(sql`select (select max(id) from requests) as enquiry,
    (select max(id) from users) as customer, (select min(id) from staff) as person`);
  ids = found.rows[0] ?? { enquiry: 0, customer: 0, person: 0 };
}, 120_000);
afterAll(() => server.close());

const asking = (branches: number[] | null): EnquiryReader => ({ scope: { branches }, me: ids.person, language: 'ru' });
type Read = (db: Database, enquiryReader: EnquiryReader) => Promise<unknown>;
const list =
  (query: Parameters<typeof listEnquiries>[1]): Read =>
  (db, given) =>
    listEnquiries(db, query, given);
const reads: Record<string, Read> = {
  newest: list({}),
  'newest, a later page': async (db, given) => {
    const { next } = await listEnquiries(db, {}, given);
    return listEnquiries(db, { after: next ?? '' }, given);
  },
  urgent: list({ order: 'urgent' }),
  open: list({ status: 'new,in_work,waiting' }),
  closed: list({ status: 'refused,spam' }),
  'by section': list({ section: 'shop' }),
  'by branch': (db, given) => listEnquiries(db, { branch: String(own[0]) }, given),
  'of no branch': list({ branch: 'none' }),
  'by branch and status': (db, given) => listEnquiries(db, { branch: `${own[0]},none`, status: 'new' }, given),
  mine: list({ assignee: 'me' }),
  "nobody's": list({ assignee: 'none', status: 'new' }),
  'mine or nobody’s, urgent': list({ assignee: 'me,none', order: 'urgent' }),
  overdue: list({ due: 'overdue' }),
  'in time': list({ due: 'due', order: 'urgent' }),
  'of a time long ago': list({ from: '2025-01-01', to: '2025-01-02' }),
  'of a time, by section and status': list({ from: '2025-01-01', to: '2025-02-01', section: 'shop', status: 'done' }),
  'by a part of a phone': list({ q: '9012345' }),
  'by what every phone has': list({ q: '+998 90' }),
  'by a name': list({ q: 'шерзод юсупова' }),
  'by a name that many have': list({ q: 'шерзод' }),
  'by a name that nobody has': list({ q: 'Эльдорбек' }),
  'by a reference': list({ q: 'Y-7K3M' }),
  'by a whole reference': list({ q: 'Y-7K3M-92QD' }),
  'by a plate': list({ q: '01A777' }),
  'by a name, of a branch': (db, given) => listEnquiries(db, { q: 'камила', branch: String(own[0]) }, given),
  counts: countEnquiries,
  'the total of what is open': (db, given) => totalOf(db, { order: 'urgent' }, given),
  'the total of a search': (db, given) => totalOf(db, { q: 'шерзод юсупова' }, given),
  'the day': (db, given) => dayOfEnquiries(db, {}, given),
  'one enquiry': (db, given) => readEnquiry(db, ids.enquiry, given),
  'a call comes in': (db, { scope }) => lookUp(db, '9012345', scope),
  'a call comes in, four digits': (db, { scope }) => lookUp(db, '1234', scope),
  'a call comes in, by what every phone has': (db, { scope }) => lookUp(db, '99890', scope),
  'a call comes in, a whole phone': (db, { scope }) => lookUp(db, '+998900012345', scope),
  customers: (db, { scope }) => listCustomers(db, {}, scope),
  'customers by phone': (db, { scope }) => listCustomers(db, { q: '0012345' }, scope),
  'customers by name': (db, { scope }) => listCustomers(db, { q: 'Нодира Алимов' }, scope),
  'customers by plate': (db, { scope }) => listCustomers(db, { q: '01B777' }, scope),
  'one customer': (db, { scope, me, language }) => readCustomer(db, ids.customer, { scope, staffId: me, language }),
  'messages to a customer': (db, { scope }) =>
    listMessages(db, { kind: 'customer', id: ids.customer }, {}, { scope, secret: 'x' }),
  messages: (db, { scope }) => readOutbox(db, scope, true),
};
const audits: Record<string, (db: Database) => Promise<unknown>> = {
  'the audit': (db) => listAudit(db, {}, 'ru'),
  'the audit of a person': (db) => listAudit(db, { person: ids.person }, 'ru'),
  'the audit of somebody who did nothing': (db) => listAudit(db, { person: 999 }, 'ru'),
  'the audit of a thing': (db) => listAudit(db, { thing: 'enquiry', thing_id: 7 }, 'ru'),
  'the audit of a kind and a day': (db) =>
    listAudit(db, { thing: 'enquiry', from: '2025-01-01', to: '2025-01-02' }, 'ru'),
};

const GROWING = /^(requests|users|cars|desk_notes|audit_entries|messages)/;

const bounds = { growing: GROWING, most: MAX_ROWS_READ };

const who: Record<string, () => number[] | null> = { 'an owner': () => null, 'a manager': () => own };
describe.each(Object.entries(who))('scope of %s', (_name, branches) => {
  it.each(Object.entries(reads))('%s reads at most a tenth of the rows', async (_name, read) => {
    expect(await excessive(server.db, bounds, (db) => read(db, asking(branches())))).toEqual([]);
  });
});

it.each(Object.entries(audits))('%s reads at most a tenth of the rows', async (_name, read) => {
  expect(await excessive(server.db, bounds, read)).toEqual([]);
});
