import { expect, hydrated, test } from '../shared/fixtures';

for (const [language, prefix, home] of [
  ['ru', '', '/'],
  ['uz', '/uz', '/uz'],
] as const) {
  test(`malformed addresses show Page Not Found with links, ${language}`, async ({ page, request, watched }) => {
    // Hydration mismatch (React #418): the browser keeps a percent sign that the server encodes.
    watched.tolerate(/could not be decoded|status of 404|error #418/);
    for (const path of [`${prefix}/%`, `${prefix}/services/%zz`, `${prefix}/%C0%AE`, `${prefix}/documents/%D0`]) {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
    }
    await page.locator(`a[href="${home}"]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname === home);
    expect((await request.post(`${prefix}/shop`, { form: {} })).headers()['content-type']).toContain('text/html');
  });
}
