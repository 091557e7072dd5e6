import { parseArgs } from 'node:util';
import { startMapTiles } from '../e2e/shared/doubles';
import { startServer } from '../e2e/shared/server';
import type { Row } from './lib/figures';
import { PUBLIC_PAGES } from './lib/pages';
import { readResults, resultsTable, storePart, writeTable } from './lib/results';
import { table } from './lib/tables';
import { warmUp } from './lib/warmUp';
import { measureApiReads } from './parts/apiReads';
import { measureBooking } from './parts/booking';
import { measureContent } from './parts/content';
import { measureDesk } from './parts/desk';
import { measureDeskScroll } from './parts/deskScroll';
import { measureFirstViews } from './parts/firstView';
import { measureImport } from './parts/importPrices';
import { measureInteractivity } from './parts/interactivity';
import { measureLighthouse } from './parts/lighthouse';
import { measureLoginTiming } from './parts/loginTiming';
import { measureMemory } from './parts/memory';
import { type Change, measurePageChanges } from './parts/pageChange';
import { measureRendering } from './parts/rendering';
import { measureSearch } from './parts/search';
import { measureSuggestions } from './parts/suggestions';
import { measureThroughput } from './parts/throughput';
import { measureVisits } from './parts/visits';

const changes: readonly Change[] = [
  { from: '/', linkTo: '/home/services' },
  { from: '/services', linkTo: '/services/singl-services/1' },
  { from: '/shop', linkTo: '/shop/singl-shop/1' },
  { from: '/uz/blog', linkTo: '/uz/blog/blog-singl-post/26' },
  { from: '/', linkTo: '/services', menu: true },
  { from: '/', linkTo: '/contacts', menu: true },
];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    requests: { type: 'string', default: '100000' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const pages = values.pages?.split(',') ?? PUBLIC_PAGES;

type Found = Row[] | { rows: Row[]; remarks: string[] };

async function onServer<T>(measure: (origin: string) => Promise<T>): Promise<T> {
  const tiles = await startMapTiles();
  const server = await startServer({ LOG_LEVEL: 'silent', MAP_TILES_URL: `${tiles.url}/{z}/{x}/{y}.svg` });
  try {
    await warmUp(server.url);
    return await measure(server.url);
  } finally {
    await server.stop();
    await tiles.close();
  }
}

const parts: Record<string, () => Promise<Found>> = {
  views: () => onServer((origin) => measureFirstViews(origin, pages, runs)),
  interactivity: () => onServer((origin) => measureInteractivity(origin, pages, runs)),
  changes: () => onServer((origin) => measurePageChanges(origin, changes, runs)),
  lighthouse: () => onServer((origin) => measureLighthouse(origin, pages, runs)),
  rendering: () => measureRendering(),
  throughput: () => measureThroughput(),
  api: () => measureApiReads(20 * runs),
  search: () => measureSearch(),
  suggestions: () => measureSuggestions(),
  desk: () => measureDesk(20 * runs),
  content: () => measureContent(20 * runs),
  deskScroll: () => measureDeskScroll(),
  import: () => measureImport(),
  visits: () => measureVisits(20 * runs),
  booking: () => measureBooking(20 * runs),
  login: () => measureLoginTiming(),
  memory: () => measureMemory(Number(values.requests)),
};

async function main() {
  const wanted = values.only?.split(',') ?? Object.keys(parts);
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}`);
  const results = readResults();
  for (const name of wanted) {
    const found = (await parts[name]?.()) ?? [];
    const { rows, remarks } = Array.isArray(found) ? { rows: found, remarks: [] } : found;
    console.log(`\n${name}\n${table(rows)}`);
    for (const remark of remarks) console.log(`   ${remark}`);
    storePart(results, name, rows, remarks);
  }
  console.log(`\n${resultsTable(results)}`);
  if (values.write) writeTable(results);
}

// Exits explicitly: cache timers of rendered pages keep the process alive for minutes.
main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
