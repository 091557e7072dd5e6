import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, startLoad } from './load.mjs';
import { freePort, startSite } from './site.mjs';

const caddy = '/usr/bin/caddy';

/**
 * Two processes, replaced one after the other under load, behind Caddy with the repository's Caddyfile; without Caddy behind a client
 * that asks in turn those that say they are ready.
 */
export async function rollingRestart(settings, { rounds }) {
  const behind = { ...settings, TRUST_PROXY: '1' };
  const sites = [await startSite(behind), await startSite(behind)];
  const front = existsSync(caddy) ? await startCaddy(sites.map(({ port }) => port)) : await askInTurn(sites);
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

async function startCaddy(ports) {
  const port = await freePort();
  const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', 'ops/Caddyfile'], {
    env: {
      ...process.env,
      SITE_DOMAIN: `http://127.0.0.1:${port}`,
      UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
      HOME: '/tmp',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; (await ask(`${address}/healthz`)).status !== 200; tries++) {
    if (tries > 100) throw new Error('Caddy did not come up');
    await sleep(100);
  }
  return {
    name: 'behind Caddy',
    next: () => address,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
    },
  };
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
