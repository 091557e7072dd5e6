import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../lib/run.mjs';
import { ask } from './load.mjs';
import { freePort } from './site.mjs';

const program = '/usr/bin/caddy';

/** Starts Caddy as load balancer. Returns null if it is not installed. */
export async function startCaddy(ports) {
  if (!existsSync(program)) return null;
  const address = `http://127.0.0.1:${await freePort()}`;
  const env = { SITE_DOMAIN: address, UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '), HOME: '/tmp' };
  const adapted = await run(program, ['adapt', '--adapter', 'caddyfile', '--config', 'ops/Caddyfile'], {
    quiet: true,
    env,
  });
  const settings = /^\{.*\}$/m.exec(adapted.output)?.[0];
  if (!settings) throw new Error(`Caddy rejects ops/Caddyfile:\n${adapted.output}`);
  const child = spawn(program, ['run', '--config', '-'], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Another Caddy may use the admin port, which is fixed.
  child.stdin.end(JSON.stringify({ ...JSON.parse(settings), admin: { disabled: true } }));
  const ended = once(child, 'close');
  for (let tries = 0; (await ask(`${address}/healthz`)).status !== 200; tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error('Caddy did not start');
    await sleep(100);
  }
  return {
    addresses: () => [address],
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
