// npm run check: the checks of npm test that need neither browser nor build.
import { fileURLToPath } from 'node:url';
import { jest, staticChecks } from './lib/checks.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { close, runSteps } from './lib/steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();
const [types, lint, format, imports, references, generated, unused, language] = staticChecks;
const contents = [
  'contract/drift',
  'src/shared/i18n',
  'server/seed/content/content.wording',
  'src/shared/config',
  'src/shared/styles',
];
close(
  await runSteps([
    [types, format, references, generated, language],
    [lint, imports, unused, { name: 'Contract, texts and tokens', run: () => jest(contents) }],
  ]),
);
