import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './site.mjs';

const program = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path));

/** A Redis of its own, which keeps nothing; null where no such program is installed. */
export async function startRedis() {
  if (!program) return null;
  const port = await freePort();
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'], {
    stdio: 'ignore',
  });
  await sleep(500);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));
    },
  };
}
