import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, good, say, seconds, withHeartbeat } from './progress.mjs';
import { bin } from './run.mjs';

const sources = ['src', 'server', 'contract', 'public', 'webpack', '__mocks__'];
const files = ['package-lock.json', 'webpack.config.ts', 'babel.config.js', 'tsconfig.json'];
const stamp = 'dist/built-from';

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** A hash over everything the build reads: a changed source is rebuilt, an unchanged one is not. */
function sourceHash() {
  const hash = createHash('sha256');
  for (const path of [
    ...sources.filter((folder) => existsSync(folder)).flatMap((folder) => [...walk(folder)]),
    ...files,
  ]) {
    if (/\.test\.tsx?$/.test(path)) continue;
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds the site, its renderer and the server for production into dist/ unless dist/ is up to date. */
export async function build({ always = false } = {}) {
  const wanted = sourceHash();
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const since = performance.now();
  say('Building for production');
  rmSync(stamp, { force: true });
  const { code, output } = await withHeartbeat('Building', () =>
    bin('webpack', ['-c', 'webpack.config.ts'], { quiet: true, env: { NODE_ENV: 'production' } }),
  );
  if (code !== 0) giveUp(`The build failed:\n${output.trim().split('\n').slice(-40).join('\n')}`);
  writeFileSync(stamp, wanted);
  good(`Built in ${seconds(since)}`);
}
