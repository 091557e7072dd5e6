import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../e2e/shared/browser';

/** Reference phone: 1.6 Mb/s, 150 ms round trip, CPU four times slower, 360 px. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const slowdown = 4;
const viewport = { width: 360, height: 740 };

export const openBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags, ...flags],
  });

export type Phone = { context: BrowserContext; page: Page };

/** Starts a browser that emulates the reference phone. It is not reused: Chromium slows down with each context. */
export async function openPhone(): Promise<Phone> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'ru-RU',
  });
  context.once('close', () => void browser.close());
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  return { context, page };
}

type Observed = {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
  hydratedAt: number;
};

declare global {
  interface Window {
    observed: Observed;
  }
}

function observe() {
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, longTasks: [], hydratedAt: 0 };
  window.observed = observed;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observed.cls += shift.value;
  });
  watch('longtask', (entry) => observed.longTasks.push({ start: entry.startTime, duration: entry.duration }));
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.hasAttribute('data-hydrated')) return;
    observed.hydratedAt = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

export type View = { fcp: number; lcp: number; cls: number; blocking: number; hydratedAt: number; longest: number };

/** Blocking time is computed as in Lighthouse: the excess over 50 ms of each task after first paint. */
export async function readView(page: Page): Promise<View> {
  const { fcp, lcp, cls, longTasks, hydratedAt } = await page.evaluate(() => window.observed);
  const after = longTasks.filter((task) => task.start + task.duration > fcp);
  return {
    fcp,
    lcp,
    cls,
    hydratedAt,
    blocking: after.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
    longest: Math.max(0, ...after.map((task) => task.duration)),
  };
}
