// npm run accept: accepts the current look as reference pictures (e2e/pictures). Review `git diff` afterwards.
// `npm run accept -- -g "shop"` accepts a selection.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { good } from './lib/progress.mjs';
import { bin } from './lib/run.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();
const { default: sharp } = await import('sharp');
await build();

const folder = 'e2e/pictures';
/** libimagequant: a palette of a few hundred colours, within the tolerance of the comparison. */
const small = { palette: true, quality: 90, dither: 0, effort: 10, compressionLevel: 9 };

const args = [
  'test',
  'e2e/layout/pictures.spec.ts',
  '--project=desktop',
  '--project=phone',
  '--update-snapshots=changed',
];
// New pictures exceed the size limit until they are compressed.
args.push('--grep-invert=weigh less');
const { code } = await bin('playwright', [...args, ...process.argv.slice(2)], {
  env: { WHOLE_CHROMIUM_PATH: await findBrowser() },
});

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'));
let bytes = 0;
for (const file of files.map((name) => join(folder, name))) {
  const taken = readFileSync(file);
  const { isPalette } = await sharp(taken).metadata();
  // Compressing an accepted palette again would lose quality.
  const kept = isPalette ? taken : await sharp(taken).png(small).toBuffer();
  if (kept !== taken) writeFileSync(file, kept);
  bytes += kept.length;
}
good(`${files.length} pictures in ${folder}: ${(bytes / 1024 / 1024).toFixed(2)} MB`);
process.exitCode = code;
