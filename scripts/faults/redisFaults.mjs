import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './site.mjs';

const program = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path));

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy()));
    socket.on('error', () => resolve(null));
  });

/** Starts Redis. Returns null if it is not installed. */
export async function startRedis() {
  if (!program) return null;
  const port = await freePort();
  const begin = async () => {
    const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'], {
      stdio: 'ignore',
    });
    const ended = once(child, 'close');
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
      await sleep(20);
    }
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  };
  let end = await begin();
  return {
    url: `redis://127.0.0.1:${port}`,
    async away(ms) {
      await end();
      await sleep(ms);
      end = await begin();
    },
    stop: () => end(),
  };
}
