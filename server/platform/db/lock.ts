import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../files';
import { StartError } from '../startError';
import { type Heartbeat, hasHeartbeat, startHeartbeat } from './heartbeat';

/**
 * Returns the start time of a process, which distinguishes it from a later one with the same pid. Null if there is
 * none.
 */
export function processStartTime(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  return startTimeFromProc(pid) ?? startTimeFromPs(pid);
}

function startTimeFromProc(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name may contain spaces, so fields are counted from its closing bracket. Field 22 is the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie process has ended, but its parent has not read the exit code.
    if (fields[0] === 'Z') return 'ended';
    return `${boot} ${fields[19]}`;
  } catch {
    return null;
  }
}

function startTimeFromPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

type Holder = { pid: number; birth: string; socket?: string; released?: boolean };
type Lock = { release(): void };

/**
 * Locks the folder, which PGlite does not do itself, because two processes would silently lose rows.
 * The lock is the file lock.N with the highest N. To take over the lock of a dead process, creates N+1, which only one
 * process can do. Removes older files only afterwards: an earlier removal could hit a fresh lock.
 * @throws StartError naming the process that holds the lock
 */
export async function lockFolder(folder: string): Promise<Lock> {
  const draft = join(folder, `lock-draft-${process.pid}-${randomBytes(4).toString('hex')}`);
  const me: Holder = { pid: process.pid, birth: processStartTime(process.pid) ?? 'unknown' };
  let heartbeat: Heartbeat | null;
  try {
    makeFolder(folder);
    writeFileSync(draft, '');
    heartbeat = await startHeartbeat(folder);
    if (heartbeat) me.socket = heartbeat.name;
    writeFileSync(draft, JSON.stringify(me));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(',', 1)[0] : String(error);
    throw new StartError(`Cannot write to the folder ${folder} (DATA_DIR): ${reason}`);
  }
  try {
    return await acquire(folder, draft, me, heartbeat);
  } catch (error) {
    heartbeat?.end();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function acquire(folder: string, draft: string, me: Holder, life: Heartbeat | null): Promise<Lock> {
  for (;;) {
    const highest = numbers(folder).at(-1) ?? 0;
    const holder = highest ? read(nameOf(folder, highest)) : null;
    if (holder && (await isAlive(folder, holder))) {
      const where = processStartTime(holder.pid) === holder.birth ? '' : ' of another container';
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
 * Marks the lock file as released. Removing it would free its number while another process checks the lock. If the disk
 * is full, the next process detects that this one has ended.
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
  const answer = socket === undefined ? null : await hasHeartbeat(folder, basename(socket));
  return answer ?? processStartTime(pid) === birth;
}
