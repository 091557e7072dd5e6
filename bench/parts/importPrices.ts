import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import writeXlsxFile from 'write-excel-file/node';
import type { Import } from '../../contract/stock';
import { scaleContent } from '../../server/seed/scaled';
import { seedDesk } from '../../server/seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../server/testing/deskBrowser';
import { startTestServer, type TestServer } from '../../server/testing/testServer';
import { figure, quantile, type Row } from '../lib/figures';

const ROWS = 20_000;
const part = (id: number) => `/api/main/spare-part/${id}/`;
let lastPart = 1;
const BACKGROUND_READS = {
  "a site's kept reads": () => part(1),
  "a site's reads of the database": () => part(2 + (lastPart++ % (ROWS - 2))),
};

async function withBackgroundReads(server: TestServer, work: () => Promise<unknown>): Promise<(of: string) => Row[]> {
  const end = { isThere: false };
  const working = work().finally(() => {
    end.isThere = true;
  });
  const asking = Object.entries(BACKGROUND_READS).map(async ([what, path]) => {
    const took: number[] = [];
    while (!end.isThere) {
      const since = performance.now();
      await server.app.inject(path());
      took.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return { what, took };
  });
  const answered = await Promise.all(asking);
  await working;
  return (of) =>
    answered.flatMap(({ what, took }) => [
      figure(`${of}: 95 % of ${what}`, quantile(took, 0.95), 'ms'),
      figure(`${of}: the longest of ${what}`, Math.max(...took), 'ms'),
    ]);
}

async function measure(server: TestServer, owner: DeskBrowser, name: string, file: Buffer): Promise<Row[]> {
  const rows: Row[] = [];
  const step = async <T>(what: string, work: () => Promise<T>, maxMs: number | null): Promise<T> => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const since = performance.now();
    let result: T | undefined;
    const rowsOf = await withBackgroundReads(server, async () => {
      result = await work();
    });
    const seconds = (performance.now() - since) / 1000;
    delay.disable();
    const of = `${name}, ${what}`;
    rows.push({ what: of, value: seconds, unit: 's', bar: maxMs === null ? null : { most: maxMs / 1000 } });
    rows.push({ what: `${of}: longest delay of the event loop`, value: delay.max / 1e6, unit: 'ms', bar: null });
    rows.push({ what: `${of}: 99 % of delays`, value: delay.percentile(99) / 1e6, unit: 'ms', bar: null });
    rows.push(...rowsOf(of));
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

/**
 * Imports 20 000 prices, with and without stock. The embedded database is the worst case, because it runs on the
 * server's thread; DATABASE_URL_TEST measures PostgreSQL.
 */
export async function measureImport(): Promise<Row[]> {
  const server = await startTestServer();
  await seedDesk(server.db);
  await scaleContent(server.db, ROWS);
  await server.db.execute(sql`update parts set mpn = 'N' || id`);
  await server.db.execute(sql`vacuum analyze`);
  // Excludes the pending rebuild of 20 000 search documents.
  await server.db.execute(sql`delete from search_stale`);
  const owner = await deskBrowserOf(server, 'owner');
  const { rows: branches } = await server.db.execute<{ id: number; name: string }>(
    sql`select id, name ->> 'ru' as name from branches order by id limit 1`,
  );
  const branch = branches[0];
  if (!branch) throw new Error('There is no branch');
  const { rows: parts } = await server.db.execute<{ mpn: string; price: string; stock: number }>(
    sql`select mpn, price, coalesce((select on_hand from stock where part_id = id and branch_id = ${branch.id}), 0) as stock
      from parts order by id`,
  );
  const table = parts.map(({ mpn, price, stock }) => [mpn, Number(price) + 1_000, stock + 1] as const);
  const csv = Buffer.from(['Артикул;Цена', ...table.map(([mpn, price]) => `${mpn};${price}`)].join('\r\n'));
  const head = ['Артикул', 'Цена', branch.name];
  const xlsx = await writeXlsxFile([head, ...table].map((row) => row.map((value) => ({ value })))).toBuffer();
  const alone = await withBackgroundReads(server, () => new Promise((resolve) => setTimeout(resolve, 3_000)));
  const found = [
    ...alone('before'),
    ...(await measure(server, owner, 'CSV, prices', csv)),
    ...(await measure(server, owner, 'XLSX, prices and stock', xlsx)),
  ];
  await server.close();
  return found;
}
