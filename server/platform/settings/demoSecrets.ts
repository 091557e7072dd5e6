import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushFolder, makeFolder, restrictToOwner, writeDurably } from '../files';
import { StartError } from '../startError';

export type Secrets = { accessToken: string; code: string };

/**
 * Returns the secrets of `<dataDir>/secrets.json`. Creates a missing or truncated file, so that sessions survive a
 * restart.
 * @throws StartError if the file is not writable or has other content
 */
export function demoSecrets(dataDir: string, say: (line: string) => void = () => {}): Secrets {
  const path = join(dataDir, 'secrets.json');
  const found = read(path);
  if (found !== 'damaged') return found ?? make(dataDir, path);
  const aside = renameDamaged(path);
  if (aside) {
    say(
      `${path} was unusable and is now ${aside}: secrets are made anew, so that codes under way and open sessions end`,
    );
  }
  return make(dataDir, path);
}

function read(path: string): Secrets | 'damaged' | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return null;
    throw new StartError(`Cannot read ${path}: ${reason(error)}`);
  }
  restrictToOwner(path);
  try {
    const found: unknown = JSON.parse(text);
    if (isSecrets(found)) return found;
  } catch {
    return 'damaged';
  }
  // Valid JSON is not a truncated file, so another program wrote it.
  throw new StartError(`${path} holds no secrets: remove it, and everyone signs in again`);
}

function renameDamaged(path: string): string | null {
  const aside = `${path}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw new StartError(`Cannot replace ${path}: ${reason(error)}`);
  }
  if (read(aside) === 'damaged') return aside;
  // The renamed file is valid: a concurrent process has replaced the damaged one. Restores it, so that both use it.
  linkIfAbsent(path, aside);
  return null;
}

function make(dataDir: string, path: string): Secrets {
  const fresh: Secrets = { accessToken: newSecret(), code: newSecret() };
  const draft = `${path}.${process.pid}`;
  try {
    makeFolder(dataDir);
    rmSync(draft, { force: true });
    writeDurably(draft, JSON.stringify(fresh));
    linkIfAbsent(path, draft);
    flushFolder(dataDir);
  } catch (error) {
    throw new StartError(`Cannot write to the folder ${dataDir} (DATA_DIR): ${reason(error)}`);
  }
  const placed = read(path);
  if (placed === null || placed === 'damaged')
    throw new StartError(`${path} is damaged: remove it, and everyone signs in again`);
  return placed;
}

/** Never overwrites, so that concurrent processes use the file of the first. */
function linkIfAbsent(path: string, draft: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const newSecret = () => randomBytes(32).toString('base64url');
const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
const reason = (error: unknown) => (error instanceof Error ? error.message.split(',', 1)[0] : String(error));

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, code } = value as Partial<Secrets>;
  return typeof accessToken === 'string' && accessToken.length >= 32 && typeof code === 'string' && code.length >= 32;
}

/** The README publishes it for visitors of the demo. */
export const DEMO_PASSWORD = 'yolda-demo';
