import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { scaleVisits } from '../../server/seed/scaled';
import { seedDesk } from '../../server/seed/seedDesk';
import { closedVisit } from '../../server/testing/closedVisit';
import { createDemoCustomer } from '../../server/testing/demoCustomer';
import { deskBrowserOf } from '../../server/testing/deskBrowser';
import { startTestServer, type TestServer } from '../../server/testing/testServer';
import { atMost, figure, median, onPage, quantile, type Row } from '../lib/figures';

const OWN = { few: 10, many: 1_000 };
const ALL = { few: 1_000, many: 100_000 };
const WARM_UP = 10;
const PAPERS = 5;
const BATCH_SIZE = 2_000;

const customersReads: Record<string, string> = {
  'the newest visits': '/history',
  'of a car': '/history?car=FIRST',
  'of a year': '/history?year=2020',
  totals: '/history/totals',
  'a visit': '/history/FIRST',
};

const deskReads: Record<string, string> = {
  'under way': '/visits',
  'under way, of a branch': '/visits?branch=1',
  'of whoever asks': '/visits?mine=yes',
  closed: '/visits?state=closed',
  'of a day': '/visits?day=DAY',
  'of a customer': '/visits?customer=CUSTOMER',
  'search: a plate': '/visits?q=01B777',
  'search: a phone': '/visits?q=93%20001%2023',
  'search: a name that many have': '/visits?q=Каримов',
  'search: a reference': '/visits?q=Y-7K3M-92QD',
  'a visit': '/visits/FIRST',
};

type Side = { server: TestServer; ask: (path: string) => Promise<Reply> };
type Reply = Awaited<ReturnType<TestServer['app']['inject']>>;

/** Starts a server with `all` closed visits, `own` of one customer. Their hash chain is not valid. */
async function customersSide(own: number, all: number): Promise<Side> {
  const server = await startTestServer();
  const { userId, accessToken } = await createDemoCustomer(server);
  const first = await closedVisit(server.db, { userId, at: '2020-01-01T00:00:00Z' });
  await server.db.execute(sql`alter table visits disable trigger user`);
  for (let from = 2; from <= all; from += BATCH_SIZE) {
    const to = Math.min(from + BATCH_SIZE - 1, all);
    await server.db.execute(sql`
      insert into visits (branch_id, state, user_id, car, plate, year, mileage, language, opened_at, closed_at, number, total, hash, previous_hash, subject)
      select 1, 'closed', case when n % ${all / own}::int = 0 then ${userId}::int end, 'Chevrolet Cobalt', '01A777AA', 2018, n, 'ru',
        at, at, n, 100000 + n, md5(n::text), md5((n - 1)::text), ''
      from (select n, timestamptz '2020-01-01' + n * interval '30 minutes' as at from generate_series(${from}::int, ${to}::int) n) made`);
  }
  await server.db.execute(sql`alter table visits enable trigger user`);
  await server.db.execute(sql`vacuum analyze`);
  const headers = { authorization: `Bearer ${accessToken}` };
  const ask = (path: string) =>
    server.app.inject({ url: `/api/main/authentication${path.replace('FIRST', String(first))}`, headers });
  return { server, ask };
}

async function desksSide(all: number): Promise<Side> {
  const server = await startTestServer();
  await seedDesk(server.db);
  const { userId } = await createDemoCustomer(server);
  await scaleVisits(server.db, all);
  const headers = { cookie: (await deskBrowserOf(server, 'manager')).cookie() ?? '' };
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select max(id) as id from visits where branch_id = 1 and state = 'closed'`,
  );
  const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const written = (path: string) =>
    path.replace('DAY', day).replace('CUSTOMER', String(userId)).replace('FIRST', String(rows[0]?.id));
  return {
    server,
    ask: (path) => server.app.inject({ url: `/api/desk${encodeURI(decodeURI(written(path)))}`, headers }),
  };
}

async function timed({ ask }: Side, path: string) {
  const since = performance.now();
  const reply = await ask(path);
  const ms = performance.now() - since;
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
  const { items } = reply.json<{ items?: unknown[] }>();
  return { ms, entries: items?.length ?? 1 };
}

/** Compares lists with many and with few visits. The limit applies only to lists with the same number of entries. */
async function measureLists(
  what: string,
  paths: Record<string, string>,
  [few, many]: readonly [Side, Side],
  rounds: number,
): Promise<Row[]> {
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const times = { few: [] as number[], many: [] as number[] };
      let isAlike = name !== 'totals';
      for (let round = 0; round < rounds + WARM_UP; round++) {
        const found = { few: await timed(few, path), many: await timed(many, path) };
        isAlike &&= found.few.entries === found.many.entries;
        if (round < WARM_UP) continue;
        times.few.push(found.few.ms);
        times.many.push(found.many.ms);
      }
      const ratio = quantile(times.many, 0.95) / quantile(times.few, 0.95);
      const middle = median(times.many) / median(times.few);
      rows.push(
        ...onPage(`${name} (${what})`, [
          figure(`p95 with ${ALL.many} visits`, quantile(times.many, 0.95), ' ms'),
          isAlike
            ? atMost('p95 of visits, beside a hundredth of them', ratio, 1.3, '×')
            : figure('p95 of visits, beside a hundredth of them, which is less to read', ratio, '×'),
          isAlike
            ? atMost('median of visits, beside a hundredth of them', middle, 1.3, '×')
            : figure('median of visits, beside a hundredth of them, which is less to read', middle, '×'),
        ]),
      );
    }
    return rows;
  } finally {
    await Promise.all([few.server.close(), many.server.close()]);
  }
}

const processorTime = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Returns a function that returns the longest block of the event loop so far, in ms of CPU time. */
function watchStretches(): () => number {
  let longest = 0;
  let last = processorTime();
  const timer = setInterval(() => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

async function measurePdf(): Promise<Row[]> {
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
    const begun = performance.now();
    const bytes = (await paper()).rawPayload;
    const first = performance.now() - begun;
    const pages = (bytes.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const times: number[] = [];
    delay.enable();
    const longest = watchStretches();
    for (let turn = 0; turn < PAPERS; turn++) {
      const since = performance.now();
      await paper();
      times.push(performance.now() - since);
    }
    delay.disable();
    const stretch = longest();
    return [
      figure('pages of the paper', pages),
      figure('the first of them, whose thread has yet to start and to be compiled', first, ' ms'),
      atMost('a paper of 40 pages', Math.max(...times), 2_000, ' ms'),
      atMost('the longest pause of everybody else meanwhile', delay.max / 1e6, 50, ' ms'),
      atMost('the longest of them, at the processor time it took', stretch, 50, ' ms'),
    ];
  } finally {
    await server.close();
  }
}

export const measureVisits = async (rounds: number): Promise<Row[]> => [
  ...(await measureLists(
    'customer',
    customersReads,
    [await customersSide(OWN.few, ALL.few), await customersSide(OWN.many, ALL.many)],
    rounds,
  )),
  ...(await measureLists('desk', deskReads, [await desksSide(ALL.few), await desksSide(ALL.many)], rounds)),
  ...(await measurePdf()),
];
