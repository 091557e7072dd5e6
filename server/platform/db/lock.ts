import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../files';
import { StartError } from '../startError';
import { isAliveAt, type LifeSign, showLife } from './lifeSign';

/**
 * Names the run of a process: a number that the system gave to another process since then has another birth.
 * null when there is no such process.
 */
export function birthOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: somebody else's process, alive all the same.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  return birthByProc(pid) ?? birthByPs(pid);
}

function birthByProc(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name and may hold spaces: count from its closing bracket. Field 22 is the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; nobody has collected its exit code yet.
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

/** `socket`: where it shows that it lives; absent in the locks of releases that did not. */
type Holder = { pid: number; birth: string; socket?: string; released?: boolean };
type Lock = { release(): void };

/**
 * Takes the folder for this process alone, or throws a StartError that names the process which has it: PGlite has no lock
 * of its own and two processes silently lose rows. A lock whose process is gone (`kill -9`), or whose number now belongs to
 * another process, is taken over. Processes in different containers see each other by the holder's socket (lifeSign.ts): by their
 * numbers they do not.
 *
 * The lock is the file lock.N with the highest N. Taking over N means creating N+1, which only one of several starters
 * can do, and nothing that is in force is ever removed: removing a stale lock could hit a fresh one made a moment before.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  // Two containers may both have given the same number.
  const draft = join(folder, `lock-draft-${process.pid}-${randomBytes(4).toString('hex')}`);
  const me: Holder = { pid: process.pid, birth: birthOf(process.pid) ?? 'unknown' };
  let life: LifeSign | null;
  try {
    makeFolder(folder);
    writeFileSync(draft, '');
    life = await showLife(folder);
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

async function take(folder: string, draft: string, me: Holder, life: LifeSign | null): Promise<Lock> {
  for (;;) {
    const highest = numbers(folder).at(-1) ?? 0;
    const holder = highest ? read(nameOf(folder, highest)) : null;
    if (holder && (await isAlive(folder, holder))) {
      const where = birthOf(holder.pid) === holder.birth ? '' : ' of another container';
      throw new StartError(
        `The database in ${folder} is in use by process ${holder.pid}${where}: end it, or set another DATA_DIR`,
      );
    }
    const mine = highest + 1;
    if (!link(draft, nameOf(folder, mine))) continue;
    const all = numbers(folder);
    if (all.at(-1) !== mine) {
      // Numbers below the highest are swept: this one was free only because somebody else is already further.
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
 * Marked, not removed: a number must not be given twice while somebody still looks at it. On a full disk it stays as it is, and whoever
 * comes next sees that the process is gone; an error here would hide the one that ends the process.
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
  const answer = socket === undefined ? null : await isAliveAt(folder, basename(socket));
  return answer ?? birthOf(pid) === birth;
}
