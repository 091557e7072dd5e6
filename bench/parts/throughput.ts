import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from '../../e2e/server';
import { atLeast, figure, onPage, type Row } from '../lib/figures';

const WARM_UP_SECONDS = 1;
const CONNECTIONS = 10;

/** Requests a second that `origin` answers at these paths in turn; throws when an answer fails. */
export async function requestsPerSecond(origin: string, paths: readonly string[], seconds: number): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const ask = (duration: number) =>
    autocannon({
      url: origin,
      duration,
      connections: CONNECTIONS,
      requests: paths.map((path) => ({ path, headers })),
    });
  await ask(WARM_UP_SECONDS);
  const { errors, non2xx, requests } = await ask(seconds);
  if (errors || non2xx) throw new Error(`${paths[0]}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return requests.average;
}

const call = '/api/main/services/web/?page=1';
const numbered = (path: string, last: number) => Array.from({ length: last }, (_, index) => `${path}${index + 1}`);
const pages = ['/', '/about', '/services', '/shop', '/blog', '/contacts'];
const calls = [...numbered('/api/main/spare-part/?page=', 5), ...numbered('/api/main/articles/?page=', 4), call];

async function measureAt(settings: Record<string, string>, seconds: number): Promise<Row[]> {
  const server = await startServer({ LOG_LEVEL: 'silent', ...settings });
  const { url } = server;
  try {
    return [
      atLeast('/ from the HTML cache, pages a second', await requestsPerSecond(url, ['/'], seconds), 5_000),
      figure('public pages from the HTML cache, a second', await requestsPerSecond(url, pages, seconds)),
      figure('API calls a second, lists of parts, articles and services', await requestsPerSecond(url, calls, seconds)),
    ];
  } finally {
    await server.stop();
  }
}

/** What one process answers over the network, with the demo content and with a hundred times of it. */
export async function measureThroughput(seconds = 6): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-large-'));
  try {
    const demo = await measureAt({}, seconds);
    execFileSync(process.execPath, ['-r', 'esbuild-register', 'bench/scaleContent.ts'], {
      env: { ...process.env, DATA_DIR: folder },
    });
    const large = await measureAt({ DATA_DIR: folder }, seconds);
    return [...onPage('demo content', demo), ...onPage('100× content', large)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
