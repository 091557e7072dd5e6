import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, good, say, seconds, withHeartbeat } from './progress.mjs';
import { bin } from './run.mjs';

const sources = ['src', 'server', 'contract', 'public', 'webpack'];
const files = ['package-lock.json', 'webpack.config.ts', 'babel.config.js', 'tsconfig.json'];
/** Two processes, because webpack uses one core. Their builds take about equal time. */
const processes = [
  ['client', 'server', 'worker'],
  ['renderer', 'desk', 'gallery'],
];
const stamp = 'dist/built-from';

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

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

const webpack = (names) =>
  bin('webpack', ['-c', 'webpack.config.ts', ...names.flatMap((name) => ['--config-name', name])], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });

/** Builds site, renderer and server into dist/ unless up to date. */
export async function build({ always = false } = {}) {
  const wanted = sourceHash();
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const since = performance.now();
  say('Building for production');
  rmSync(stamp, { force: true });
  const built = await withHeartbeat('Building', () => Promise.all(processes.map(webpack)));
  const failed = built.find(({ code }) => code !== 0);
  if (failed) giveUp(`The build failed:\n${failed.output.trim().split('\n').slice(-40).join('\n')}`);
  writeFileSync(stamp, wanted);
  good(`Built in ${seconds(since)}`);
}
