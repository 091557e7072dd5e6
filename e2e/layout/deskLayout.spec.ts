import type { Page } from '@playwright/test';
import { signIn, UNAUTHORIZED_ERROR } from '../desk/deskSteps';
import { expect, test } from '../shared/fixtures';

// docs/design.md#the-desk states these figures.
const CONTROLS_PX = { desktop: 120, phone: 200 };
const ROW_PX = 64;
const GAP_PX = 320;

test.beforeEach(async ({ page, baseURL, watched }) => {
  watched.tolerate(UNAUTHORIZED_ERROR);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await signIn(page, baseURL ?? '', { path: '/desk/account' });
});

async function show(page: Page, path: string): Promise<void> {
  await page.goto(`/desk/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
}

const distance = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const main = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
      return Math.round(node.getBoundingClientRect().top - main);
    });

/** Texts of the controls in the main part whose background is the colour of the primary action. */
const primaries = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--color-amber)';
    main.append(probe);
    const amber = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...main.querySelectorAll('a, button, label, span')]
      .filter((node) => getComputedStyle(node).backgroundColor === amber && node.checkVisibility())
      .map((node) => node.textContent.trim());
  });

/** Widest free space in px between texts of the same line, for each row. */
const gaps = (page: Page) =>
  page.locator('main li').evaluateAll((rows) =>
    rows.map((row) => {
      const texts: DOMRect[] = [];
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        texts.push(...range.getClientRects());
      }
      texts.sort((a, b) => a.left - b.left);
      let end = texts[0]?.right ?? 0;
      let widest = 0;
      for (const { left, right } of texts) {
        widest = Math.max(widest, left - end);
        end = Math.max(end, right);
      }
      return Math.round(widest);
    }),
  );

test('the calendar begins below at most 120 px of controls and shows seven days of a week @desktop', async ({
  page,
}) => {
  await show(page, 'bookings');
  expect(await distance(page, '[data-axis]')).toBeLessThanOrEqual(CONTROLS_PX.desktop);
  await show(page, 'bookings?view=week');
  expect(await distance(page, '[data-axis]')).toBeLessThanOrEqual(CONTROLS_PX.desktop);
  const days = page.locator('section[data-day]');
  await expect(days).toHaveCount(7);
  const width = page.viewportSize()?.width ?? 0;
  const edges = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(width);
  const bays = await page.locator('section[data-day] h3').evaluateAll((all) => all.map((bay) => bay.clientWidth));
  expect(Math.min(...bays)).toBeGreaterThanOrEqual(32);
});

test('the bookings of a day begin below at most 200 px of controls @phone', async ({ page }) => {
  await show(page, 'bookings');
  expect(await distance(page, 'section[data-day]')).toBeLessThanOrEqual(CONTROLS_PX.phone);
});

test('rows of lists are at most 64 px high, with the figures beside their texts @desktop', async ({ page }) => {
  await show(page, 'inbox?status=all');
  const enquiries = page.locator('main li:has([data-enquiry])');
  await expect(enquiries.first()).toBeVisible();
  const heights = () =>
    page.locator('main li').evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(await enquiries.first().evaluate((row) => row.getBoundingClientRect().height)).toBe(ROW_PX);
  for (const path of ['customers', 'staff', 'stock', 'visits?view=closed&q=01A']) {
    await show(page, path);
    await expect(page.locator('main li').first(), path).toBeVisible();
    // A person with several branches needs a third line.
    const rows = await heights();
    expect(path === 'staff' ? Math.min(...rows) : Math.max(...rows), path).toBeLessThanOrEqual(ROW_PX + 1);
    expect(Math.max(...(await gaps(page))), path).toBeLessThanOrEqual(GAP_PX);
  }
});

test('an open enquiry and a visit show one primary action @desktop', async ({ page }) => {
  await show(page, 'inbox?status=new');
  await page.locator('[data-enquiry]').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await primaries(page)).toHaveLength(1);
  await show(page, 'visits');
  await page.locator('main [data-visit] a').first().click();
  await expect(page.getByRole('button', { name: 'Отметить на осмотре' })).toBeVisible();
  expect(await primaries(page)).toHaveLength(1);
});
