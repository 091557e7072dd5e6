import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import { atLeast, figure, median, onPage, type Row } from '../lib/figures';
import { openBrowser } from '../lib/phone';
import { atProcessorTime, type TraceEvent } from '../lib/processorTime';

const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function withChromium<T>(use: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
}

type Scores = Record<string, number>;

function scoresOf(url: string, result: Result | undefined): { scores: Scores; costly: string[] } {
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
  const { categories, audits } = result.lhr;
  const broken = Object.values(audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error');
  if (broken) throw new Error(`Lighthouse could not tell ${broken.id} of ${url}: ${broken.errorMessage}`);
  const scores: Scores = {};
  const costly: string[] = [];
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    scores[name] = Math.round((score ?? 0) * 100);
    for (const { id, weight } of auditRefs) {
      const found = audits[id];
      if (!found || weight === 0 || found.score === null || found.score >= 0.9) continue;
      costly.push(`${found.title}${found.displayValue ? `, ${found.displayValue}` : ''}`);
    }
  }
  return { scores, costly };
}

function rewriteTrace(folder: string): void {
  const file = join(folder, 'defaultPass.trace.json');
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: atProcessorTime(trace.traceEvents) }));
}

type Visit = ReturnType<typeof scoresOf> & { atProcessorTime: number; withoutScripts: number };

/**
 * Returns the score of a page whose scripts are blocked, for comparison. A proxy that strips them would use the CPU.
 */
async function performanceWithoutScripts(url: string): Promise<number> {
  const { default: lighthouse } = await import('lighthouse');
  const flags = { onlyCategories: ['performance'], blockedUrlPatterns: ['*.js'] };
  const result = await withChromium((port) => lighthouse(url, { ...flags, logLevel: 'error', port }));
  const { scores } = scoresOf(url, result);
  return scores.performance ?? 0;
}

async function audit(url: string): Promise<Visit> {
  const { default: lighthouse } = await import('lighthouse');
  const folder = mkdtempSync(join(tmpdir(), 'yolda-lighthouse-'));
  const flags = { onlyCategories: Object.keys(bars), logLevel: 'error', auditMode: folder } as const;
  try {
    const seen = scoresOf(url, await withChromium((port) => lighthouse(url, { ...flags, port, gatherMode: folder })));
    rewriteTrace(folder);
    const { scores } = scoresOf(url, await lighthouse(url, flags));
    return { ...seen, atProcessorTime: scores.performance ?? 0, withoutScripts: await performanceWithoutScripts(url) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function auditWhole(url: string): Promise<Visit> {
  for (let tries = 1; ; tries++) {
    try {
      return await audit(url);
    } catch (error) {
      if (tries === 5) throw error;
      console.warn(String(error));
    }
  }
}

export async function measureLighthouse(
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<{ rows: Row[]; remarks: string[] }> {
  const rows: Row[] = [];
  const remarks: string[] = [];
  for (const path of paths) {
    const found: Visit[] = [];
    for (let run = 0; run < runs; run++) found.push(await auditWhole(origin + path));
    const of = (name: string) => median(found.map(({ scores }) => scores[name] ?? 0));
    rows.push(
      ...onPage(path, [
        ...Object.entries(bars).map(([name, bar]) => atLeast(`Lighthouse ${name}`, of(name), bar)),
        atLeast(
          'Lighthouse performance, computed from processor time',
          median(found.map((visit) => visit.atProcessorTime)),
          bars.performance,
        ),
        figure('Lighthouse performance, without scripts', median(found.map((visit) => visit.withoutScripts))),
      ]),
    );
    remarks.push(...(found.at(-1)?.costly.map((title) => `${path}: ${title}`) ?? []));
  }
  return { rows, remarks };
}
