// npm test: all checks, all unit and server tests but the longest, and the main browser tests.
// --all: every test; with --beside-postgres without those that .ci/run runs on PostgreSQL.
// Ends with one line, `N passed, N failed`.
import { fileURLToPath } from 'node:url';
import { findBrowsers } from './lib/browser.mjs';
import { checkBudgets } from './lib/budgets.mjs';
import { build } from './lib/build.mjs';
import { jest, journeys, LEFT_OUT, MIN_RUNS, REDUCED_RUNS, staticChecks } from './lib/checks.mjs';
import { findEngines } from './lib/engines.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { close, runSteps } from './lib/steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
const all = process.argv.includes('--all');
const leftOut = process.argv.includes('--beside-postgres') ? LEFT_OUT.besidePostgres : LEFT_OUT.onEmbedded;
await installPackages();
const browsers = await findBrowsers();
const engines = all ? findEngines() : [];
const inChromium = ['--project=desktop', '--project=phone'];
// A separate folder, because Playwright empties its output folder first.
const inEngines = ['--output=test-results/engines', ...engines.map((name) => `--project=${name}`)];
const runs = process.env.E2E_ALL === '1' ? {} : all ? REDUCED_RUNS : MIN_RUNS;
const [types, lint, format, imports, references, generated, unused, language] = staticChecks;
const builtOnce = { name: 'Production build', run: async () => (await build(), { passed: 1, failed: 0 }) };
close(
  await runSteps([
    [types, format, references, generated, language],
    [lint, imports, unused, builtOnce],
    [{ name: 'Budgets', run: checkBudgets }],
    [
      {
        name: all ? 'Unit and server tests' : 'Unit and server tests but the longest (those too: npm test -- --all)',
        run: () => jest(all ? leftOut : LEFT_OUT.beforePush, runs),
      },
    ],
    [
      {
        name: all ? 'Every browser journey' : 'Main browser journeys (all of them: npm test -- --all)',
        run: () => journeys(inChromium, { ...browsers, JOURNEYS: all ? 'all' : 'short' }),
      },
    ],
    ...(engines.length > 0 ? [[{ name: `Walk in ${engines.join(' and ')}`, run: () => journeys(inEngines) }]] : []),
  ]),
);
