// npm run bench: builds and measures; prints a table and writes bench/results/latest.json.
import { fileURLToPath } from 'node:url';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { run } from './lib/run.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();
await installPackages('bench');
await build();
const { code } = await run(process.execPath, ['-r', 'esbuild-register', 'bench/main.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
process.exitCode = code;
