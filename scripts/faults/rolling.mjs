import { setTimeout as sleep } from 'node:timers/promises';
import { startCaddy } from './caddy.mjs';
import { ask, startLoad } from './load.mjs';
import { startSite } from './site.mjs';

const pollMs = 300;
/**
 * Time for which a replaced process is ready before the next one stops. Must exceed the load balancer's health-check
 * interval (Caddy: 1 s); otherwise the load balancer knows no ready process.
 */
const readyForMs = 3_000;

/**
 * Rolling restarts of two processes under load (docs/operations.md). `inFront` starts their load balancer and returns
 * null if it is not installed.
 */
async function rolling(settings, rounds, inFront) {
  const behind = { ...settings, TRUST_PROXY: '1' };
  const sites = [await startSite(behind), await startSite(behind)];
  let front;
  let load;
  try {
    front = await inFront(sites);
    if (!front) return null;
    load = startLoad(front.addresses);
    await load.flows();
    for (let turn = 0; turn < rounds * sites.length; turn++) {
      const index = turn % sites.length;
      const { port } = sites[index];
      const code = await sites[index].end('SIGTERM');
      if (code !== 0) throw new Error(`A replaced process ended with ${code}:\n${sites[index].output()}`);
      sites[index] = await startSite(behind, port);
      while ((await ask(`${sites[index].address}/readyz`)).status !== 200) await sleep(50);
      await sleep(readyForMs);
    }
    await load.flows();
  } finally {
    await load?.stop();
    await front?.stop();
    for (const site of sites) if (site.alive()) await site.end('SIGINT');
  }
  return { load, notes: [] };
}

export const behindCaddy = (settings, { rounds }) =>
  rolling(settings, rounds, (sites) => startCaddy(sites.map(({ port }) => port)));

export const withoutCaddy = (settings, { rounds }) => rolling(settings, rounds, askInTurn);

function askInTurn(sites) {
  const addresses = sites.map(({ address }) => address);
  const ready = new Map(addresses.map((address) => [address, true]));
  let turn = 0;
  const state = { going: true };
  // One health check at a time: a late reply of a stopped process must not mark the new one as not ready.
  const healthChecks = addresses.map(async (address) => {
    while (state.going) {
      const { status } = await ask(`${address}/readyz?exclude=database`);
      ready.set(address, status === 200);
      await sleep(pollMs);
    }
  });
  return {
    addresses() {
      turn++;
      const inTurn = addresses.map((_, index) => addresses[(index + turn) % addresses.length]);
      return inTurn.toSorted((one, other) => Number(ready.get(other)) - Number(ready.get(one)));
    },
    async stop() {
      state.going = false;
      await Promise.all(healthChecks);
    },
  };
}
