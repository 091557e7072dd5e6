import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { startTestServer, type TestServer } from '../testing/testServer';
import { listAudit } from './audit/read';
import { listCustomers, lookUp } from './customers/list';
import { dayOfEnquiries } from './enquiries/day';
import { type Asking, countEnquiries, listEnquiries } from './enquiries/list';

const ROWS = 20_000;

let server: TestServer;
let own: number[];

/** Enquiries of three years, most of them done: as many as make a plan choose an index, which then holds for any more. */
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await db.execute(sql`alter table requests disable trigger user`);
  await db.execute(sql`insert into requests (section, status, text, phone, full_name, name_folded, branch_id, created_at, due_at, answered_at)
    select (array['bookCategor_home', 'bookCategor_about', 'shop'])[1 + n % 3]::request_section,
      (case when n < 300 then (array['new', 'in_work', 'waiting'])[1 + n % 3] else 'done' end)::request_status, 'text',
      '+99890' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'Name ' || n, 'name' || md5(n::text),
      (select id from branches order by id offset n % 14 limit 1), at, at + interval '1 day', case when n >= 300 then at + interval '1 hour' end
    from (select n, now() - n * interval '20 minutes' as at from generate_series(0, ${ROWS} - 1) n) found`);
  await db.execute(sql`insert into audit_entries (at, staff_id, action, thing, thing_id)
    select now() - n * interval '1 minute', n % 30, 'changed', 'enquiry', n from generate_series(1, ${ROWS}) n`);
  await db.execute(sql`insert into users (phone, first_name, last_name)
    select '+99891' || lpad(n::text, 7, '0'), md5(n::text), md5((n * 3)::text) from generate_series(1, ${ROWS}) n`);
  await db.execute(sql`vacuum analyze`);
  const { rows } = await db.execute<{ id: number }>(sql`select id from branches order by id limit 2`);
  own = rows.map(({ id }) => id);
});
afterAll(() => server.close());

const asking = (branches: number[] | null): Asking => ({ scope: { branches }, me: 1, language: 'ru' });
type Read = (db: Database, given: Asking) => Promise<unknown>;
const reads: Record<string, Read> = {
  newest: (db, given) => listEnquiries(db, {}, given),
  urgent: (db, given) => listEnquiries(db, { order: 'urgent' }, given),
  'by status': (db, given) => listEnquiries(db, { status: 'waiting,new' }, given),
  'by section': (db, given) => listEnquiries(db, { section: 'shop' }, given),
  'by branch': (db, given) => listEnquiries(db, { branch: String(own[0]) }, given),
  mine: (db, given) => listEnquiries(db, { assignee: 'me' }, given),
  overdue: (db, given) => listEnquiries(db, { due: 'overdue' }, given),
  'of a time': (db, given) => listEnquiries(db, { from: '2026-01-01', to: '2026-01-02' }, given),
  'by a part of a phone': (db, given) => listEnquiries(db, { q: '90123' }, given),
  'by a name': (db, given) => listEnquiries(db, { q: 'шерзод' }, given),
  'by a reference': (db, given) => listEnquiries(db, { q: 'Y-7K3M' }, given),
  counts: countEnquiries,
  'the day': (db, given) => dayOfEnquiries(db, {}, given),
  'a call comes in': (db, { scope }) => lookUp(db, '9012345', scope),
  'customers by phone': (db, { scope }) => listCustomers(db, { q: '0012345' }, scope),
};
const audits: Record<string, (db: Database) => Promise<unknown>> = {
  'the audit': (db) => listAudit(db, {}, 'ru'),
  'the audit of a person': (db) => listAudit(db, { person: 7 }, 'ru'),
  'the audit of a thing': (db) => listAudit(db, { thing: 'enquiry', thing_id: 7 }, 'ru'),
};
const WHOLE_TABLE = /Seq Scan on (requests|audit_entries|users)\b.*/g;

type Client = { query: (...given: unknown[]) => Promise<{ rows: Record<string, string>[] }> };

/** What a read takes whole, as the plans of its statements say. */
async function wholeTables(read: (db: Database) => Promise<unknown>): Promise<string[]> {
  const { $client: client } = server.db as unknown as { $client: Client };
  const ask = client.query;
  const asked: unknown[][] = [];
  client.query = (...given) => {
    asked.push(given);
    return ask.apply(client, given);
  };
  try {
    await read(server.db);
  } finally {
    client.query = ask;
  }
  expect(asked.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const [statement, parameters] of asked) {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
    const { rows } = await ask.call(client, `explain ${text}`, parameters);
    found.push(
      ...(rows
        .map((row) => row['QUERY PLAN'])
        .join('\n')
        .match(WHOLE_TABLE) ?? []),
    );
  }
  return found;
}

describe.each([
  ['an owner', () => null],
  ['a manager', () => own],
] as const)('of %s', (_who, branches) => {
  it.each(Object.entries(reads))('%s is read by an index', async (_name, read) => {
    expect(await wholeTables((db) => read(db, asking(branches())))).toEqual([]);
  });
});

it.each(Object.entries(audits))('%s is read by an index', async (_name, read) => {
  expect(await wholeTables(read)).toEqual([]);
});
