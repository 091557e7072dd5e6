import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { dayAhead, newPhone, otherVisitor } from '../booking/bookingSteps';
import { expect, hydrated, test } from '../shared/fixtures';
import { type PrintedSheet, printedSheets, qrOf, wordsOf } from './printedSheets';

const PAGES = [
  { path: '/uz/blog/blog-singl-post/1', says: 'article h2' },
  { path: '/shop/singl-shop/1', says: 'dl dd' },
  { path: '/contacts', says: 'article a[href^="tel:"]' },
];

test('prints article, product and contacts dark on white without controls, also in the dark theme @desktop', async ({
  context,
  page,
  server,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: server.url }]);
  for (const { path, says } of PAGES) {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main').locator(says).first()).toBeVisible();
    await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
    for (const chrome of ['body > div > div > header', 'nav', 'form', 'button', 'footer [role=radiogroup]']) {
      await expect(page.locator(chrome).filter({ visible: true }), `${path} ${chrome}`).toHaveCount(0);
    }
    const unfit = await page.evaluate(() => {
      const lightness = (color: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
        return { light: (red + green + blue) / 3, alpha };
      };
      return [document.documentElement, ...document.querySelectorAll('body, body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          const ground = lightness(backgroundColor);
          const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          const found = ground.alpha > 0 && ground.light < 200 ? [`ground ${backgroundColor}`] : [];
          if (hasWords && lightness(color).light > 140) found.push(`words ${color}`);
          return found.map((what) => `${element.tagName}.${element.className}: ${what}`);
        });
    });
    expect(unfit, path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('prints animated counters as text @desktop', async ({ page }) => {
  await page.goto('/uz');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const fact = page.locator('li').filter({ hasText: 'bir yilda xizmat koʻrsatiladigan mashina' });
  await expect(fact.getByTitle('38,4 ming')).toBeHidden();
  // On the screen this text is one pixel large.
  expect((await fact.getByText('38,4 ming').boundingBox())?.width).toBeGreaterThan(40);
});

const PRINTED = [
  { path: '/blog/blog-singl-post/26', most: 2, says: ['Топливо и газ', 'Утренний запуск'] },
  { path: '/uz/blog/blog-singl-post/24', most: 2, says: ['Gaz hidi kelsa'] },
  { path: '/services/singl-services/1', most: 2, says: ['Замена масла', 'Отзывы'] },
  { path: '/uz/services/singl-services/1', most: 2, says: ['Moy almashtirish', 'Sharhlar'] },
  { path: '/shop/singl-shop/1', most: 1, says: ['285 000'] },
  { path: '/contacts', most: 3, says: ['Yolda Мирабад', 'Yolda Нукус', '+998 71 200 00 70'] },
  { path: '/uz/contacts', most: 3, says: ['Yolda Mirobod', 'Yolda Nukus'] },
  { path: '/prices', most: 3, says: ['Прайс-лист', '220 000'] },
  { path: '/uz/prices', most: 3, says: ['220 000'] },
];

const textsOf = (path: string) => (path.startsWith('/uz') ? uz : ru);
const squeezed = (text: string) => text.replace(/\s/g, '');
const FOOTER_HEIGHT = 80;

function endsWell(sheet: PrintedSheet | undefined, path: string): void {
  const words = squeezed(sheet ? wordsOf(sheet) : '');
  expect(words, path).toContain(squeezed(textsOf(path).footer.supportLabel));
  expect(words, path).toContain('+998712000000');
  const tops = sheet?.words.map(({ top }) => top) ?? [];
  expect(Math.max(...tops) - Math.min(...tops), `${path}: the footer is not alone`).toBeGreaterThan(FOOTER_HEIGHT);
}

const isAll = process.env.E2E_ALL === '1';

/** Each theme prints every other page in one language. E2E_ALL=1 prints all. */
for (const [turn, theme] of (['light', 'dark'] as const).entries()) {
  const printed = PRINTED.filter((_, place) => isAll || place % 2 === turn);
  const prefixes = ['', '/uz'].filter((_, place) => isAll || place === turn);

  test(`printed pages have no text on a dark background and no controls, ${theme} @desktop`, async ({
    context,
    page,
    browser,
    server,
  }) => {
    test.setTimeout(240_000);
    await context.addCookies([{ name: 'theme', value: theme, url: server.url }]);
    await page.emulateMedia({ colorScheme: theme });
    for (const { path, most, says } of printed) {
      await page.goto(path);
      await hydrated(page);
      const headings = await page.locator('main :is(h2, h3)').allTextContents();
      const sheets = await printedSheets(page, browser);
      const words = squeezed(sheets.map(wordsOf).join(' '));
      expect(sheets.length, path).toBeLessThanOrEqual(most);
      for (const text of says) expect(words, path).toContain(squeezed(text));
      expect(
        sheets.flatMap(({ covered }) => covered),
        `${path}: words with something behind them`,
      ).toEqual([]);
      const { common } = textsOf(path);
      for (const pressed of [common.book, common.enquire]) expect(words, path).not.toContain(squeezed(pressed));
      endsWell(sheets.at(-1), path);
      for (const sheet of sheets.slice(0, -1)) {
        const lowest = sheet.words.toSorted((one, other) => other.top - one.top)[0]?.text.trim() ?? '';
        expect(
          headings.map((heading) => heading.trim()),
          `${path}: a heading at the foot of a sheet`,
        ).not.toContain(lowest);
      }
    }
  });

  test(`the QR code of a printed booking is readable, ${theme} @desktop`, async ({
    context,
    page,
    browser,
    server,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: server.url }]);
    await page.emulateMedia({ colorScheme: theme });
    const stranger = otherVisitor(page.request, server.url);
    const day = dayAhead(theme === 'dark' ? 3 : 4);
    const [start = ''] = await stranger.times({ services: '1', branch: 1, day });
    const token = await stranger.book([1], 1, start, newPhone());
    for (const prefix of prefixes) {
      await page.goto(`${prefix}/booking/${token}`);
      await hydrated(page);
      for (const background of [true, false]) {
        const sheets = await printedSheets(page, browser, { background });
        const [sheet] = sheets as [PrintedSheet];
        expect(sheets).toHaveLength(1);
        expect(await qrOf(sheet)).toMatch(new RegExp(`${prefix}/booking/${token}$`));
        expect(sheet.covered).toEqual([]);
        endsWell(sheet, prefix || '/');
      }
    }
  });
}
