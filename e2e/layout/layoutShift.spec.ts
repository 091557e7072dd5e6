import type { Page } from '@playwright/test';
import { giveCar, signIn } from '../account/accountSteps';
import { test } from '../shared/customers';
import { expect, hydrated } from '../shared/fixtures';
import { INDEXED_PAGES } from '../shared/indexedPages';

const SIGNED_OUT = [
  ...INDEXED_PAGES,
  '/booking?services=1',
  '/services/singl-services',
  '/blog?category=1',
  '/sign-in',
  '/nowhere',
];
const SIGNED_IN = ['/', '/contacts', '/uz/personal/garage', '/personal/profile', '/personal/story'];
/** Waiting time for lazy parts, which load when the page is idle. */
const IDLE_AFTER_MS = 1_500;

async function onSlowConnection(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0, moved: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (shift.hadRecentInput) continue;
        const watched = window as unknown as { shifted: number; moved: string[] };
        watched.shifted += shift.value;
        for (const { node, previousRect: from, currentRect: to } of shift.sources)
          if (node)
            watched.moved.push(`${node.nodeName}.${node.className} from ${from.x} ${from.y} to ${to.x} ${to.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoLayoutShift(page: Page, path: string): Promise<void> {
  await onSlowConnection(page);
  await watchShifts(page);
  await page.goto(path);
  await hydrated(page);
  await page.waitForTimeout(IDLE_AFTER_MS);
  const { shifted, moved } = await page.evaluate(() => {
    const { shifted, moved } = window as unknown as { shifted: number; moved: string[] };
    return { shifted, moved };
  });
  expect(shifted, moved.join(', ')).toBeLessThan(0.01);
}

test.beforeEach(({ watched }) => watched.tolerate(/status of 404/));

for (const path of SIGNED_OUT) {
  test(`${path} has no layout shift on a slow network @phone`, async ({ page }) => expectNoLayoutShift(page, path));
}

for (const path of SIGNED_IN) {
  test(`${path} of a customer has no layout shift on a slow network @phone`, async ({
    context,
    page,
    request,
    customer,
    server,
  }) => {
    await signIn(context, server.url, customer);
    await giveCar(request, server.url, customer);
    const { hostname } = new URL(server.url);
    await context.addCookies([{ name: 'signed_in', value: '1', domain: hostname, path: '/' }]);
    await expectNoLayoutShift(page, path);
  });
}
