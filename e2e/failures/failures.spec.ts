import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { hydrated, NETWORK_ERROR } from '../shared/fixtures';
import { LAYOUT_CALLS, type PageCall, PUBLIC_PAGES, type PublicPage } from '../shared/publicPages';
import { brokenReply, expect, FAILURES, type Failure, test } from './brokenCalls';

interface BrokenCall {
  failure: Failure | null;
  intercepted: number;
  underWay: number;
}

/** Breaks a call in one page only, so that tests run in parallel. */
async function breakCall(page: Page, call: RegExp, failure: Failure): Promise<BrokenCall> {
  const state: BrokenCall = { failure, intercepted: 0, underWay: 0 };
  const intercept = async (route: Route) => {
    state.intercepted += 1;
    const { failure: now } = state;
    if (now === null) return route.continue();
    if (now === 'hanging') return undefined;
    if (now === 'refused') return route.abort('connectionrefused');
    const { status, contentType, body } = brokenReply(now, '[{"id": 1, "name": "');
    return route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': '*' } });
  };
  const isBroken = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    return call.test(`${request.method()} ${pathname}${search}`);
  };
  const isOther = (request: Request) => request.url().includes('/api/') && !isBroken(request);
  page.on('request', (request) => void (isOther(request) && state.underWay++));
  const answered = (request: Request) => void (isOther(request) && state.underWay--);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  await page.route(/\/api\//, (route) => (isBroken(route.request()) ? intercept(route) : route.continue()));
  return state;
}

/** Time in which the page must report a failure, by its mocked clock. */
const REPORTED_WITHIN_MS = 12_000;
const BETWEEN_TRIES_MS = 2_000;
const EVERY_CALL = /./;
const isAll = process.env.E2E_ALL === '1';
const QUICK_FAILURES = FAILURES.filter((failure) => failure !== 'hanging');

const retries = (page: Page) => page.getByRole('button', { name: ru.common.retry, exact: true });
const waiting = (page: Page) => page.locator('[aria-busy="true"]:visible');

interface Broken extends Pick<PublicPage, 'path' | 'calls'> {
  broken: PageCall & { opens?: string };
}

/** Presses retry buttons by keyboard, because a hovered link would prefetch the call. */
async function interceptFailures(
  context: BrowserContext,
  { path, calls, broken }: Broken,
  failures: readonly Failure[],
): Promise<void> {
  const { call, shows, blocks = 1, opens } = broken;
  const page = await context.newPage();
  await page.clock.install();
  const state = await breakCall(page, call, 'hanging');
  await page.goto(path);
  await hydrated(page);
  if (opens) await page.locator(opens).first().click();

  for (const other of calls) {
    if (other === broken || other.after === call) continue;
    await expect(page.locator(other.shows).first(), `${other.shows} beside ${call}`).toBeAttached();
  }
  await expect.poll(() => state.intercepted, `asked for ${call}`).toBeGreaterThan(0);
  await expect.poll(() => state.underWay, `beside ${call}`).toBe(0);
  await page.clock.fastForward(REPORTED_WITHIN_MS);
  await expect(retries(page), `hanging ${call}`).toHaveCount(blocks);
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.locator(shows)).toHaveCount(0);
  const block = await retries(page)
    .first()
    .evaluateHandle((button) => button.closest('section, aside, nav, footer, main'));

  for (const failure of failures) {
    const intercepted = state.intercepted;
    state.failure = failure;
    await retries(page).first().press('Enter');
    await expect.poll(() => state.intercepted, `${failure} ${call}`).toBeGreaterThan(intercepted);
    const visibleTexts = async () => {
      await page.clock.fastForward(BETWEEN_TRIES_MS);
      return retries(page).count();
    };
    await expect.poll(visibleTexts, `${failure} ${call}`).toBe(blocks);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  state.failure = null;
  await retries(page).first().press('Enter');
  await expect(page.locator(shows).first(), `healed ${call}`).toBeAttached();
  await expect(retries(page)).toHaveCount(0);
  expect(
    await page
      .locator(shows)
      .first()
      .evaluate((shown, owner) => owner?.contains(shown), block),
  ).toBe(true);
  await page.close();
}

const CALLS_A_TEST = 4;

const failuresOf = (place: number): readonly Failure[] =>
  place === 0 ? QUICK_FAILURES : QUICK_FAILURES.filter((_, index) => index === place % QUICK_FAILURES.length);

/** One broken call per page, because QueryBlock shows all failures. E2E_ALL=1 breaks every call. */
const brokenOn = <Call>(calls: readonly Call[], place: number): readonly Call[] =>
  isAll ? calls : calls.filter((_, index) => index === place % calls.length);

const PAGES = PUBLIC_PAGES.filter(({ path }) => isAll || !path.includes('region='));

const groups: Broken[][] = [];
for (const [place, { path, calls }] of [...PUBLIC_PAGES, { path: '/nowhere', calls: LAYOUT_CALLS }].entries()) {
  if (!isAll && place % 2 === 1) continue;
  for (const call of brokenOn(calls, place)) {
    const last = groups.at(-1);
    if (last && last.length < CALLS_A_TEST) last.push({ path, calls, broken: call });
    else groups.push([{ path, calls, broken: call }]);
  }
}

for (const [place, group] of groups.entries()) {
  const paths = [...new Set(group.map(({ path }) => path))].join(' ');
  test(`shows each failed call in its block with a working retry: ${group.length} of ${paths} @desktop`, async ({
    context,
    breakingProxy,
    watched,
  }) => {
    test.setTimeout(180_000);
    watched.tolerate(NETWORK_ERROR);
    breakingProxy.breakBy([{ call: EVERY_CALL, breakage: 'refused', by: 'server' }]);
    for (const [index, one] of group.entries()) await interceptFailures(context, one, failuresOf(place + index));
  });
}

const FOOTER_CALLS = LAYOUT_CALLS.filter(({ opens }) => !opens);

const blocksOf = ({ calls, shared = [] }: PublicPage): number => {
  const shown = [...calls, ...shared].filter(({ after }) => !after);
  const isOfPage = ({ call }: PageCall) => shown.some((own) => own.call.source === call.source);
  const inFooter = FOOTER_CALLS.filter((one) => !isOfPage(one)).length;
  return shown.reduce((sum, { blocks = 1 }) => sum + blocks, inFooter);
};

for (const [index, one] of PAGES.entries()) {
  const { path, calls } = one;
  const breakage = QUICK_FAILURES[index % QUICK_FAILURES.length] ?? 'serverError';
  test(`${path}: shows a failure in every block (${breakage}) and recovers without a reload @desktop`, async ({
    context,
    page,
    breakingProxy,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    breakingProxy.breakBy([{ call: EVERY_CALL, breakage }]);
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(503);
    await hydrated(page);
    await expect(retries(page)).toHaveCount(blocksOf(one), { timeout: REPORTED_WITHIN_MS });
    await expect(waiting(page)).toHaveCount(0, { timeout: REPORTED_WITHIN_MS });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(ru.errors.unexpectedTitle)).toHaveCount(0);

    await context.setOffline(true);
    breakingProxy.breakBy([]);
    await context.setOffline(false);
    for (const { shows } of calls) await expect(page.locator(shows).first(), shows).toBeAttached();
    await expect(retries(page)).toHaveCount(0);
  });

  test(`${path}: renders entries whose optional fields are null @desktop`, async ({ page, breakingProxy, watched }) => {
    watched.tolerate(/status of 503/);
    const opened = async () => {
      breakingProxy.breakBy([{ call: EVERY_CALL, breakage: 'nulls' }]);
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(200);
      await hydrated(page);
      breakingProxy.breakBy([{ call: EVERY_CALL, breakage: 'nulls' }]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
      // The appointment form in view requests its brands.
      const asked = breakingProxy.asked.filter((call) => !call.includes('/public/brands/'));
      expect(asked, 'asked by the browser').toEqual([]);
    };
    // A busy server leaves calls slower than 800 ms to the browser.
    await expect(opened).toPass({ timeout: 60_000 });
    await expect(retries(page)).toHaveCount(0);
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
  });
}

test('the browser requests only what the server omitted @desktop', async ({ page, breakingProxy, watched }) => {
  watched.tolerate(NETWORK_ERROR);
  const call = /\/services\/web\/\?page=1$/;
  breakingProxy.breakBy([{ call, breakage: 'hanging', by: 'server' }]);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/') && asked.push(request.url())));
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('main > section:nth-of-type(2) article').first()).toBeVisible();
  expect(asked.filter((url) => !call.test(url))).toEqual([]);
  expect(asked).toHaveLength(1);
});
