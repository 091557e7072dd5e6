import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type RunningServer, startServer } from '../../e2e/shared/server';
import { atMost, figure, type Row } from '../lib/figures';
import { allAddresses } from '../lib/pages';
import { type Memory, memoryOf, PROBED } from '../lib/serverProbe';

const MB = 1024 * 1024;
const CONNECTIONS = 10;
/** Uncached searches per language, about a tenth of all addresses. */
const FRESH = 20;

async function restedMemoryOf(server: RunningServer): Promise<Memory> {
  await pause(10_000);
  return memoryOf(server);
}

async function ask(origin: string, addresses: readonly string[], amount: number): Promise<number> {
  const result = await autocannon({
    url: origin,
    amount,
    connections: CONNECTIONS,
    requests: addresses.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  });
  return result.errors + result.timeouts + result.non2xx;
}

export async function measureMemory(requests: number): Promise<Row[]> {
  const server = await startServer(PROBED);
  try {
    const addresses = await allAddresses(server.url, FRESH);
    const warmUp = Math.max(4 * addresses.length, Math.round(requests / 10));
    let failed = await ask(server.url, addresses, warmUp);
    const before = await restedMemoryOf(server);
    failed += await ask(server.url, addresses, requests);
    const after = await restedMemoryOf(server);
    const growth = (key: keyof Memory) => 100 * (after[key] / before[key] - 1);
    return [
      figure('requests over all pages', requests),
      atMost('failed replies, warm-up included', failed, 0),
      figure('memory after the warm-up', before.rss / MB, ' MB'),
      figure('memory after them', after.rss / MB, ' MB'),
      atMost('growth of the process memory', growth('rss'), 10, ' %'),
      atMost('growth of the JavaScript heap', growth('heapUsed'), 10, ' %'),
    ];
  } finally {
    await server.stop();
  }
}
