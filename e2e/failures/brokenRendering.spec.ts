import { PUBLIC_PAGES } from '../shared/publicPages';
import { expect, FAILURES, test } from './brokenCalls';

const RENDERED_WITHIN_MS = 1_000;
const TRIES = 5;
const isAll = process.env.E2E_ALL === '1';

/** Returns the shortest of several render times, because other processes share the CPU. */
async function render(
  url: string,
  status: number,
  isGoodEnough: (ms: number) => boolean,
): Promise<{ html: string; ms: number }> {
  for (let tries = 1; ; tries += 1) {
    const since = performance.now();
    const reply = await fetch(url);
    const html = await reply.text();
    const ms = performance.now() - since;
    expect(reply.status, url).toBe(status);
    expect(reply.headers.has('retry-after'), url).toBe(status === 503);
    if (isGoodEnough(ms) || tries === TRIES) return { html, ms };
    await new Promise((resolve) => setTimeout(resolve, 100 * tries));
  }
}

for (const [index, { path, calls, quiet = [] }] of PUBLIC_PAGES.entries()) {
  test(`${path}: the server omits only the block of a broken call, without delay @desktop`, async ({
    browser,
    server,
    breakingProxy,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.route('**', (route) => route.abort());

    const all = [...calls, ...quiet.map((call) => ({ call, shows: null, isMain: false }))];
    for (const [place, { call, shows, isMain }] of all.entries()) {
      // One kind of failure per call, because the same code handles all. E2E_ALL=1 tests all kinds.
      for (const breakage of FAILURES.filter((_, kind) => isAll || kind === (index + place) % FAILURES.length)) {
        breakingProxy.breakBy([{ call, breakage }]);
        const { html, ms } = await render(server.url + path, isMain ? 503 : 200, (took) => took < RENDERED_WITHIN_MS);
        const tried = `${breakage} ${call}`;
        expect(
          breakingProxy.asked.some((asked) => call.test(asked)),
          `${tried} was asked`,
        ).toBe(true);
        expect(ms, tried).toBeLessThan(RENDERED_WITHIN_MS);
        await page.setContent(html, { waitUntil: 'commit' });
        await expect(page.locator('h1'), tried).toHaveCount(1);
        if (shows) await expect(page.locator(shows), tried).toHaveCount(0);
        for (const other of calls) {
          if (other.call === call || other.after === call) continue;
          expect(await page.locator(other.shows).count(), `${other.shows} beside ${tried}`).toBeGreaterThan(0);
        }
      }
    }

    // Incomplete pages are not cached.
    breakingProxy.breakBy([{ call: /./, breakage: 'refused' }]);
    await render(server.url + path, 503, () => true);
    breakingProxy.breakBy([]);
    const { html } = await render(server.url + path, 200, () => true);
    await page.setContent(html, { waitUntil: 'commit' });
    for (const { shows } of calls) expect(await page.locator(shows).count(), shows).toBeGreaterThan(0);
    await context.close();
  });
}
