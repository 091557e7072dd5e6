// npm test: what must hold, from a fresh clone: every check and every unit and server test, and the main browser journeys.
// npm test -- --all: every journey too. Ends with one line, `N passed, N failed`.
import { fileURLToPath } from 'node:url';
import { findBrowser } from './lib/browser.mjs';
import { checkBudgets } from './lib/budgets.mjs';
import { build } from './lib/build.mjs';
import { FEWER_TURNS, jest, journeys, staticChecks } from './lib/checks.mjs';
import { findEngines } from './lib/engines.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { close, runSteps } from './lib/steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
const all = process.argv.includes('--all');
await installPackages();
const browser = await findBrowser();
const engines = findEngines();
const inChromium = ['--project=desktop', '--project=phone'];
// A folder of their own: Playwright empties it first, and what the journeys left there stays.
const inEngines = ['--output=test-results/engines', ...engines.map((name) => `--project=${name}`)];
const [types, lint, format, imports, references, generated, unused] = staticChecks;
const builtOnce = { name: 'Production build', run: async () => (await build(), { passed: 1, failed: 0 }) };
close(
  await runSteps([
    [types, format, references, generated],
    [lint, imports, unused],
    [builtOnce],
    [{ name: 'Budgets', run: checkBudgets }],
    [{ name: 'Unit and server tests', run: () => jest([], process.env.E2E_ALL === '1' ? {} : FEWER_TURNS) }],
    [
      {
        name: all ? 'Every browser journey' : 'Main browser journeys (all of them: npm test -- --all)',
        run: () => journeys(inChromium, { CHROMIUM_PATH: browser, JOURNEYS: all ? 'all' : 'short' }),
      },
    ],
    ...(engines.length > 0 ? [[{ name: `Walk in ${engines.join(' and ')}`, run: () => journeys(inEngines) }]] : []),
  ]),
);
