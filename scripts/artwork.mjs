// npm run artwork: draws the demo pictures into public/ (options: artwork/render.ts).
// Its packages are installed by the first run, so its types are checked here, not by npm run check.
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
if (types.code !== 0) giveUp('Type errors in artwork/');
const drawn = await run(process.execPath, ['-r', 'esbuild-register', 'artwork/render.ts', ...process.argv.slice(2)]);
process.exitCode = drawn.code;
