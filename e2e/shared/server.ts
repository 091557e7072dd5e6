import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningServer = {
  url: string;
  pid: number;
  output(): string;
  stop(): Promise<void>;
};

const startTimeoutMs = 120_000;
const limitsOff = {
  RATE_LIMIT_MAX: '1000000',
  RATE_LIMIT_REQUESTS_MAX: '1000000',
  RATE_LIMIT_CODES_MAX: '1000000',
  RATE_LIMIT_SIGN_IN_MAX: '1000000',
  RATE_LIMIT_PAGES_MAX: '1000000',
};
const tilesInside = { MAP_TILES_URL: 'http://127.0.0.1:1/{z}/{x}/{y}.png' };

function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output()}`)), startTimeoutMs);
    const look = () => {
      const address = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output())?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', look);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server exited with code ${code}:\n${output()}`));
    });
  });
}

export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  if (settings.DATA_DIR) return startServerIn(settings.DATA_DIR, settings);
  const folder = mkdtempSync(join(tmpdir(), 'yolda-'));
  const template = process.env.E2E_DATABASE_TEMPLATE;
  if (template) cpSync(template, folder, { recursive: true });
  const server = await startServerIn(folder, settings);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startServerIn(folder: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      ...limitsOff,
      ...tilesInside,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  const output = () => printed;
  const url = await waitForAddress(child, output);
  return {
    url,
    pid: child.pid ?? 0,
    output,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
