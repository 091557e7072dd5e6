import type { Locator, Page } from '@playwright/test';
import { texts as ru } from '../src/shared/i18n/ru/index';
import { texts as uz } from '../src/shared/i18n/uz/index';
import { isAccessible } from './accessible';
import { expect, test } from './fixtures';
import { hasNoSidewaysScroll } from './servicesSteps';

const LANGUAGES = [
  { language: 'ru', prefix: '', t: ru },
  { language: 'uz', prefix: '/uz', t: uz },
] as const;

test.use({ javaScriptEnabled: false });

/** Said by the message itself and tied to its field, for those who listen. */
async function isMarked(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
}

const thanks = (page: Page, t: typeof ru) => page.getByRole('status').filter({ hasText: t.forms.thanksTitle });

for (const { language, prefix, t } of LANGUAGES) {
  test(`a visitor without scripts books and buys, ${language}`, async ({ page, watched }) => {
    // A form that comes back is an answer of its own kind to the browser.
    watched.tolerate(/status of 422/);
    await page.goto(prefix || '/');
    const form = page.getByRole('form', { name: t.forms.appointmentTitle });
    const field = (label: string) => form.getByLabel(label, { exact: true });
    const send = () => page.getByRole('button', { name: t.forms.send }).click();
    await field(t.forms.name).fill('Aziz');
    await field(t.forms.phone).fill('90 123');
    await field(t.forms.branch).selectOption({ index: 2 });
    await field(t.forms.message).fill('Bir\nikki');
    await send();

    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('alert')).toContainText(t.plainForms.mistakes);
    await isMarked(field(t.forms.phone), t.forms.phoneIncomplete.replace('+', '\\+'));
    await isMarked(field(t.forms.brand), t.plainForms.brandMissing);
    await isMarked(field(t.forms.model), t.plainForms.modelMissing);
    await expect(field(t.forms.name)).toHaveValue('Aziz');
    await expect(field(t.forms.phone)).toHaveValue('90 123');
    await expect(field(t.forms.message)).toHaveValue('Bir\nikki');
    await expect(field(t.forms.branch).locator('option:checked')).toHaveText(/^Yolda/);
    await hasNoSidewaysScroll(page);
    await isAccessible(page);

    await field(t.forms.phone).fill('998 90 123 45 67');
    await field(t.forms.brand).fill('chevrolet');
    await field(t.forms.model).fill('Cobalt');
    await send();
    await expect(thanks(page, t)).toBeInViewport();
    const said = (await thanks(page, t).textContent()) ?? '';
    expect(said).toMatch(/Y-\d{6}/);
    const address = page.url();
    await page.reload();
    await expect(thanks(page, t)).toHaveText(said);
    // Back, and sent once more as it was: the same request.
    await page.goBack();
    await expect(field(t.forms.phone)).toHaveValue('998 90 123 45 67');
    await send();
    await expect(thanks(page, t)).toHaveText(said);
    expect(page.url()).toBe(address);

    await page.goto(`${prefix}/shop/singl-shop/5`);
    await page.getByRole('button', { name: t.shop.buy, exact: true }).click();
    const purchase = page.getByRole('form', { name: t.shop.buyTitle });
    await expect(purchase).toBeInViewport();
    await hasNoSidewaysScroll(page);
    await purchase.getByLabel(t.forms.name).fill('Aziz');
    await purchase.getByLabel(t.forms.phone).fill('+998901234567');
    await send();
    await isMarked(purchase.getByLabel(t.shop.buyMessage), t.forms.required);
    await isAccessible(page);
    await purchase.getByLabel(t.shop.buyMessage).fill(`Ikkita, ${language}`);
    await send();
    await expect(thanks(page, t)).toBeInViewport();
    await expect(thanks(page, t)).toContainText(/Y-\d{6}/);
    await expect(page.getByRole('button', { name: t.shop.buy, exact: true })).toBeVisible();
  });
}
