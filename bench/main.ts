import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startServer } from '../e2e/server';
import { type Row, table } from './lib/figures';
import { openBrowser } from './lib/phone';
import { measureFirstViews } from './parts/firstView';
import { measureLighthouse } from './parts/lighthouse';
import { measureLoginTiming } from './parts/loginTiming';
import { measurePageChanges } from './parts/pageChange';
import { measureRendering } from './parts/rendering';
import { measureCachedPages } from './parts/throughput';

const pages = ['/', '/uz', '/services', '/shop', '/blog', '/contacts'];
const indexable = ['/', '/uz'];
const changes = [
  { from: '/', linkTo: '/home/services' },
  { from: '/services', linkTo: '/services/singl-services/1' },
  { from: '/shop', linkTo: '/shop/singl-shop/1' },
];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const runs = Number(values.runs);
const wanted = (part: string) => !values.only || values.only.split(',').includes(part);

async function main() {
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const rows: Row[] = [];
  const remarks: string[] = [];
  const report = (part: string, found: Row[]) => {
    rows.push(...found);
    console.log(`\n${part}\n${table(found)}`);
  };
  try {
    if (wanted('throughput'))
      report('Pages a second', [...(await measureCachedPages(server.url, 8)), ...(await measureRendering())]);
    if (wanted('login')) report('Refused sign-ins', await measureLoginTiming());
    const browser = await openBrowser();
    if (wanted('views')) report('First view on the phone', await measureFirstViews(browser, server.url, pages, runs));
    if (wanted('changes'))
      report('Page changes on the phone', await measurePageChanges(browser, server.url, changes, runs));
    await browser.close();
    if (wanted('lighthouse')) {
      const found = await measureLighthouse(server.url, indexable, 3);
      remarks.push(...found.remarks);
      report('Lighthouse', found.rows);
      for (const remark of remarks) console.log(`  ${remark}`);
    }
  } finally {
    await server.stop();
  }
  mkdirSync('bench/results', { recursive: true });
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model };
  writeFileSync('bench/results/latest.json', `${JSON.stringify({ machine, runs, rows, remarks }, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
