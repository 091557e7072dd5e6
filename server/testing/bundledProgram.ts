import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { dependencies } from '../../package.json';

const root = join(__dirname, '..', '..');
const folder = join(root, '.cache', 'test-programs');
// Published as ES modules only, of which Node 20 warns when they are required: bundled, as in webpack/server.ts.
const esmOnly = ['typebox', '@fastify/type-provider-typebox'];
const external = Object.keys(dependencies).filter((name) => !esmOnly.includes(name));
const made = new Map<string, string>();

/**
 * A program of the server in one file, packages left outside, as its builds are: a process of it starts in a fraction of the time that
 * compiling every module anew would take. `entry` is a path from the root of the project.
 */
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

/** Another worker may be writing the same: whoever comes second replaces it by its equal. */
function writeProgram(path: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  // Replaced each time: a link of an earlier checkout may lead nowhere.
  const link = join(folder, `migrations.${process.pid}`);
  symlinkSync(join(root, 'server', 'platform', 'db', 'migrations'), link);
  renameSync(link, join(folder, 'migrations'));
  // The thread that reads spreadsheets lies beside, as in the build (webpack/server.ts).
  replace(join(folder, 'spreadsheet.js'), bundled('server/catalog/imports/worker.ts'));
  replace(path, text);
}

function replace(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
