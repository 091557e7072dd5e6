// npm run faults: the built site under load while database, disk, power and processes fail; --short takes under two
// minutes.
// Fails if an acknowledged request is lost or duplicated, a process dies of its database, a cached page is unavailable,
// or a rolling restart drops a request.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fullEmbedded, fullPostgres } from './faults/diskFull.mjs';
import { storedInFolder } from './faults/embedded.mjs';
import { judge, table } from './faults/judge.mjs';
import { kills } from './faults/kills.mjs';
import { connectionsCut, frozen, restart, stopped, storedInPostgres, withFault } from './faults/postgresFaults.mjs';
import { powerCut } from './faults/powerCut.mjs';
import { startRedis } from './faults/redisFaults.mjs';
import { behindCaddy, withoutCaddy } from './faults/rolling.mjs';
import { build } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { bad, good, say, seconds } from './lib/progress.mjs';
import { close } from './lib/steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();
await build();
const short = process.argv.includes('--short');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1].split(',') : null;

const postgres = await startPostgres();
const redis = await startRedis();
const folder = mkdtempSync(join(tmpdir(), 'faults-'));
const onPostgres = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'unused') };
const embedded = { DATABASE_URL: 'embedded', DATA_DIR: join(folder, 'data') };
const inPostgres = () => storedInPostgres(postgres.url);
// Longer than `lb_try_duration`, for which Caddy retries.
const outageMs = short ? 6_000 : 30_000;
const fullMs = short ? 3_000 : 30_000;

/**
 * `pagesStay`: cached pages stay available and every call gets a reply. `nothingFails`: no call is refused. `run`
 * returns null if the program named by `without` is missing.
 */
const scenarios = {
  'kill -9, embedded': {
    run: () => kills(embedded, { count: short ? 3 : 20 }),
    stored: () => storedInFolder(embedded.DATA_DIR),
  },
  'kill -9, PostgreSQL': { run: () => kills(onPostgres, { count: short ? 3 : 20 }), stored: inPostgres },
  'PostgreSQL restarted': {
    run: () => withFault(onPostgres, () => restart(postgres)),
    stored: inPostgres,
    pagesStay: true,
  },
  'PostgreSQL stopped': {
    run: () => withFault(onPostgres, () => stopped(postgres, outageMs)),
    stored: inPostgres,
    pagesStay: true,
  },
  'PostgreSQL frozen': {
    run: () => withFault(onPostgres, () => frozen(postgres, outageMs)),
    stored: inPostgres,
    pagesStay: true,
  },
  'connections cut': {
    run: () => withFault(onPostgres, () => connectionsCut(postgres, short ? 20 : 200)),
    stored: inPostgres,
    pagesStay: true,
  },
  'Redis gone': {
    run: async () =>
      redis && withFault({ ...onPostgres, REDIS_URL: redis.url }, () => redis.away(short ? 2_000 : 20_000)),
    stored: inPostgres,
    pagesStay: true,
    nothingFails: true,
    without: 'Redis or Valkey',
  },
  'rolling restart behind Caddy': {
    run: () => behindCaddy(onPostgres, { rounds: short ? 1 : 3 }),
    stored: inPostgres,
    pagesStay: true,
    nothingFails: true,
    without: 'Caddy',
  },
  'rolling restart without Caddy': {
    run: () => withoutCaddy(onPostgres, { rounds: short ? 1 : 3 }),
    stored: inPostgres,
    pagesStay: true,
    nothingFails: true,
  },
  'disk full, embedded': { run: () => fullEmbedded({ ms: fullMs }), pagesStay: true, without: 'permission to mount' },
  'disk full, PostgreSQL': { run: () => fullPostgres({ ms: fullMs }), pagesStay: true, without: 'permission to mount' },
  'power cut, embedded': { run: () => powerCut({ cuts: short ? 3 : 10 }), without: 'permission to mount' },
};

const rows = [];
try {
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (only && !only.some((word) => name.includes(word))) continue;
    const since = performance.now();
    const row = await judge(name, scenario);
    if (row === null) {
      say(`Skipped: ${name}, missing ${scenario.without}`);
      continue;
    }
    rows.push(row);
    if (row.faults.length > 0) bad(`${name}: ${row.faults.join(', ')}`);
    else good(`${name} (${seconds(since)})`);
  }
} finally {
  await postgres.stop();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
}

console.log(`\n${table(rows)}`);
const failed = rows.filter(({ faults }) => faults.length > 0);
const failures = failed.map(({ name, faults }) => `${name}: ${faults.join(', ')}`);
close({ passed: rows.length - failed.length, failed: failed.length, failures });
