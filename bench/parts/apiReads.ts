import { sql } from 'drizzle-orm';
import { scaleContent } from '../../server/seed/scaled';
import { startTestServer, type TestServer } from '../../server/testing/testServer';
import { atMost, figure, onPage, quantile, type Row } from '../lib/figures';

type Read = { path: string; body?: object };

const reads: readonly Read[] = [
  { path: '/articles/' },
  { path: '/articles/?page=3' },
  { path: '/articles/by-pg/7' },
  { path: '/articles/filter', body: { category: 2 } },
  { path: '/articles/filter', body: { tag: 2 } },
  { path: '/articles/filter', body: { month: 6 } },
  { path: '/articles/filter', body: { month: 6, date: 3 } },
  { path: '/spare-part/?page=1' },
  { path: '/spare-part/?page=3' },
  { path: '/spare-part/?category=2' },
  { path: '/spare-part/?manufacturer=TRW' },
  { path: '/spare-part/?category=2&manufacturer=Shell' },
  { path: '/spare-part/7/' },
  { path: '/services/web/?page=1' },
];
const WARM_UP = 10;

type Reading = { ms: number; entries: number };

async function read({ app, db }: TestServer, { path, body }: Read): Promise<Reading> {
  await db.execute(sql`update content_version set version = version + 1`);
  await app.contentVersion({ fresh: true });
  const call = { url: `/api/main${path}`, ...(body ? { method: 'POST' as const, payload: body } : {}) };
  const since = performance.now();
  const reply = await app.inject(call);
  const ms = performance.now() - since;
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`);
  return { ms, entries: reply.json<{ results?: unknown[] }>().results?.length ?? 1 };
}

type Pair = { demo: number[]; large: number[] };

const ratioOf = ({ demo, large }: Pair, part: number) => quantile(large, part) / quantile(demo, part);

/**
 * Measures every read with the demo content and with a hundred times as much. Both alternate in one process, so the
 * ratio does not depend on the machine. The limit applies only to reads that return the same number of entries
 * for both.
 */
export async function measureApiReads(rounds: number): Promise<Row[]> {
  const demo = await startTestServer();
  const large = await startTestServer();
  try {
    await scaleContent(large.db);
    const rows: Row[] = [];
    const all: Pair = { demo: [], large: [] };
    for (const each of reads) {
      const times: Pair = { demo: [], large: [] };
      let alike = true;
      for (let round = 0; round < rounds + WARM_UP; round++) {
        const found = { demo: await read(demo, each), large: await read(large, each) };
        alike = found.demo.entries === found.large.entries;
        if (round < WARM_UP) continue;
        times.demo.push(found.demo.ms);
        times.large.push(found.large.ms);
      }
      if (alike) {
        all.demo.push(...times.demo);
        all.large.push(...times.large);
      }
      const p95 = ratioOf(times, 0.95);
      rows.push(
        ...onPage(`${each.path}${each.body ? ` ${JSON.stringify(each.body)}` : ''}`, [
          figure('median, demo content', quantile(times.demo, 0.5), ' ms'),
          figure('median at 100× content, beside it', ratioOf(times, 0.5), '×'),
          alike
            ? atMost('p95 of an API read with 100× content, relative to the demo content', p95, 1.3, '×')
            : figure('p95 at 100× content, a longer answer', p95, '×'),
        ]),
      );
    }
    return [
      ...rows,
      atMost('p95 of all these reads together, relative to the demo content', ratioOf(all, 0.95), 1.3, '×'),
    ];
  } finally {
    await Promise.all([demo.close(), large.close()]);
  }
}
