import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { lint } from './lint.mjs';
import { bin, run } from './run.mjs';
import { oneCheck, summarize } from './steps.mjs';
import { skipUnchanged } from './unchanged.mjs';

const quiet = { quiet: true };
const folders = ['src', 'server', 'contract', 'webpack'];
const cruise = ['--config', '.dependency-cruiser.cjs', '--cache', '.cache/imports', '--cache-strategy', 'content'];
const generate = ['-r', 'esbuild-register', 'scripts/generate.ts', '--check'];
const generated = ['contract', 'scripts/generate.ts', 'scripts/generate', 'src/api', 'biome.json', 'package-lock.json'];
const unused = ['--no-progress', '--cache', '--cache-location', '.cache/unused'];
const types = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

/** Checks without build or browser. The types also check that both languages have all texts. */
export const staticChecks = [
  { name: 'Types', run: () => oneCheck(bin('tsc', types, quiet)) },
  { name: 'Lint', run: () => oneCheck(lint()) },
  { name: 'Format', run: () => oneCheck(bin('biome', ['check', '--error-on-warnings', '.'], quiet)) },
  { name: 'Import directions', run: () => oneCheck(bin('depcruise', [...cruise, ...folders], quiet)) },
  {
    name: 'References of comments and documents',
    run: () => oneCheck(run(process.execPath, ['scripts/check-references.mjs'], quiet)),
  },
  {
    name: 'Generated calls and endpoints',
    run: () => oneCheck(skipUnchanged('.cache/generated', generated, () => run(process.execPath, generate, quiet))),
  },
  { name: 'Files, exports and packages that nothing uses', run: () => oneCheck(bin('knip', unused, quiet)) },
  {
    name: 'English of comments, documents and commits',
    run: () => oneCheck(run(process.execPath, ['scripts/check-language.mjs'], quiet)),
  },
];

export const REDUCED_RUNS = { KILLS: '2', FUZZ_RUNS: '20', TRIES: '500' };
export const MIN_RUNS = { ...REDUCED_RUNS, FUZZ_RUNS: '5' };

/** Tests of query plans with large tables: installations of that size use PostgreSQL. */
const AT_SCALE = ['/(indexes|deskIndexes)\\.test'];
/** Tests of invalid input, which the server rejects before any SQL statement. */
const WRONG_INPUT = ['/(fuzz|hostile)\\.test'];
const WITHOUT_DATABASE = [
  '/server/booking/(availability|chooseBay|night)\\.test',
  '/server/(visits/pdf/|seed/content/|ops/containers\\.)',
];
/** Tests that kill the process, and the embedded database with it. */
const KILLED = ['/killed\\w*\\.test'];
const PROGRAMS = [
  '/server/(main|prepare|stop|ops/(personProgram|verifyHistory)|platform/db/endWithDatabase)\\.test',
  '/(outage|slowConnections)\\.test',
];
const REPEATED = [
  '/server/(ops/backup/|visits/pdf/draw\\.test)',
  '/(limits|limitCounts|race|concurrent|longest|regularExpressions)\\.test',
];
const LONG = [...KILLED, ...PROGRAMS, ...REPEATED];

export const WITH_STATEMENTS =
  'accounts booking care catalog desk enquiries messages ops platform/db platform/limits platform/metrics seed staff testing visits'
    .split(' ')
    .map((folder) => `server/${folder}/`);
const ON_EMBEDDED = [...WRONG_INPUT, ...WITHOUT_DATABASE, ...KILLED];

/** @param {string[]} patterns */
const without = (...patterns) => ['--testPathIgnorePatterns', '/node_modules/', ...patterns];

/**
 * Tests that jest skips: before a push, on the embedded database, on PostgreSQL, and on the embedded database if CI
 * also runs PostgreSQL.
 */
export const LEFT_OUT = {
  beforePush: without(...AT_SCALE, ...WRONG_INPUT, ...LONG),
  onEmbedded: without(...AT_SCALE),
  onPostgres: without(...ON_EMBEDDED),
  besidePostgres: without(`^(?!.*(?:${ON_EMBEDDED.join('|')})).*/(?:${WITH_STATEMENTS.join('|')})`),
};

/**
 * @param {string[]} args
 * @returns {Promise<import('./steps.mjs').Outcome>}
 */
export async function jest(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'jest-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await bin('jest', ['--json', `--outputFile=${report}`, ...args], { quiet: true, env });
    const found = JSON.parse(readFileSync(report, 'utf8'));
    const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
    const failures = found.testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative('.', name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (message && tests.length === 0) return [summarize(file, message)];
      return tests.map((test) => summarize(`${file}: ${test.fullName}`, ...test.failureMessages));
    });
    return { passed: found.numPassedTests, failed: failed || (code === 0 ? 0 : 1), output, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @returns {string[]}
 */
function failedIn({ specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const [{ projectName, results }] = tests;
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      return summarize(`${file}:${line} [${projectName}]: ${title}`, ...messages);
    });
  return [...failed, ...suites.flatMap(failedIn)];
}

/**
 * @param {string[]} args
 * @returns {Promise<import('./steps.mjs').Outcome>}
 */
export async function journeys(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await bin('playwright', ['test', '--reporter=list,json', ...args], {
      quiet: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
    // A test that passes only on a retry counts as failed.
    const failed = stats.unexpected + stats.flaky + errors.length;
    const failures = [...errors.map(({ message }) => summarize('Journeys', message)), ...suites.flatMap(failedIn)];
    return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1), output, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
