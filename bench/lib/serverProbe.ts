import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../../e2e/shared/server';

export const PROBED = { LOG_LEVEL: 'silent', NODE_OPTIONS: '--expose-gc --require ./bench/lib/serverProbe.cjs' };

/** All values are in bytes. */
export type Memory = { rss: number; heapUsed: number; external: number };

async function probe(server: RunningServer, signal: NodeJS.Signals): Promise<unknown> {
  const before = server.output().length;
  process.kill(server.pid, signal);
  for (let tries = 0; tries < 100; tries++) {
    const printed = /^probe (.*)$/m.exec(server.output().slice(before))?.[1];
    if (printed) return JSON.parse(printed);
    await pause(100);
  }
  throw new Error('The server did not answer its probe');
}

export const memoryOf = async (server: RunningServer): Promise<Memory> => (await probe(server, 'SIGUSR2')) as Memory;

export const cpuMsOf = async (server: RunningServer): Promise<number> => (await probe(server, 'SIGHUP')) as number;
