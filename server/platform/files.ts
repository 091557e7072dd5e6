import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export function writeDurably(path: string, content: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Fsyncs a folder, so that renames and removals in it survive a power cut. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await flushTree(join(folder, entry.name));
  await Promise.all(entries.filter((entry) => entry.isFile()).map((entry) => flush(join(folder, entry.name))));
  await flush(folder);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const FOLDER = 0o700;
const FILE = 0o600;
const GROUP_AND_OTHERS = 0o077;
const OWN_FILES = /^(db$|lock|secrets\.json|control$|backups$)/;

/** Sets the mode of folders to 0700 and of files to 0600. Skips symbolic links and files of other owners. */
export function restrictToOwner(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if (found.mode & GROUP_AND_OTHERS) restrictMode(path, found.isDirectory() ? FOLDER : FILE);
  if (found.isDirectory()) for (const name of readdirSync(path)) restrictToOwner(join(path, name));
}

/** If DATA_DIR also has other files, such as a home folder, restricts only the server's own entries. */
export function restrictDataToOwner(dataDir: string): void {
  const names = readdirSync(dataDir);
  if (names.every((name) => OWN_FILES.test(name))) restrictMode(dataDir, FOLDER);
  for (const name of names) if (OWN_FILES.test(name)) restrictToOwner(join(dataDir, name));
}

function restrictMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Creates one level at a time, because recursive `mkdirSync` never returns on file systems such as /proc. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EEXIST' && isFolder(path)) return;
    throw code === 'ENOENT' ? new Error(`no folder can be made in ${parent}`) : error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

export function projectRoot(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return process.cwd();
}

const ONEST = { text: '400Regular/Onest_400Regular.ttf', bold: '700Bold/Onest_700Bold.ttf' };

export function readOnest(weight: keyof typeof ONEST): Buffer {
  const { resolve } = createRequire(join(projectRoot(), 'package.json'));
  return readFileSync(resolve(`@expo-google-fonts/onest/${ONEST[weight]}`));
}
