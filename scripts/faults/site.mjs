import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

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
 * Starts the built server. Throws its output if it fails to start.
 * @param {Record<string, string>} settings
 * @param {number} [port]
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
    /** Returns the result of `work`. Throws the output of the process if that ends first. */
    whileAlive: (work) =>
      Promise.race([
        work,
        ended.then(() => {
          throw new Error(`The site ended:\n${printed}`);
        }),
      ]),
    alive: () => child.exitCode === null && child.signalCode === null,
    output: () => printed,
    async whileStopped(work) {
      child.kill('SIGSTOP');
      try {
        return await work();
      } finally {
        child.kill('SIGCONT');
      }
    },
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
