import type { Locator, Page } from '@playwright/test';
import { atMost, mediansOf, onPage, type Row } from '../lib/figures';
import { openPhone } from '../lib/phone';

export type Change = { from: string; linkTo: string; menu?: true };
type Timing = { heading: number; event: number };

/** Duration of a tap. Without it, work that the touch starts would count as click delay. */
const fingerMs = 80;

const readingMs = 3_000;

function watchNextClick() {
  const timing: Timing = { heading: 0, event: 0 };
  Object.assign(window, { timing });
  const before = document.querySelector('h1');
  const textBefore = before?.textContent;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'click') timing.event = Math.max(timing.event, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    'click',
    ({ timeStamp }) =>
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (!heading || (heading === before && heading.textContent === textBefore)) return;
        timing.heading = performance.now() - timeStamp;
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true, characterData: true }),
    { capture: true, once: true },
  );
}

const readTiming = (page: Page) => page.evaluate(() => (window as unknown as { timing: Timing }).timing);

async function tap(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link cannot be seen');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(fingerMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const REFERENCE_ELEMENTS = 1_500;

/** Measures a click handler without libraries on the same phone, for comparison across machines. */
async function referenceClick(): Promise<Timing> {
  const { context, page } = await openPhone();
  await page.setContent('<main><h1>Before</h1><a href="#next">Next</a><ul></ul></main>');
  await page.evaluate((count) => {
    document.querySelector('a')?.addEventListener('click', () => {
      const list = document.createElement('ul');
      for (let index = 0; index < count; index++) list.append(`item ${index}`, document.createElement('li'));
      document.querySelector('ul')?.replaceWith(list);
      const heading = document.createElement('h1');
      heading.textContent = String(list.offsetHeight);
      document.querySelector('h1')?.replaceWith(heading);
    });
  }, REFERENCE_ELEMENTS);
  await page.evaluate(watchNextClick);
  await tap(page, page.locator('a'));
  await page.waitForTimeout(1_000);
  const timing = await readTiming(page);
  await context.close();
  return timing;
}

async function change(origin: string, { from, linkTo, menu }: Change): Promise<Timing> {
  const { context, page } = await openPhone();
  await page.goto(origin + from, { waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 20_000 });
  if (menu) await page.locator('[popovertarget=site-menu]').first().click();
  const link = page.locator(`${menu ? '#site-menu ' : ''}a[href="${linkTo}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(readingMs);
  await page.evaluate(watchNextClick);
  await tap(page, link);
  await page.waitForURL(`**${linkTo}`);
  await page.waitForTimeout(1_000);
  const timing = await readTiming(page);
  await context.close();
  return timing;
}

/** Measures the time from a click to the new heading. Menu links are also compared with the reference click. */
export async function measurePageChanges(origin: string, changes: readonly Change[], runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const each of changes) {
    const of = await mediansOf(runs, async () => {
      const { heading, event } = await change(origin, each);
      const reference = each.menu ? await referenceClick() : { heading: 1, event: 1 };
      return { heading, event, headingRatio: heading / reference.heading, eventRatio: event / reference.event };
    });
    rows.push(
      ...onPage(`${each.from} → ${each.linkTo}`, [
        atMost('time from a click to the heading of the next page', of('heading'), 100, ' ms'),
        atMost('duration of the click event of a page change', of('event'), 72, ' ms'),
        ...(each.menu
          ? [
              atMost('heading of the next page, times the reference click', of('headingRatio'), 0.75),
              atMost('click event of a page change, times the reference click', of('eventRatio'), 0.2),
            ]
          : []),
      ]),
    );
  }
  return rows;
}
