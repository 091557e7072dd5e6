import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { dependencies } from '../../package.json';

const root = join(__dirname, '..', '..');
const folder = join(root, '.cache', 'test-programs');
// These packages are bundled, because Node 20 warns about require() of ES modules.
const esmOnly = ['typebox', '@fastify/type-provider-typebox'];
const external = Object.keys(dependencies).filter((name) => !esmOnly.includes(name));
const made = new Map<string, string>();

/** A bundle starts faster than compiling each module. `entry` is relative to the project root. */
export function bundledProgram(entry: string): string {
  const known = made.get(entry);
  if (known) return known;
  const text = bundled(entry);
  const path = join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`);
  if (!existsSync(path)) writeProgram(path, text);
  made.set(entry, path);
  return path;
}

function bundled(entry: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    external,
  });
  return outputFiles.map((file) => file.text).join('');
}

/** Written atomically: several workers write the same file. */
function writeProgram(path: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  const link = join(folder, `migrations.${process.pid}`);
  symlinkSync(join(root, 'server', 'platform', 'db', 'migrations'), link);
  renameSync(link, join(folder, 'migrations'));
  replace(join(folder, 'spreadsheet.js'), bundled('server/catalog/imports/worker.ts'));
  replace(path, text);
}

function replace(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
