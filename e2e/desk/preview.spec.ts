import { contentTexts as ru } from '#shared/i18n/ru/content/index';
import { contentTexts as uz } from '#shared/i18n/uz/content/index';
import { isAccessibleInBothThemes } from '../shared/accessible';
import { expect, NETWORK_ERROR, contentTest as test } from '../shared/fixtures';
import { hasNoSidewaysScroll } from '../shared/steps';
import { signIn, UNAUTHORIZED_ERROR } from './deskSteps';

/** Console error that Playwright causes when it inspects the sandboxed frame. */
const BLOCKED = /Blocked script execution in .*\/preview\//;

test.beforeEach(({ watched }) => {
  watched.tolerate(UNAUTHORIZED_ERROR);
  watched.tolerate(BLOCKED);
});

for (const { language, t } of [
  { language: 'ru', t: ru },
  { language: 'uz', t: uz },
] as const) {
  test(`previews a draft and shares it by a link without sign-in until the links are ended, ${language}`, async ({
    page,
    browser,
    baseURL,
    watched,
  }) => {
    await signIn(page, baseURL ?? '', { language, who: 'editor', path: '/desk/content/documents/1' });
    const path = `title.${language}`;
    const option = page.getByRole('radiogroup', { name: t.lang.both }).getByRole('radio', { name: t.lang[language] });
    await page.locator('[data-shown]').waitFor();
    if (await option.isVisible()) await option.check();
    await page.locator(`[data-path="${path}"]`).fill('Qqq <b>7</b>');
    await page.getByRole('button', { name: t.edit.preview, exact: true }).click();

    const dialog = page.getByRole('dialog', { name: t.preview.title });
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Qqq <b>7</b>');
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    const width = async () => (await dialog.locator('iframe').boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThanOrEqual(375);
    const wide = dialog.getByRole('radio', { name: t.preview.wide });
    if (await wide.isVisible()) await wide.check();
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, 'preview', 'dialog');

    const address = (await dialog.locator('iframe').getAttribute('src')) ?? '';
    const other = language === 'ru' ? 'uz' : 'ru';
    await dialog.getByRole('radio', { name: t.lang[other] }).check();
    await expect(frame.locator('html')).toHaveAttribute('lang', other);

    const colleague = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    expect((await colleague.goto(address))?.status()).toBe(200);
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Qqq <b>7</b>');
    await dialog.getByRole('button', { name: t.preview.copy }).click();
    // A dialog in the top layer covers all but popovers.
    await expect(page.locator(':popover-open').locator('li')).toBeVisible();
    await dialog.getByRole('button', { name: t.preview.end }).click();
    await expect(dialog).toBeHidden();
    watched.tolerate(NETWORK_ERROR);
    expect((await colleague.goto(address))?.status()).toBe(410);
    await colleague.context().close();
  });
}
