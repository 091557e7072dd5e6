import type { Locator, Page } from '@playwright/test';
import type { texts as ru } from '#shared/i18n/ru/index';

import { isAccessibleInItsTheme } from '../shared/accessible';
import { expect, hydrated, test } from '../shared/fixtures';
import { agree, hasNoSidewaysScroll, LANGUAGES, unfoldFooter } from '../shared/steps';

async function isMarked(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
}

const thanks = (page: Page, t: typeof ru) => page.getByRole('status').filter({ hasText: t.forms.thanksTitle });

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`a visitor without scripts books and buys, ${language}`, async ({ page, watched }) => {
      // Forms with errors return 422.
      watched.tolerate(/status of 422/);
      await page.goto(prefix || '/');
      const form = page.getByRole('form', { name: t.forms.appointmentTitle });
      const field = (label: string) => form.getByLabel(label, { exact: true });
      const fillIn = async () => {
        await field(t.forms.name).fill('Aziz');
        await field(t.forms.phone).fill('998 90 123 45 67');
        await field(t.forms.brand).fill('chevrolet');
        await field(t.forms.model).fill('Cobalt');
        await field(t.forms.branch).selectOption({ index: 2 });
        await field(t.forms.message).fill('Bir\nikki');
        await agree(form);
      };
      const send = () => page.getByRole('button', { name: t.forms.send }).click();
      await field(t.forms.name).fill('Aziz');
      await field(t.forms.phone).fill('90 123');
      await field(t.forms.branch).selectOption({ index: 2 });
      await field(t.forms.message).fill('Bir\nikki');
      await send();

      await expect(page.getByRole('alert')).toBeInViewport();
      await expect(page.getByRole('alert')).toContainText(t.fallbackForms.mistakes);
      await isMarked(field(t.forms.phone), t.forms.phoneIncomplete.replace('+', '\\+'));
      await isMarked(field(t.forms.brand), t.fallbackForms.brandMissing);
      await isMarked(field(t.forms.model), t.fallbackForms.modelMissing);
      await isMarked(form.getByRole('checkbox'), t.forms.consentNeeded);
      await expect(field(t.forms.name)).toHaveValue('Aziz');
      await expect(field(t.forms.phone)).toHaveValue('90 123');
      await expect(field(t.forms.message)).toHaveValue('Bir\nikki');
      await expect(field(t.forms.branch).locator('option:checked')).toHaveText(/^Yolda/);
      await hasNoSidewaysScroll(page);

      await fillIn();
      await send();
      await expect(thanks(page, t)).toBeInViewport();
      const thanksText = (await thanks(page, t).textContent()) ?? '';
      const reference = /Y(-\w{4}){2}/.exec(thanksText)?.[0] ?? 'none';
      const address = page.url();
      await page.reload();
      await expect(thanks(page, t)).toHaveText(thanksText);
      // Submitting again after Back must return the same request.
      await page.goto(prefix || '/');
      await fillIn();
      await send();
      await expect(thanks(page, t)).toHaveText(thanksText);
      await page.goBack();
      await expect(field(t.forms.brand)).toHaveValue('chevrolet');
      await send();
      await expect(thanks(page, t)).toHaveText(thanksText);
      expect(page.url()).toBe(address);

      await thanks(page, t).getByRole('link', { name: t.forms.thanksTrack }).click();
      await expect(page.getByLabel(t.track.number)).toHaveValue(reference);
      await page.getByLabel(t.track.phoneEnd).fill('4567');
      await page.getByRole('button', { name: t.track.find }).click();
      await expect(page.getByRole('article', { name: reference })).toContainText(t.track.isNew);
      await hasNoSidewaysScroll(page);

      await page.goto(`${prefix}/shop/singl-shop/5`);
      await page.getByRole('button', { name: t.shop.buy, exact: true }).click();
      const purchase = page.getByRole('form', { name: t.shop.buyTitle });
      await expect(purchase).toBeInViewport();
      await hasNoSidewaysScroll(page);
      await purchase.getByLabel(t.forms.name).fill('Aziz');
      await purchase.getByLabel(t.forms.phone).fill('+998901234567');
      await send();
      await isMarked(purchase.getByLabel(t.shop.buyMessage), t.forms.required);
      await purchase.getByLabel(t.shop.buyMessage).fill(`Ikkita, ${language}`);
      await agree(purchase);
      await send();
      await expect(thanks(page, t)).toBeInViewport();
      await expect(thanks(page, t)).toContainText(/Y(-\w{4}){2}/);
      await expect(page.getByRole('button', { name: t.shop.buy, exact: true })).toBeVisible();
    });
  });

  test(`a form submitted before hydration is answered by a page that is not hydrated, unlike the next page, ${language} @phone`, async ({
    page,
    watched,
  }) => {
    watched.tolerate(/status of 422/);
    await page.goto(`${prefix}/shop/singl-shop/5?buy=1#buy`);
    const purchase = page.getByRole('form', { name: t.shop.buyTitle });
    await isAccessibleInItsTheme(page, 'the purchase form');
    await purchase.getByLabel(t.forms.name).fill('Aziz');
    await purchase.getByRole('button', { name: t.forms.send }).click();
    await isMarked(purchase.getByLabel(t.shop.buyMessage), t.forms.required);
    await expect(purchase.getByLabel(t.forms.name)).toHaveValue('Aziz');
    await isAccessibleInItsTheme(page, 'its mistakes');
    await expect(page.locator('html[data-static]')).toBeAttached();
    await unfoldFooter(page);
    await page.getByRole('contentinfo').locator('a[href$="/about"]').first().click();
    await hydrated(page);
  });
}
