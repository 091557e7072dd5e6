import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const redisProgram =
  ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find((path) => existsSync(path)) ?? null;

export type RedisServer = {
  url: string;
  start(): Promise<void>;
  freeze(): void;
  stop(): Promise<void>;
};

/** Uses a Unix socket, because a port could be in use. */
export function redisServer(program: string): RedisServer {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const url = join(folder, 'socket');
  let child: ChildProcess | null = null;
  return {
    url,
    async start() {
      child = spawn(program, ['--port', '0', '--unixsocket', url, '--save', '', '--dir', folder], { stdio: 'ignore' });
      while (!existsSync(url)) await sleep(10);
    },
    freeze: () => void child?.kill('SIGSTOP'),
    async stop() {
      if (child && child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      child = null;
      rmSync(url, { force: true });
    },
  };
}
