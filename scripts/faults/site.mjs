import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that was free a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const secret = () => randomBytes(32).toString('base64url');
/** MODE=production as an operator sets it; SMS would go nowhere, and no limit stands in the way of the load. */
const production = {
  MODE: 'production',
  NODE_ENV: 'production',
  ACCESS_TOKEN_SECRET: secret(),
  CODE_SECRET: secret(),
  SMS_GATEWAY: 'eskiz',
  ESKIZ_EMAIL: 'nobody@example.com',
  ESKIZ_PASSWORD: 'nothing',
  ESKIZ_URL: 'http://127.0.0.1:9',
  SEED_DEMO: '1',
  LOG_LEVEL: 'error',
  RATE_LIMIT_MAX: '1000000',
  RATE_LIMIT_REQUESTS_MAX: '1000000',
};

/**
 * The built server as a process of its own. Throws what it printed when it does not come up.
 * @param {Record<string, string>} settings @param {number} [port]
 */
export async function startSite(settings, port) {
  const taken = port ?? (await freePort());
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, ...production, PORT: String(taken), SITE_URL: 'https://example.com', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'close').then(() => child.exitCode);
  await new Promise((resolve, reject) => {
    const read = (chunk) => {
      printed = (printed + chunk).slice(-20_000);
      if (printed.includes('Yolda is ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server ended:\n${printed}`)));
  });
  return {
    address: `http://127.0.0.1:${taken}`,
    port: taken,
    /** The outcome of `work`; throws what the process printed when it ends before. */
    whileAlive: (work) =>
      Promise.race([
        work,
        ended.then(() => {
          throw new Error(`The site ended:\n${printed}`);
        }),
      ]),
    alive: () => child.exitCode === null && child.signalCode === null,
    output: () => printed,
    /** The outcome of `work`, during which the process does nothing at all. */
    async whileStopped(work) {
      child.kill('SIGSTOP');
      try {
        return await work();
      } finally {
        child.kill('SIGCONT');
      }
    },
    /** Sends the signal and waits for the end. */
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
