// npm run artwork: draws the demo's pictures into public/ (artwork/render.ts says which with what options). Its packages are its own: they
// are installed by the first run, and what needs them has its types checked here and not by npm run check.
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './lib/install.mjs';
import { giveUp } from './lib/progress.mjs';
import { bin, run } from './lib/run.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();
await installPackages('artwork');
const types = await bin('tsc', [
  '--project',
  'artwork',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/artwork.tsbuildinfo',
]);
if (types.code !== 0) giveUp('The types of artwork/ do not fit');
const drawn = await run(process.execPath, ['-r', 'esbuild-register', 'artwork/render.ts', ...process.argv.slice(2)]);
process.exitCode = drawn.code;
