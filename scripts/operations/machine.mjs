import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../lib/run.mjs';

const bootedWithinMs = 120_000;
const options = [
  '-q',
  '--boot',
  '--private-network',
  '--register=no',
  '--keep-unit',
  '--link-journal=no',
  '--console=pipe',
];
const commandWithinMs = 300_000;
const clean = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8', TERM: 'dumb' };
const asSettings = (values) => Object.entries(values).map(([name, value]) => `${name}=${value}`);

/**
 * Boots the Debian folder `base` by systemd-nspawn. It has only a loopback network, and an overlay holds its writes.
 * @param {string} base
 * @param {Record<string, string>} shows path in the machine → readable host folder
 */
export async function boot(base, shows) {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  const [upper, work, root] = ['upper', 'work', 'root'].map((name) => join(folder, name));
  for (const each of [upper, work, root]) mkdirSync(each);
  const mounted = await run(
    'mount',
    ['-t', 'overlay', 'overlay', '-o', `lowerdir=${base},upperdir=${upper},workdir=${work}`, root],
    { quiet: true },
  );
  if (mounted.code !== 0) throw new Error(`Cannot mount an overlay file system: ${mounted.output.trim()}`);
  let it = switchOn(root, shows);
  const machine = {
    folder,
    root,
    /**
     * Runs a shell script as root, which stops at the first error.
     * @param {string} script
     */
    async sh(script) {
      const first = await mainProcess(it.pid);
      if (!first) return { code: 1, output: 'It is not running' };
      const args = [
        '-t',
        first,
        '-a',
        'env',
        '-i',
        ...asSettings(clean),
        'bash',
        '-eu',
        '-o',
        'pipefail',
        '-c',
        script,
      ];
      return run('nsenter', args, { quiet: true, timeoutMs: commandWithinMs });
    },
    /**
     * Runs a host program in the machine's network.
     * @param {string} program
     * @param {string[]} args
     */
    async onItsNetwork(program, args) {
      const first = await mainProcess(it.pid);
      return spawn('nsenter', ['-t', first, '-n', program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    },
    async restart() {
      await it.off();
      it = switchOn(root, shows);
      await up(machine, it);
    },
    async end() {
      await it.off();
      await run('umount', [root], { quiet: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await up(machine, it);
  } catch (error) {
    await machine.end();
    throw error;
  }
  return machine;
}

function switchOn(root, shows) {
  const child = spawn(
    'systemd-nspawn',
    [...options, `--directory=${root}`, ...Object.entries(shows).map(([place, from]) => `--bind-ro=${from}:${place}`)],
    // systemd 257 needs the unified hierarchy, even on hosts that mix both.
    { env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (printed += chunk));
  const ended = once(child, 'close');
  const isOn = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid,
    isOn,
    printed: () => printed.trim().slice(-2000),
    async off() {
      if (isOn()) child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
      await ended;
      clearTimeout(late);
    },
  };
}

async function mainProcess(nspawn) {
  const { output } = await run('ps', ['-o', 'pid=', '--ppid', String(nspawn)], { quiet: true });
  return output.trim().split(/\s+/)[0];
}

async function up(machine, it) {
  const until = performance.now() + bootedWithinMs;
  for (;;) {
    const { output } = await machine.sh('systemctl is-system-running || true');
    if (/^(running|degraded)$/m.test(output)) return;
    if (!it.isOn()) throw new Error(`systemd-nspawn ended:\n${it.printed()}`);
    if (performance.now() > until) throw new Error(`The machine did not boot:\n${it.printed()}`);
    await sleep(300);
  }
}
