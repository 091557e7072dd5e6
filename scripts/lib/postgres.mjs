import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, withHeartbeat } from './progress.mjs';
import { run } from './run.mjs';

const home = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; Debian adds the user `postgres`. */
const asPostgres = (command, args) =>
  isRoot
    ? run('runuser', ['-u', 'postgres', '--', command, ...args], { quiet: true })
    : run(command, args, { quiet: true });

const installed = () =>
  existsSync(home)
    ? readdirSync(home)
        .filter((version) => existsSync(join(home, version, 'bin/initdb')))
        .toSorted((a, b) => Number(b) - Number(a))[0]
    : undefined;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts PostgreSQL in a new folder below `place`. Throws one line if unavailable. */
export async function startPostgres({ place = tmpdir() } = {}) {
  if (!installed() && isRoot && existsSync('/usr/bin/apt-get')) {
    say("Installing Debian's package postgresql");
    await withHeartbeat('Installing postgresql', async () => {
      await run('apt-get', ['update'], { quiet: true });
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { quiet: true });
    });
  }
  const version = installed();
  if (!version) throw new Error('PostgreSQL is not installed: install the package postgresql');
  const folder = mkdtempSync(join(place, 'postgres-'));
  if (isRoot) await run('chown', ['postgres', folder]);
  const programs = join(home, version, 'bin');
  const data = join(folder, 'data');
  const port = await freePort();
  const made = await asPostgres(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  if (made.code !== 0) throw new Error(`initdb failed: ${made.output}`);
  const control = join(programs, 'pg_ctl');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`;
  const begin = () => asPostgres(control, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const end = (mode = 'fast') => asPostgres(control, ['-D', data, '-w', '-m', mode, 'stop']);
  const started = await begin();
  if (started.code !== 0) throw new Error(`PostgreSQL did not start: ${started.output}`);
  return {
    version,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Stops the server by a shutdown mode of pg_ctl. `begin` restarts it on the same port. */
    end,
    begin,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async stop() {
      await asPostgres(control, ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
