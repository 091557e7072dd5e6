import autocannon from 'autocannon';
import { type RunningServer, startServer } from '../../e2e/shared/server';
import { atLeast, figure, onPage, type Row } from '../lib/figures';
import { withLargeContent } from '../lib/largeContent';
import { cpuMsOf, PROBED } from '../lib/serverProbe';

const WARM_UP_SECONDS = 4;
const CONNECTIONS = 10;

async function answered(server: RunningServer, paths: readonly string[], seconds: number) {
  const headers = { 'accept-encoding': 'br' };
  const ask = (duration: number) =>
    autocannon({
      url: server.url,
      duration,
      connections: CONNECTIONS,
      requests: paths.map((path) => ({ path, headers })),
    });
  await ask(WARM_UP_SECONDS);
  const before = await cpuMsOf(server);
  const { errors, non2xx, requests } = await ask(seconds);
  const used = (await cpuMsOf(server)) - before;
  if (errors || non2xx) throw new Error(`${paths[0]}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return { aSecond: requests.average, aSecondOfItsOwn: (1_000 * requests.total) / used };
}

const call = '/api/main/services/web/?page=1';
const numbered = (path: string, last: number) => Array.from({ length: last }, (_, index) => `${path}${index + 1}`);
const pages = ['/', '/about', '/services', '/shop', '/blog', '/contacts'];
const calls = [...numbered('/api/main/spare-part/?page=', 5), ...numbered('/api/main/articles/?page=', 4), call];

async function measureAt(settings: Record<string, string>, seconds: number): Promise<Row[]> {
  const server = await startServer({ ...PROBED, ...settings });
  try {
    const home = await answered(server, ['/'], seconds);
    const all = await answered(server, pages, seconds);
    const api = await answered(server, calls, seconds);
    return [
      // The limit applies to CPU time, because the client shares the machine and uses more of it than the server.
      atLeast('/ from the page cache, pages per second of processor time', home.aSecondOfItsOwn, 5_000),
      figure('/ from the page cache, pages per second', home.aSecond),
      figure('public pages from the page cache, pages per second', all.aSecond),
      figure('API calls a second, lists of parts, articles and services', api.aSecond),
    ];
  } finally {
    await server.stop();
  }
}

export async function measureThroughput(seconds = 6): Promise<Row[]> {
  const demo = await measureAt({}, seconds);
  const large = await withLargeContent((folder) => measureAt({ DATA_DIR: folder }, seconds));
  return [...onPage('demo content', demo), ...onPage('100× content', large)];
}
