import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushNames, writeDurably } from '../durableFiles';
import { StartError } from '../startError';

export type Secrets = { accessToken: string; code: string };

/** The demo's own secrets, made once in `<dataDir>/secrets.json`, so that a restart signs nobody out. */
export function demoSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  return read(path) ?? make(dataDir, path);
}

function read(path: string): Secrets | null {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isSecrets(found) ? found : null;
  } catch {
    return null;
  }
}

function make(dataDir: string, path: string): Secrets {
  const fresh: Secrets = { accessToken: newSecret(), code: newSecret() };
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    rmSync(draft, { force: true });
    writeDurably(draft, JSON.stringify(fresh));
    // link() never overwrites: of two processes that start at once, one wins and both use its secrets.
    linkSync(draft, path);
    rmSync(draft);
    flushNames(dataDir);
  } catch (error) {
    const winner = read(path);
    if (isExists(error)) rmSync(draft);
    if (winner) return winner;
    if (isExists(error)) throw new StartError(`${path} is damaged: remove it, and everyone signs in again`);
    throw new StartError(`Cannot write to the folder ${dataDir} (DATA_DIR): ${reason(error)}`);
  }
  return fresh;
}

const newSecret = () => randomBytes(32).toString('base64url');
const isExists = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';
const reason = (error: unknown) => (error instanceof Error ? error.message.split(',', 1)[0] : String(error));

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, code } = value as Partial<Secrets>;
  return typeof accessToken === 'string' && accessToken.length >= 32 && typeof code === 'string' && code.length >= 32;
}
