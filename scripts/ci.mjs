// .ci/run: installs browsers, Redis and Caddy, runs all tests, server tests on PostgreSQL, then `npm run faults`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jest, LEFT_OUT, REDUCED_RUNS, WITH_STATEMENTS } from './lib/checks.mjs';
import { installEngines } from './lib/engines.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { close, FAILED, runStep, runSteps } from './lib/steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/**
 * @param {string[]} args
 * @returns {Promise<import('./lib/steps.mjs').Outcome>}
 */
function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (code) => {
      const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [undefined, '0', '1'];
      const lastFailure = output.lastIndexOf(`\n${FAILED}\n`);
      const failures = lastFailure === -1 ? [] : output.slice(lastFailure).split('\n').slice(2, -2);
      resolve({ passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1), failures });
    });
  });
}

async function onPostgres() {
  const gone = WITH_STATEMENTS.filter((folder) => !existsSync(folder));
  if (gone.length > 0) throw new Error(`No such folder: ${gone.join(', ')}`);
  const postgres = await startPostgres();
  try {
    const env = { ...REDUCED_RUNS, DATABASE_URL_TEST: postgres.url };
    return await jest(
      ['--selectProjects', 'server', ...LEFT_OUT.onPostgres, '--testPathPatterns', ...WITH_STATEMENTS],
      env,
    );
  } finally {
    await postgres.stop();
  }
}

const steps = [await runStep({ name: 'Engines, Redis, Caddy', run: installEngines })];
steps.push(await runStep({ name: 'npm test', run: () => npm(['test', '--', '--all', '--beside-postgres']) }));
steps.push(await runSteps([[{ name: 'Server tests on PostgreSQL', run: onPostgres }]]));
steps.push(await runStep({ name: 'npm run faults', run: () => npm(['run', 'faults', '--', '--short']) }));
const sum = (key) => steps.reduce((total, step) => total + step[key], 0);
close({ passed: sum('passed'), failed: sum('failed') });
