import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../files';
import { StartError } from '../startError';
import { type Heartbeat, isHeartbeatFresh, startHeartbeat } from './heartbeat';

/** Start time of a pid, because pids are reused. Null if the process does not exist. */
export function birthOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  return birthByProc(pid) ?? birthByPs(pid);
}

function birthByProc(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name may contain spaces, so fields are counted from its closing bracket. Field 22 is the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended, but its exit code was not collected.
    if (fields[0] === 'Z') return 'ended';
    return `${boot} ${fields[19]}`;
  } catch {
    return null;
  }
}

function birthByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

type Holder = { pid: number; birth: string; socket?: string; released?: boolean };
type Lock = { release(): void };

/**
 * PGlite has no lock, and two processes would silently lose rows. Takes over the lock of a dead process.
 * The lock is the file lock.N with the highest N. A takeover creates N+1, which only one process can do.
 * Stale locks are never removed, because a removal could hit a fresh one.
 * @throws StartError naming the process that holds the lock
 */
export async function lockFolder(folder: string): Promise<Lock> {
  const draft = join(folder, `lock-draft-${process.pid}-${randomBytes(4).toString('hex')}`);
  const me: Holder = { pid: process.pid, birth: birthOf(process.pid) ?? 'unknown' };
  let life: Heartbeat | null;
  try {
    makeFolder(folder);
    writeFileSync(draft, '');
    life = await startHeartbeat(folder);
    if (life) me.socket = life.name;
    writeFileSync(draft, JSON.stringify(me));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(',', 1)[0] : String(error);
    throw new StartError(`Cannot write to the folder ${folder} (DATA_DIR): ${reason}`);
  }
  try {
    return await take(folder, draft, me, life);
  } catch (error) {
    life?.end();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function take(folder: string, draft: string, me: Holder, life: Heartbeat | null): Promise<Lock> {
  for (;;) {
    const highest = numbers(folder).at(-1) ?? 0;
    const holder = highest ? read(nameOf(folder, highest)) : null;
    if (holder && (await isAlive(folder, holder))) {
      const where = birthOf(holder.pid) === holder.birth ? '' : ' of another container';
      throw new StartError(
        `The database in ${folder} is in use by process ${holder.pid}${where}. Stop it, or set another DATA_DIR`,
      );
    }
    const mine = highest + 1;
    if (!link(draft, nameOf(folder, mine))) continue;
    const all = numbers(folder);
    if (all.at(-1) !== mine) {
      rmSync(nameOf(folder, mine), { force: true });
      continue;
    }
    if (holder?.socket) rmSync(join(folder, basename(holder.socket)), { force: true });
    for (const older of all.slice(0, -1)) rmSync(nameOf(folder, older), { force: true });
    return {
      release() {
        release(folder, mine, me);
        life?.end();
      },
    };
  }
}

/**
 * Not removed, so that its number is not reused during a check. On a full disk the next starter finds the process gone.
 */
function release(folder: string, mine: number, me: Holder): void {
  const draft = join(folder, `lock-draft-${process.pid}`);
  try {
    writeFileSync(draft, JSON.stringify({ ...me, released: true } satisfies Holder));
    renameSync(draft, nameOf(folder, mine));
  } catch {
    rmSync(draft, { force: true });
  }
}

const nameOf = (folder: string, number: number) => join(folder, `lock.${number}`);

function numbers(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

async function isAlive(folder: string, { pid, birth, socket, released }: Holder): Promise<boolean> {
  if (released) return false;
  const answer = socket === undefined ? null : await isHeartbeatFresh(folder, basename(socket));
  return answer ?? birthOf(pid) === birth;
}
