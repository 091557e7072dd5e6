import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundledProgram } from './bundledProgram';

export type ServerProcess = {
  child: ChildProcess;
  output(): string;
  ready(): Promise<string>;
  ended: Promise<number | null>;
};

const running = new Set<ServerProcess>();

export async function killStrays(): Promise<void> {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
}

export function startProcess(settings: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [bundledProgram('server/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      SEED_DEMO: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  const ended = once(child, 'close').then(() => child.exitCode);
  const server: ServerProcess = {
    child,
    output: () => printed,
    ended,
    async ready() {
      for (;;) {
        const address = /ready: (http:\S+)/.exec(printed)?.[1];
        if (address) return address.replace('localhost', '127.0.0.1');
        if (child.exitCode !== null || child.signalCode) throw new Error(`The server ended:\n${printed}`);
        await sleep(10);
      }
    },
  };
  running.add(server);
  void ended.then(() => running.delete(server));
  return server;
}
