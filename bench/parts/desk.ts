import { scaleDesk } from '../../server/seed/scaled';
import { seedDesk } from '../../server/seed/seedDesk';
import { deskBrowserOf } from '../../server/testing/deskBrowser';
import { startTestServer, type TestServer } from '../../server/testing/testServer';
import { atLeast, atMost, figure, onPage, quantile, type Row } from '../lib/figures';
import { listenTo } from './deskStreams';

const FEW = 1_000;
const MANY = 100_000;
const WARM_UP = 10;
const LISTENERS = 50;
const FACTS = 20;

const OPENING = ['/me', '/enquiries?status=new,in_work,waiting', '/enquiries/counts', '/views', '/colleagues'];
const reads: Record<string, readonly string[]> = {
  'the desk opens': OPENING,
  'the inbox, newest': ['/enquiries'],
  'the inbox, urgent': ['/enquiries?order=urgent'],
  'by status': ['/enquiries?status=done'],
  'by section': ['/enquiries?section=shop'],
  'by branch': ['/enquiries?branch=1,none'],
  'by assignee': ['/enquiries?assignee=me'],
  "nobody's and new": ['/enquiries?assignee=none&status=new'],
  overdue: ['/enquiries?due=overdue'],
  'of two days': ['/enquiries?from=FROM&to=TO'],
  'of two days, by section and status': ['/enquiries?from=FROM&to=TO&section=shop&status=done,refused'],
  'search: a part of a phone': ['/enquiries?q=0012345'],
  'search: the beginning of every phone': ['/enquiries?q=%2B998%2090'],
  'search: a name': ['/enquiries?q=шерзод'],
  'search: name and surname': ['/enquiries?q=гулнора%20юсупова'],
  'search: a name that nobody has': ['/enquiries?q=Эльдорбек'],
  'search: a reference': ['/enquiries?q=Y-7K3M-92QD'],
  'search: a plate': ['/enquiries?q=01A777'],
  'total of a section': ['/enquiries/total?section=shop'],
  'a call comes in': ['/customers/lookup?phone=1234567'],
  customers: ['/customers'],
  'customers by name': ['/customers?q=Нодира%20Алимов'],
  'the audit': ['/audit'],
  'the audit of a person': ['/audit?person=1'],
};
const OWNERS_ALONE = /^\/audit/;

type Desk = { server: TestServer; cookie: string };
type Reading = { ms: number; entries: number };

async function open(enquiries: number, role: string): Promise<Desk> {
  const server = await startTestServer();
  await seedDesk(server.db);
  await scaleDesk(server.db, enquiries);
  const browser = await deskBrowserOf(server, role);
  return { server, cookie: browser.cookie() ?? '' };
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

async function read({ server, cookie }: Desk, paths: readonly string[]): Promise<Reading> {
  const since = performance.now();
  const replies = await Promise.all(
    paths.map((path) => {
      const url = `/api/desk${path.replace('FROM', day(4)).replace('TO', day(3))}`;
      return server.app.inject({ url: encodeURI(decodeURI(url)), headers: { cookie } });
    }),
  );
  const ms = performance.now() - since;
  for (const { statusCode, body } of replies) if (statusCode !== 200) throw new Error(`${paths[0]}: ${body}`);
  const entries = replies.map((reply) => {
    const { items, total } = reply.json<{ items?: unknown[]; total?: number }>();
    return items?.length ?? total ?? 1;
  });
  return { ms, entries: entries.reduce((sum, count) => sum + count, 0) };
}

type Pair = { few: number[]; many: number[] };
const ratioOf = ({ few, many }: Pair, part: number) => quantile(many, part) / quantile(few, part);

/**
 * Compares reads with `MANY` and with `FEW` enquiries. The limit applies only to reads that return the same number of
 * entries.
 */
async function measureReads(role: string, rounds: number): Promise<Row[]> {
  const few = await open(FEW, role);
  const many = await open(MANY, role);
  try {
    const rows: Row[] = [];
    const all: Pair = { few: [], many: [] };
    for (const [name, paths] of Object.entries(reads)) {
      if (role !== 'owner' && paths.some((path) => OWNERS_ALONE.test(path))) continue;
      const times: Pair = { few: [], many: [] };
      let alike = true;
      for (let round = 0; round < rounds + WARM_UP; round++) {
        const found = { few: await read(few, paths), many: await read(many, paths) };
        alike = found.few.entries === found.many.entries;
        if (round < WARM_UP) continue;
        times.few.push(found.few.ms);
        times.many.push(found.many.ms);
      }
      if (alike) {
        all.few.push(...times.few);
        all.many.push(...times.many);
      }
      const p95 = ratioOf(times, 0.95);
      rows.push(
        ...onPage(`${name} (${role})`, [
          figure(`p95 with ${MANY} enquiries`, quantile(times.many, 0.95), ' ms'),
          figure(`median with ${MANY} enquiries, beside ${FEW}`, ratioOf(times, 0.5), '×'),
          alike
            ? atMost(`p95 of a desk read with ${MANY} enquiries, beside ${FEW}`, p95, 1.3, '×')
            : figure(`p95 with ${MANY} enquiries, a longer answer`, p95, '×'),
        ]),
      );
    }
    return [...rows, atMost(`p95 of all these desk reads together (${role})`, ratioOf(all, 0.95), 1.3, '×')];
  } finally {
    await Promise.all([few.server.close(), many.server.close()]);
  }
}

async function measureStreams(): Promise<Row[]> {
  const server = await startTestServer();
  try {
    await seedDesk(server.db);
    const { times, expected, heapPerListener } = await listenTo(server, LISTENERS, FACTS);
    return [
      atLeast(`events told to ${LISTENERS} open desks`, (100 * times.length) / expected, 100, ' %'),
      figure(`an enquiry at ${LISTENERS} open desks, median`, quantile(times, 0.5), ' ms'),
      atMost(`an enquiry at ${LISTENERS} open desks, p95`, quantile(times, 0.95), 2_000, ' ms'),
      figure('memory of an open desk', heapPerListener / 1024, ' KB'),
    ];
  } finally {
    await server.close();
  }
}

export async function measureDesk(rounds: number): Promise<Row[]> {
  return [
    ...(await measureReads('owner', rounds)),
    ...(await measureReads('manager', rounds)),
    ...(await measureStreams()),
  ];
}
