// npm run faults: the built site under load while its database, its power and its own processes fail; -- --short takes under two
// minutes. Prints a table; exits 1 when an acknowledged request is lost or doubled, a process dies of its database, a cached page
// stays away, or a rolling restart drops a request.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fullEmbedded, fullPostgres } from './faults/diskFull.mjs';
import { storedInFolder } from './faults/embedded.mjs';
import { kills } from './faults/kills.mjs';
import { compare } from './faults/load.mjs';
import { connectionsCut, frozen, restart, stopped, storedInPostgres, withFault } from './faults/postgresFaults.mjs';
import { powerCut } from './faults/powerCut.mjs';
import { startRedis } from './faults/redisFaults.mjs';
import { rollingRestart } from './faults/rolling.mjs';
import { build } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { bad, good, say } from './lib/progress.mjs';

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

/** `pagesStay`: the process lives on, so every cached page is there; `nothingDropped`: nor does any answer fail. */
const scenarios = {
  'kill -9, embedded': {
    run: () => kills(embedded, { count: short ? 5 : 20 }),
    stored: () => storedInFolder(embedded.DATA_DIR),
  },
  'kill -9, PostgreSQL': { run: () => kills(onPostgres, { count: short ? 3 : 20 }) },
  'PostgreSQL restarted': { run: () => withFault(onPostgres, () => restart(postgres)), pagesStay: true },
  // For longer than Caddy looks for a process that is ready.
  'PostgreSQL gone': {
    run: () => withFault(onPostgres, () => stopped(postgres, short ? 7_000 : 30_000)),
    pagesStay: true,
  },
  'PostgreSQL frozen': {
    run: () => withFault(onPostgres, () => frozen(postgres, short ? 8_000 : 30_000)),
    pagesStay: true,
  },
  'connections cut': {
    run: () => withFault(onPostgres, () => connectionsCut(postgres, short ? 20 : 200)),
    pagesStay: true,
  },
  'Redis gone': {
    run: async () => redis && withFault({ ...onPostgres, REDIS_URL: redis.url }, () => redis.stop()),
    pagesStay: true,
    without: 'no Redis or Valkey is installed',
  },
  'rolling restart': {
    run: () => rollingRestart(onPostgres, { rounds: short ? 1 : 3 }),
    pagesStay: true,
    nothingDropped: true,
  },
  'disk full, embedded': {
    run: () => fullEmbedded({ ms: short ? 4_000 : 30_000 }),
    pagesStay: true,
    without: 'mounting is not permitted',
  },
  'disk full, PostgreSQL': {
    run: () => fullPostgres({ ms: short ? 4_000 : 30_000 }),
    pagesStay: true,
    without: 'mounting is not permitted',
  },
  'power cut, embedded': {
    run: () => powerCut({ cuts: short ? 3 : 10 }),
    without: 'mounting is not permitted',
  },
};

async function judge([
  name,
  { run, stored = () => storedInPostgres(postgres.url), pagesStay, nothingDropped, without },
]) {
  say(name);
  const outcome = await run();
  if (!outcome) return { name, notes: [`left out: ${without} here`] };
  const { answers, pages } = outcome.load ?? outcome;
  const { lost, doubled } = outcome.load ? compare(outcome.load.acknowledged, await stored()) : outcome;
  const failed = Object.entries(answers).reduce((sum, [kind, count]) => sum + (kind === '2xx' ? 0 : count), 0);
  const faults = [
    lost > 0 && `${lost} lost`,
    doubled > 0 && `${doubled} doubled`,
    pagesStay && pages.failed > 0 && `${pages.failed} pages away`,
    answers['5xx'] > 0 && `${answers['5xx']} neither accepted nor refused with 503`,
    nothingDropped && failed > 0 && `${failed} dropped`,
  ].filter(Boolean);
  if (nothingDropped) faults.push(...[...outcome.load.refusals].slice(0, 3));
  return { name, answers, pages, lost, doubled, faults, notes: outcome.notes };
}

const rows = [];
try {
  for (const scenario of Object.entries(scenarios)) {
    if (only && !only.some((word) => scenario[0].includes(word))) continue;
    try {
      rows.push(await judge(scenario));
    } catch (error) {
      rows.push({ name: scenario[0], notes: [], faults: [error instanceof Error ? error.message : String(error)] });
    }
  }
} finally {
  await postgres.stop();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
}

console.log(
  '\n| fault | accepted | other answers | pages asked, away | longest without a page | lost | doubled |\n|---|---|---|---|---|---|---|',
);
for (const { name, answers, pages, lost, doubled, notes } of rows) {
  const { '2xx': accepted = 0, ...others } = answers ?? {};
  const rest = Object.entries(others).map(([kind, count]) => `${count} ${kind}`);
  console.log(
    answers
      ? `| ${[name, ...notes].join(', ')} | ${accepted} | ${rest.join(', ') || '0'} | ${pages.asked}, ${pages.failed} | ${Math.round(pages.longestGapMs)} ms | ${lost} | ${doubled} |`
      : `| ${[name, ...notes].join(', ')} | | | | | | |`,
  );
}
const failures = rows.filter(({ faults = [] }) => faults.length > 0);
for (const { name, faults } of failures) bad(`${name}: ${faults.join(', ')}`);
if (failures.length === 0) good('Nothing was lost, doubled or dropped');
console.log(`${rows.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
