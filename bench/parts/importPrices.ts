import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import writeXlsxFile from 'write-excel-file/node';
import type { Import } from '../../contract/desk/imports';
import { seedDesk } from '../../server/desk/seed/seedDesk';
import { scaleContent } from '../../server/seed/scaledContent';
import { type DeskBrowser, deskBrowserOf } from '../../server/testing/deskBrowser';
import { startTestServer, type TestServer } from '../../server/testing/testServer';
import { quantile, type Row } from '../lib/figures';

const ROWS = 20_000;
const SITE = '/api/main/spare-part/1/';

/** Asks for a part of the site again and again until the work is through; milliseconds of each answer. */
async function whileAsked(server: TestServer, work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  const end = { isThere: false };
  const working = work().finally(() => {
    end.isThere = true;
  });
  while (!end.isThere) {
    const since = performance.now();
    await server.app.inject(SITE);
    took.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await working;
  return took;
}

async function measure(server: TestServer, owner: DeskBrowser, name: string, file: Buffer): Promise<Row[]> {
  const rows: Row[] = [];
  const step = async <T>(what: string, work: () => Promise<T>, mostMs: number | null): Promise<T> => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const since = performance.now();
    let result: T | undefined;
    const took = await whileAsked(server, async () => {
      result = await work();
    });
    const seconds = (performance.now() - since) / 1000;
    delay.disable();
    const of = `${name}, ${what}`;
    rows.push({ what: of, value: seconds, unit: 's', bar: mostMs === null ? null : { most: mostMs / 1000 } });
    rows.push({ what: `${of}: longest delay of the event loop`, value: delay.max / 1e6, unit: 'ms', bar: null });
    rows.push({ what: `${of}: 99 % of delays`, value: delay.percentile(99) / 1e6, unit: 'ms', bar: null });
    rows.push({ what: `${of}: 95 % of a site's reads meanwhile`, value: quantile(took, 0.95), unit: 'ms', bar: null });
    return result as T;
  };
  const json = async (path: string, body: object) => {
    const reply = await owner.call('POST', path, { body });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json<Import>();
  };
  const headers = { 'content-type': 'application/octet-stream' };
  const read = await step(
    'read and stored',
    async () => (await owner.call('POST', '/imports', { body: file, headers })).json<Import>(),
    null,
  );
  const tried = await step('dry run', () => json(`/imports/${read.id}/check`, { columns: read.columns }), 10_000);
  await step('applied', () => json(`/imports/${tried.id}/apply`, { check: tried.check }), null);
  await step('undone', () => json(`/imports/${tried.id}/undo`, {}), null);
  return rows;
}

/** A spreadsheet of 20 000 prices over as many parts, in the embedded database: the hardest case, for it shares the process's one thread. */
export async function measureImport(): Promise<Row[]> {
  const server = await startTestServer();
  await seedDesk(server.db);
  await scaleContent(server.db, ROWS);
  await server.db.execute(sql`update parts set mpn = 'N' || id`);
  const owner = await deskBrowserOf(server, 'owner');
  const { rows: parts } = await server.db.execute<{ mpn: string; price: string }>(
    sql`select mpn, price from parts order by id`,
  );
  const table = parts.map(({ mpn, price }) => [mpn, Number(price) + 1_000] as const);
  const csv = Buffer.from(['Артикул;Цена', ...table.map((row) => row.join(';'))].join('\r\n'));
  const xlsx = await writeXlsxFile([
    [{ value: 'Артикул' }, { value: 'Цена' }],
    ...table.map(([mpn, price]) => [{ value: mpn }, { value: price }]),
  ]).toBuffer();
  const before = await whileAsked(server, () => new Promise((resolve) => setTimeout(resolve, 2_000)));
  const found = [
    { what: "95 % of a site's reads before", value: quantile(before, 0.95), unit: 'ms', bar: null },
    ...(await measure(server, owner, 'CSV', csv)),
    ...(await measure(server, owner, 'XLSX', xlsx)),
  ];
  await server.close();
  return found;
}
