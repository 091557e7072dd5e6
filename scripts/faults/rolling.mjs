import { setTimeout as sleep } from 'node:timers/promises';
import { startCaddy } from './caddy.mjs';
import { ask, startLoad } from './load.mjs';
import { startSite } from './site.mjs';

/**
 * Two processes, replaced one after the other under load, behind Caddy with the repository's Caddyfile; without Caddy behind a client
 * that asks in turn those that say they are ready.
 */
export async function rollingRestart(settings, { rounds }) {
  const behind = { ...settings, TRUST_PROXY: '1' };
  const sites = [await startSite(behind), await startSite(behind)];
  const front = (await startCaddy(sites.map(({ port }) => port))) ?? (await askInTurn(sites));
  const load = startLoad(() => front.next());
  try {
    await sleep(2000);
    for (let turn = 0; turn < rounds * sites.length; turn++) {
      const index = turn % sites.length;
      const { port } = sites[index];
      const code = await sites[index].end('SIGTERM');
      if (code !== 0) throw new Error(`A replaced process ended with ${code}:\n${sites[index].output()}`);
      sites[index] = await startSite(behind, port);
      await sleep(3000);
    }
  } finally {
    await load.stop();
    await front.stop();
    for (const site of sites) if (site.alive()) await site.end();
  }
  return { load, notes: [front.name] };
}

async function askInTurn(sites) {
  const ready = new Map(sites.map(({ address }) => [address, true]));
  let turn = 0;
  const timer = setInterval(() => {
    for (const address of ready.keys()) {
      void ask(`${address}/readyz`).then(({ status }) => ready.set(address, status === 200));
    }
  }, 300);
  return {
    name: 'in turn, without Caddy',
    next() {
      const open = [...ready.keys()].filter((address) => ready.get(address));
      const among = open.length > 0 ? open : [...ready.keys()];
      return among[turn++ % among.length];
    },
    async stop() {
      clearInterval(timer);
    },
  };
}
