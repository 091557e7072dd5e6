import { expect, hydrated, test } from '../shared/fixtures';

// Headless Chromium counts as a bot.
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
test.use({ serverSettings: { ANALYTICS: '1' }, userAgent: BROWSER });

test('counts page views without a cookie and respects opt-out @desktop', async ({ page, browser, baseURL }) => {
  const counted = async (labels: string) => {
    const metrics = await (await page.request.get('/metrics')).text();
    return Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`yolda_page_views_total{${labels}}`))
        ?.split(' ')[1],
    );
  };
  await page.goto('/uz');
  await hydrated(page);
  await expect.poll(() => counted('section="home",language="uz",device="computer"')).toBe(1);
  await page.locator('header nav a[href="/uz/shop"]').first().click();
  await expect.poll(() => counted('section="shop",language="uz",device="computer"')).toBe(1);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => !['language', 'theme', 'signed_in'].includes(name))).toEqual([]);

  const against = await browser.newContext({ userAgent: BROWSER, ...(baseURL && { baseURL }) });
  await against.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const other = await against.newPage();
  const sent: string[] = [];
  other.on('request', (request) => sent.push(request.url()));
  await other.goto('/blog');
  await hydrated(other);
  // Page views are sent when idle.
  await expect(other.locator('footer [role=radiogroup]')).toBeVisible();
  expect(sent.filter((url) => url.includes('page-views'))).toEqual([]);
  await against.close();
});
