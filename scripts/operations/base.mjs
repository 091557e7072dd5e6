import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, withHeartbeat } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';

const debian = 'trixie';
const cache = '/var/cache/yolda-operations';
const tools = [
  { program: '/usr/bin/mmdebstrap', name: 'mmdebstrap' },
  { program: '/usr/bin/systemd-nspawn', name: 'systemd-container' },
];
const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
/** Blocks service starts during installation: systemd does not run yet, and services would use the host's network. */
const policy = 'usr/sbin/policy-rc.d';

async function must(command, args) {
  const { code, output } = await run(command, args, quiet);
  if (code !== 0) throw new Error(`${command} failed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

/**
 * Installs required Debian packages. Returns why no virtual machine can be created here, in one line, or null.
 * @returns {Promise<string | null>}
 */
export async function obstacle() {
  if (process.getuid?.() !== 0) return 'booting a container needs root';
  const missing = tools.filter(({ program }) => !existsSync(program)).map(({ name }) => name);
  if (missing.length === 0) return null;
  if (!existsSync('/usr/bin/apt-get')) return `${missing.join(' and ')} (Debian's packages) are not installed`;
  say(`Installing Debian packages ${missing.join(', ')}`);
  await run('apt-get', ['update'], quiet);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], quiet);
  return tools.every(({ program }) => existsSync(program)) ? null : `apt-get could not install ${missing.join(', ')}`;
}

/**
 * Returns a folder with Debian after `installs` (apt-get lines), cached by these lines.
 * @param {string[]} installs
 */
export async function debianWith(installs) {
  const key = createHash('sha256')
    .update(JSON.stringify([debian, installs]))
    .digest('hex')
    .slice(0, 12);
  const folder = join(cache, `${debian}-${key}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  await withHeartbeat(`Creating a minimal Debian (${debian})`, () =>
    must('mmdebstrap', ['--variant=minbase', '--include=systemd,systemd-sysv,dbus', debian, making]),
  );
  writeFileSync(join(making, policy), '#!/bin/sh\nexit 101\n');
  chmodSync(join(making, policy), 0o755);
  const commands = ['set -e', 'export DEBIAN_FRONTEND=noninteractive', 'apt-get update', ...installs].join('\n');
  await withHeartbeat('Installing the packages of docs/operations.md', () =>
    must('systemd-nspawn', [
      '-q',
      '-D',
      making,
      '--register=no',
      '--keep-unit',
      '--resolv-conf=copy-host',
      'bash',
      '-c',
      commands,
    ]),
  );
  rmSync(join(making, policy));
  renameSync(making, folder);
  return folder;
}
