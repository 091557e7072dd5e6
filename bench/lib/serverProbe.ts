import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../../e2e/shared/server';

/** Settings of a server that can be asked. */
export const PROBED = { LOG_LEVEL: 'silent', NODE_OPTIONS: '--expose-gc --require ./bench/lib/serverProbe.cjs' };

/** Bytes. */
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

/** Memory after a full collection. */
export const memoryOf = async (server: RunningServer): Promise<Memory> => (await probe(server, 'SIGUSR2')) as Memory;

/** Milliseconds of processor time that all threads of the process have used so far. */
export const cpuMsOf = async (server: RunningServer): Promise<number> => (await probe(server, 'SIGHUP')) as number;
