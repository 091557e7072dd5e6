import { expect, hydrated, test } from '../shared/fixtures';

test('reports a page error once and ignores errors of extensions @desktop', async ({ page, server, watched }) => {
  watched.tolerate(/boom/);
  await page.goto('/uz/shop');
  await hydrated(page);
  const reported = page.waitForResponse((reply) => reply.url().endsWith('/api/public/browser-errors/'));
  const sent: string[] = [];
  // Playwright reads beacon bodies only of routed requests.
  await page.route('**/browser-errors/', (route) => route.continue());
  page.on('request', (request) => {
    if (request.url().endsWith('/browser-errors/')) sent.push(request.postData() ?? '');
  });
  const count = async () => {
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^yolda_browser_errors_total\{kind="error"\} (\d+)$/m.exec(figures)?.[1]);
  };
  // Repeats until the error reporter's lazy chunk has loaded.
  await expect(async () => {
    await page.evaluate(() => {
      const at = (place: string) => Object.assign(new Error('boom'), { stack: `Error: boom\n    at f (${place}:1:2)` });
      reportError(at('chrome-extension://abc/assets/x.js'));
      reportError(at(`${location.origin}/assets/app.0123abcd.js`));
    });
    expect(sent).toHaveLength(1);
  }).toPass();
  expect((await reported).status()).toBe(204);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({
    kind: 'error',
    message: 'Error: boom',
    page: '/uz/shop',
    language: 'uz',
  });
  expect(await count()).toBe(1);
});
