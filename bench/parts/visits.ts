import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { closedVisit } from '../../server/testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../../server/testing/demoCustomer';
import { startTestServer, type TestServer } from '../../server/testing/testServer';
import { atMost, figure, onPage, quantile, type Row } from '../lib/figures';

const OWN = { few: 10, many: 1_000 };
const ALL = { few: 1_000, many: 100_000 };
const WARM_UP = 10;
const PAPERS = 5;
const AT_ONCE = 10_000;

const reads: Record<string, string> = {
  'the newest visits': '/history',
  'of a car': '/history?car=CAR',
  'of a year': '/history?year=YEAR',
  totals: '/history/totals',
  'a visit': '/history/CAR',
};

type Desk = { server: TestServer; customer: DemoCustomer; first: number };

/** Closed visits of everybody, so many of them of one customer. They are written as they are read, without a seal that holds. */
async function open(own: number, all: number): Promise<Desk> {
  const server = await startTestServer();
  const customer = await createDemoCustomer(server);
  const first = await closedVisit(server.db, { userId: customer.userId, at: '2020-01-01T00:00:00Z' });
  for (let from = 2; from <= all; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE - 1, all);
    await server.db.execute(sql`
      insert into visits (branch_id, state, user_id, car, plate, year, mileage, language, opened_at, closed_at, number, total, hash, previous_hash, subject)
      select 1, 'closed', case when n % ${all / own}::int = 0 then ${customer.userId}::int end, 'Chevrolet Cobalt', '01A777AA', 2018, n, 'ru',
        at, at, n, 100000 + n, md5(n::text), md5((n - 1)::text), ''
      from (select n, timestamptz '2020-01-01' + n * interval '30 minutes' as at from generate_series(${from}::int, ${to}::int) n) made`);
  }
  await server.db.execute(sql`vacuum analyze`);
  return { server, customer, first };
}

async function read({ server, customer, first }: Desk, path: string) {
  const since = performance.now();
  const reply = await server.app.inject({
    url: `/api/main/authentication${path.replace('CAR', String(first)).replace('YEAR', '2020')}`,
    headers: { authorization: `Bearer ${customer.accessToken}` },
  });
  const ms = performance.now() - since;
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
  return ms;
}

async function measureLists(rounds: number): Promise<Row[]> {
  const [few, many] = [await open(OWN.few, ALL.few), await open(OWN.many, ALL.many)];
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(reads)) {
      const times = { few: [] as number[], many: [] as number[] };
      for (let round = 0; round < rounds + WARM_UP; round++) {
        const found = { few: await read(few, path), many: await read(many, path) };
        if (round < WARM_UP) continue;
        times.few.push(found.few);
        times.many.push(found.many);
      }
      const ratio = quantile(times.many, 0.95) / quantile(times.few, 0.95);
      const what = `p95 with ${ALL.many} visits, ${OWN.many} of them the customer's`;
      rows.push(
        ...onPage(name, [
          figure(what, quantile(times.many, 0.95), ' ms'),
          // All visits of a customer are added up, of whom one with a hundredth has a hundredth.
          name === 'totals'
            ? figure(`${what}, beside a hundredth, which is added up`, ratio, '×')
            : atMost(`p95 of the history, beside a hundredth of it`, ratio, 1.3, '×'),
        ]),
      );
    }
    return rows;
  } finally {
    await Promise.all([few.server.close(), many.server.close()]);
  }
}

/** Papers of forty pages, and how long others wait meanwhile. */
async function measurePaper(): Promise<Row[]> {
  const server = await startTestServer();
  try {
    const customer = await createDemoCustomer(server);
    const id = await closedVisit(server.db, {
      userId: customer.userId,
      lines: Array.from({ length: 200 }, (_, at) => ({ name: `Работа ${at}, `.repeat(12), price: 1_000 + at })),
      findings: Array.from({ length: 100 }, (_, at) => ({
        level: 'yellow',
        title: `Найдено ${at}`,
        note: 'Остаток 2 мм, на диске бортик. '.repeat(30),
      })),
      photos: 60,
    });
    const headers = { authorization: `Bearer ${customer.accessToken}` };
    const paper = () => server.app.inject({ url: `/api/main/authentication/history/${id}/paper`, headers });
    const pages = ((await paper()).rawPayload.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const times: number[] = [];
    delay.enable();
    for (let turn = 0; turn < PAPERS; turn++) {
      const since = performance.now();
      await paper();
      times.push(performance.now() - since);
    }
    delay.disable();
    return [
      figure('pages of the paper', pages),
      atMost('a paper of 40 pages', Math.max(...times), 2_000, ' ms'),
      atMost('the longest pause of everybody else meanwhile', delay.max / 1e6, 50, ' ms'),
    ];
  } finally {
    await server.close();
  }
}

export const measureVisits = async (rounds: number): Promise<Row[]> => [
  ...(await measureLists(rounds)),
  ...(await measurePaper()),
];
