import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../../e2e/server';

/** Settings of a server that can be asked. */
export const PROBED = { LOG_LEVEL: 'silent', NODE_OPTIONS: '--expose-gc --require ./bench/lib/serverProbe.cjs' };

/** Bytes. */
export type Memory = { rss: number; heapUsed: number; external: number };

/** Memory after a full collection, and the milliseconds of processor time that all threads of the process have used. */
export async function probe(server: RunningServer): Promise<{ memory: Memory; cpuMs: number }> {
  const before = server.output().length;
  process.kill(server.pid, 'SIGUSR2');
  for (let tries = 0; tries < 100; tries++) {
    const printed = /^probe (.*)$/m.exec(server.output().slice(before))?.[1];
    if (printed) return JSON.parse(printed) as { memory: Memory; cpuMs: number };
    await pause(100);
  }
  throw new Error('The server did not answer its probe');
}
