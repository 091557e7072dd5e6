import type { Browser, CDPSession, Page } from '@playwright/test';
import { PASSWORD, PHONES } from '../../e2e/desk/deskSteps';
import { startServerIn } from '../../e2e/shared/server';
import { atMost, figure, onPage, quantile, type Row } from '../lib/figures';
import { withLargeDesk } from '../lib/largeContent';
import { openBrowser, slowdown } from '../lib/phone';
import type { TraceEvent } from '../lib/processorTime';

const ENQUIRIES = 100_000;
const DISTANCE_PX = 60_000;
const SPEED_PX_S = 3_000;
const DEEP = 10_000;
const TOP = 'from the top';
const LATE_MS = 50;
const TIMEOUT_MS = 120_000;

type Late = { ms: number; script: number; layout: number; by: string };
type Seen = { frames: number[]; late: Late[] };
type Scrolled = Seen & { rows: number; longestTask: number };

type LongFrame = PerformanceEntry & {
  styleAndLayoutStart: number;
  scripts: { invoker: string; sourceFunctionName: string; duration: number }[];
};

function watchFrames() {
  const seen: Seen = { frames: [], late: [] };
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration, styleAndLayoutStart, scripts } of list.getEntries() as LongFrame[]) {
      const long = scripts.toSorted((one, other) => other.duration - one.duration)[0];
      seen.late.push({
        ms: duration,
        script: scripts.reduce((sum, script) => sum + script.duration, 0),
        layout: styleAndLayoutStart > 0 ? startTime + duration - styleAndLayoutStart : 0,
        by: long ? `${long.invoker} ${long.sourceFunctionName}` : 'no script',
      });
    }
  });
  observer.observe({ type: 'long-animation-frame' });
  let last = performance.now();
  let isOver = false;
  const next = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    if (!isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  Object.assign(window, {
    endFrames: async () => {
      isOver = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
      observer.disconnect();
      return seen;
    },
  });
}

const list = (page: Page) => page.locator('[data-enquiry]').first().locator('xpath=ancestor::*[@role="region"]');
const rowsRead = (page: Page) =>
  list(page).evaluate((frame) => Math.round((frame.firstElementChild?.clientHeight ?? 0) / 104));

async function scroll(page: Page, session: CDPSession, browser: Browser, distance: number): Promise<Scrolled> {
  const box = await list(page).boundingBox();
  if (!box) throw new Error('The list cannot be seen');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(1_000);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'],
  });
  await page.evaluate(watchFrames);
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -distance,
    speed: SPEED_PX_S,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const seen = await page.evaluate(() => (window as unknown as { endFrames: () => Promise<Seen> }).endFrames());
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: NamedEvent[] };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ...seen, rows: await rowsRead(page), longestTask: longestTask(traceEvents) };
}

type NamedEvent = TraceEvent & { name: string; args?: { name?: string } };

/** Returns the longest task of the page's main thread in ms of CPU time, because the machine is shared. */
function longestTask(events: readonly NamedEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}:${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

async function goDown(page: Page, rows: number): Promise<void> {
  const since = Date.now();
  while ((await rowsRead(page)) < rows) {
    if (Date.now() - since > TIMEOUT_MS) throw new Error('The list does not grow');
    await list(page).evaluate((frame) => {
      frame.scrollTop = frame.scrollHeight;
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

const rowsOf = (where: string, { frames, late, longestTask, rows }: Scrolled): Row[] =>
  onPage(where, [
    atMost(`frames over ${LATE_MS} ms while the inbox of ${ENQUIRIES} enquiries is scrolled`, late.length, 0),
    figure(
      'the longest frame of it',
      Math.max(0, ...late.map(({ ms }) => ms), ...frames.filter((ms) => ms <= LATE_MS)),
      ' ms',
    ),
    figure('frames of it, p95', quantile(frames, 0.95), ' ms'),
    atMost('processor time of the longest task while the inbox is scrolled', longestTask, LATE_MS, ' ms'),
    figure('frames of it', frames.length),
    figure('rows in the browser', rows),
  ]);

const remarksOf = (where: string, { late }: Scrolled): string[] =>
  late.map(
    ({ ms, script, layout, by }) =>
      `${where}: a frame of ${Math.round(ms)} ms, scripts ${Math.round(script)} (most ${by}), layout and paint ${Math.round(layout)}`,
  );

export const measureDeskScroll = (): Promise<{ rows: Row[]; remarks: string[] }> =>
  withLargeDesk(ENQUIRIES, async (folder) => {
    const server = await startServerIn(folder, { LOG_LEVEL: 'silent' });
    const browser = await openBrowser();
    try {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'ru-RU',
        baseURL: server.url,
      });
      const body = { phone: `+998${PHONES.owner}`, password: PASSWORD };
      const headers = { 'sec-fetch-site': 'same-origin' };
      const status = (await context.request.post('/api/desk/sign-in', { data: body, headers })).status();
      if (status !== 200) throw new Error(`The owner was not let in: ${status}`);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.goto('/desk/inbox?status=all');
      await page.locator('[data-enquiry]').first().waitFor();
      const top = await scroll(page, session, browser, DISTANCE_PX);
      await goDown(page, DEEP);
      // The first half of the scroll shows loaded rows, the second half loads rows.
      await list(page).evaluate((frame, back) => frame.scrollBy(0, -back), DISTANCE_PX / 2);
      const deep = await scroll(page, session, browser, DISTANCE_PX);
      const below = `after ${DEEP} rows`;
      return {
        rows: [...rowsOf(TOP, top), ...rowsOf(below, deep)],
        remarks: [...remarksOf(TOP, top), ...remarksOf(below, deep)],
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  });
