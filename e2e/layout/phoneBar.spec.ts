import { expect, hydrated, test } from '../shared/fixtures';
import { LANGUAGES } from '../shared/steps';

const NAMES = {
  ru: { bar: 'Связь и запись', call: 'Позвонить +998 71 200 00 00', book: 'Записаться' },
  uz: { bar: 'Aloqa va yozilish', call: 'Qoʻngʻiroq qilish +998 71 200 00 00', book: 'Yozilish' },
} as const;

for (const { language, prefix } of LANGUAGES) {
  const { bar, call, book } = NAMES[language];

  test(`the phone bar offers a call and a booking on every public page but the booking, ${language} @phone`, async ({
    page,
  }) => {
    for (const path of ['/', '/shop', '/contacts', '/track']) {
      await page.goto(`${prefix}${path}`);
      await hydrated(page);
      const actions = page.getByRole('navigation', { name: bar });
      await expect(actions.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+998712000000');
      await expect(actions.getByRole('link', { name: book })).toBeInViewport({ ratio: 1 });
      const { bottom, footer } = await actions.evaluate((element) => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const edges = [element, document.querySelector('footer')].map((part) => part?.getBoundingClientRect());
        return { bottom: edges[0]?.top ?? 0, footer: edges[1]?.bottom ?? 0 };
      });
      expect(footer, path).toBeLessThanOrEqual(bottom + 1);
    }
    await page.getByRole('navigation', { name: bar }).getByRole('link', { name: book }).tap();
    await expect(page).toHaveURL(/\/booking$/);
    await expect(page.getByRole('navigation', { name: bar })).toHaveCount(0);
  });
}

test('the phone bar hides while a text field has the focus and returns afterwards @phone', async ({ page }) => {
  await page.goto('/track');
  await hydrated(page);
  const actions = page.getByRole('navigation', { name: NAMES.ru.bar });
  await page.getByLabel('Номер заявки').focus();
  await expect(actions).toBeHidden();
  await page.getByRole('button', { name: 'Показать заявку' }).focus();
  await expect(actions).toBeVisible();
});

test('the phone bar covers no element that the Tab key focuses @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services');
  await hydrated(page);
  const covered: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('nav[aria-label="Связь и запись"]');
      if (!element || !bar || bar.contains(element) || !bar.checkVisibility()) return null;
      const { top, bottom } = element.getBoundingClientRect();
      const edge = bar.getBoundingClientRect().top;
      return bottom > edge && top > 0 ? `${element.textContent}: ${bottom} > ${edge}` : null;
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test('wide screens keep the phone number in view and have no phone bar @desktop', async ({ page }) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect(page.getByRole('banner').getByRole('link', { name: '+998 71 200 00 00' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole('navigation', { name: NAMES.ru.bar })).toBeHidden();
  }
});

test('the footer of a phone is at most 900 px high and opens its columns @phone', async ({ page }) => {
  for (const { prefix } of LANGUAGES) {
    await page.goto(prefix || '/');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900);
    await expect(footer.getByRole('img', { name: /QR/ })).toHaveCount(0);
  }
  const footer = page.getByRole('contentinfo');
  const team = footer.getByRole('link', { name: 'Bizning jamoa' });
  await expect(team).toBeHidden();
  await footer.locator('summary', { hasText: 'Kompaniya haqida' }).tap();
  await expect(team).toBeVisible();
});
