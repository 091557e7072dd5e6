import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumFlags } from '../../e2e/browser';
import { atLeast, median, type Row } from '../lib/figures';

const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Lighthouse drives a Chromium of its own through the debugging port: it sets its own throttling and emulation. */
async function withChromium<T>(use: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const flags = [
    '--headless',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    ...chromiumFlags,
    'about:blank',
  ];
  const child = spawn(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', flags, { stdio: 'ignore' });
  try {
    for (let tries = 0; tries < 50; tries++) {
      if (
        await fetch(`http://127.0.0.1:${port}/json/version`).then(
          () => true,
          () => false,
        )
      )
        break;
      await pause(200);
    }
    return await use(port);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Scores on the default phone profile, the median of `runs`; audits that cost points are named below the scores. */
export async function measureLighthouse(
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<{ rows: Row[]; remarks: string[] }> {
  const { default: lighthouse } = await import('lighthouse');
  const rows: Row[] = [];
  const remarks: string[] = [];
  for (const path of paths) {
    const scores = new Map<string, number[]>();
    for (let run = 0; run < runs; run++) {
      const result = await withChromium((port) =>
        lighthouse(origin + path, { port, onlyCategories: Object.keys(bars), logLevel: 'error' }),
      );
      for (const [name, { score }] of Object.entries(result?.lhr.categories ?? {})) {
        scores.set(name, [...(scores.get(name) ?? []), Math.round((score ?? 0) * 100)]);
      }
      if (run > 0) continue;
      for (const audit of Object.values(result?.lhr.audits ?? {})) {
        if (audit.scoreDisplayMode === 'binary' && audit.score === 0) remarks.push(`${path}: ${audit.title}`);
      }
    }
    for (const [name, bar] of Object.entries(bars))
      rows.push(atLeast(`${path} Lighthouse ${name}`, median(scores.get(name) ?? []), bar));
  }
  return { rows, remarks };
}
