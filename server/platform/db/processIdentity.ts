import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
