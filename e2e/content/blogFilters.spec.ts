import { MONTHS } from '#shared/i18n/formats/calendar';
import { formatDate, formatDayOfMonth } from '#shared/i18n/formats/dates';
import { texts as ru } from '#shared/i18n/ru/index';

import { expect, hydrated, test } from '../shared/fixtures';
import { content, LANGUAGES, open } from '../shared/steps';
import {
  articleCalls,
  calendar,
  cards,
  type Filter,
  filtered,
  type List,
  monthButton,
  type Named,
  path,
  showMonth,
  titles,
} from './blogSteps';

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(`blog, ${language}`, () => {
    test('combines category, tag and month from page 1 and clears them one by one', async ({ page }) => {
      const [, , seasons] = await content<Named[]>(page, language, '/articles/categories/');
      const winter = (await content<Named[]>(page, language, '/articles/tags/'))[8];
      if (!seasons || !winter) throw new Error('The demo content has no categories or tags');
      await open(page, `${prefix}/blog?page=2`);
      const calls = articleCalls(page);
      const recent = await page.getByRole('region', { name: t.blog.recent }).getByRole('link').allTextContents();
      const count = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first();

      const category = page
        .getByRole('navigation', { name: t.blog.categories })
        .getByRole('link', { name: seasons.name, exact: true });
      await category.click();
      await expect(cards(page)).toHaveText(titles(await filtered(page, language, { category: seasons.id })));
      expect(path(page)).toBe(`${prefix}/blog?category=${seasons.id}`);
      await expect(category).toHaveAttribute('aria-current', 'true');

      const tag = page.getByRole('list', { name: t.blog.tags }).getByRole('link', { name: winter.name });
      await tag.click();
      const both = { category: seasons.id, tag: winter.id };
      const ofBoth = await filtered(page, language, both);
      await expect(cards(page)).toHaveText(titles(ofBoth));
      await expect(count).toHaveText(new RegExp(`^${ofBoth.count} `));
      await expect(tag).toHaveAttribute('aria-current', 'true');
      expect(await page.getByRole('region', { name: t.blog.recent }).getByRole('link').allTextContents()).toEqual(
        recent,
      );

      const { button } = await showMonth(page, t, language, 10);
      await button.click();
      const all = { ...both, month: 10 };
      await expect(cards(page)).toHaveText(titles(await filtered(page, language, all)));
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const words = [seasons.name, winter.name, MONTHS[language][9]].join(', ');
      await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible();

      const chips = page.getByRole('list', { name: t.blog.activeFilters });
      const chip = (name: string | undefined) =>
        chips.getByRole('link', { name: t.blog.removeFilter.replace('{{name}}', name ?? '') });
      await expect(chips.getByRole('link')).toHaveCount(4);
      await chip(winter.name).click();
      await expect(page).toHaveURL(new RegExp(`/blog\\?category=${seasons.id}&month=10$`));
      const left = `${seasons.name}, ${MONTHS[language][9]}`;
      await expect(page.getByRole('heading', { level: 2, name: left })).toBeFocused();
      await chip(MONTHS[language][9]).click();
      await expect(page).toHaveURL(new RegExp(`/blog\\?category=${seasons.id}$`));
      await expect(button).toHaveAttribute('aria-pressed', 'false');

      await page.evaluate(() => window.scrollTo(0, 200));
      await category.click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(cards(page)).toHaveText(titles(await content<List>(page, language, '/articles/')));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(chips).toHaveCount(0);

      const posts = calls.filter(({ call }) => call.startsWith('POST'));
      expect(posts.every((call) => call.language === language && call.call === 'POST /articles/filter?page=1')).toBe(
        true,
      );
      const bodies = posts.map(({ body }) => JSON.stringify(body));
      expect(new Set(bodies).size).toBe(bodies.length);
      expect(bodies).toEqual(
        expect.arrayContaining([{ category: seasons.id }, both, all].map((body) => JSON.stringify(body))),
      );
    });

    test('keeps filters across pages; Back and Forward restore the states @desktop', async ({ page }) => {
      const maintenance = (await content<Named[]>(page, language, '/articles/tags/')).find(({ id }) => id === 10);
      const filter = { tag: maintenance?.id ?? 0 };
      const first = await filtered(page, language, filter);
      expect(first.count).toBeGreaterThan(6);
      await open(page, `${prefix}/home/blog`);
      const calls = articleCalls(page);
      const tag = page.getByRole('list', { name: t.blog.tags }).getByRole('link', { name: maintenance?.name ?? '' });
      await tag.click();
      await expect(cards(page)).toHaveText(titles(first));
      await page
        .getByRole('navigation', { name: t.common.pagination })
        .getByRole('link', { name: t.common.nextPage })
        .click();
      const second = await filtered(page, language, filter, 2);
      await expect(cards(page)).toHaveText(titles(second));
      expect(path(page)).toBe(`${prefix}/home/blog?page=2&tag=10`);
      expect(calls).toContainEqual({ call: 'POST /articles/filter?page=2', language, body: filter });
      await expect(cards(page).first().getByRole('link')).toHaveAttribute(
        'href',
        `${prefix}/home/blog/blog-singl-post/${second.results[0]?.id}`,
      );

      await page.goBack();
      await expect(cards(page)).toHaveText(titles(first));
      await page.goBack();
      await expect(cards(page)).toHaveText(titles(await content<List>(page, language, '/articles/')));
      await expect(tag).not.toHaveAttribute('aria-current', 'true');
      await page.goForward();
      await expect(cards(page)).toHaveText(titles(first));
      await expect(tag).toHaveAttribute('aria-current', 'true');
      await tag.click();
      await expect(page).toHaveURL(/\/home\/blog$/);
    });

    test('filters by a calendar day; pressing it again clears day and month @phone', async ({ page }) => {
      await open(page, `${prefix}/blog`);
      const calls = articleCalls(page);
      const { archive } = await showMonth(page, t, language, 9);
      expect(calls).toEqual([]);
      const day = archive.getByRole('gridcell', { name: `, ${formatDayOfMonth(9, 24, language)}` });
      await day.click();
      const ofDay = await filtered(page, language, { month: 9, date: 24 });
      expect(ofDay.count).toBeGreaterThan(0);
      await expect(cards(page)).toHaveText(titles(ofDay));
      expect(path(page)).toBe(`${prefix}/blog?month=9&date=24`);
      // Later calls may be prefetches of a hovered link.
      expect(calls[0]).toEqual({ call: 'POST /articles/filter?page=1', language, body: { month: 9, date: 24 } });
      await expect(day).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('list', { name: t.blog.activeFilters })).toHaveText(
        formatDayOfMonth(9, 24, language),
      );

      const month = archive.getByRole('button', { name: monthButton(t, MONTHS[language][8]) });
      await month.click();
      await expect(page).toHaveURL(/\?month=9$/);
      await expect(cards(page)).toHaveText(titles(await filtered(page, language, { month: 9 })));
      await month.click();
      await expect(page).toHaveURL(/\/blog$/);
      await day.click();
      await expect(page).toHaveURL(/\?month=9&date=24$/);
      await day.click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(cards(page)).toHaveText(titles(await content<List>(page, language, '/articles/')));
    });

    test('the calendar is localised, disables days after today and works by keyboard', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-05-07T20:30:00Z')); // the 8th in Tashkent
      await open(page, `${prefix}/blog`);
      const archive = await calendar(page, t);
      await expect(archive.getByRole('button', { name: monthButton(t, MONTHS[language][4]) })).toBeVisible();
      expect(await archive.innerText()).not.toMatch(/January|May 2026|Mon\b|Thu|M05/);
      const cell = (date: string) => archive.getByRole('gridcell', { name: `, ${formatDate(date, language)}` });
      await expect(cell('2026-05-08')).toHaveAttribute('aria-disabled', 'false');
      await expect(cell('2026-05-09')).toHaveAttribute('aria-disabled', 'true');
      await expect(archive.getByRole('button', { name: t.blog.nextMonth })).toHaveAttribute('aria-disabled', 'true');
      const calls = articleCalls(page);
      await cell('2026-05-09').click({ force: true });
      expect(calls).toEqual([]);
      expect(path(page)).toBe(`${prefix}/blog`);

      await archive.getByRole('button', { name: t.blog.nextMonth }).focus();
      await page.keyboard.press('Tab');
      await expect(cell('2026-05-01')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(cell('2026-05-08')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(cell('2026-05-08')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?month=5&date=7$/);
      await expect(cell('2026-05-07')).toBeFocused();
      await expect(cell('2026-05-07')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/blog$/);
    });

    test('an address with a day opens the calendar at that day @desktop', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-05-07T08:00:00Z'));
      await open(page, `${prefix}/blog?month=2&date=29`);
      const archive = await calendar(page, t);
      await expect(archive.getByText('2024', { exact: true })).toBeVisible();
      const leapDay = archive.getByRole('gridcell', { name: formatDate('2024-02-29', language) });
      await expect(leapDay).toHaveAttribute('aria-selected', 'true');
      const calls = articleCalls(page);
      await archive.getByRole('button', { name: t.blog.nextMonth }).click();
      await expect(archive.getByRole('gridcell', { name: formatDate('2024-03-29', language) })).toBeVisible();
      await expect(archive.getByRole('gridcell', { selected: true })).toHaveCount(0);
      expect(calls).toEqual([]);
      await page.getByRole('list', { name: t.blog.activeFilters }).getByRole('link').click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(archive.getByRole('gridcell', { name: formatDate('2024-03-29', language) })).toBeVisible();
    });
  });
}

test('ten fast clicks on blog filters end in the state of the last click despite late replies', async ({ page }) => {
  await open(page, '/blog');
  let answered = 0;
  await page.route('**/articles/filter*', async (route) => {
    const turn = (answered += 1);
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, 1500 - turn * 150));
    });
    await route.continue().catch(() => undefined);
  });
  const links = page.getByRole('navigation', { name: ru.blog.categories }).getByRole('link');
  const order = [1, 2, 3, 4, 5, 6, 3, 2, 5, 4];
  await links.first().evaluate((first, places) => {
    const list = [...(first.closest('ul')?.querySelectorAll('a') ?? [])];
    for (const place of places) list[place]?.click();
  }, order);
  const expected = titles(await filtered(page, 'ru', { category: 4 }));
  await expect(page).toHaveURL(/\/blog\?category=4$/);
  await expect(cards(page)).toHaveText(expected);
  await page.waitForTimeout(1800);
  await expect(cards(page)).toHaveText(expected);
  await expect(page).toHaveURL(/\/blog\?category=4$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Покупка' })).toBeVisible();
});

test('two blog filters clicked in quick succession are both active', async ({ page }) => {
  const both = { category: 3, tag: 9 };
  await open(page, '/blog?page=2');
  const calls = articleCalls(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/articles/filter*', async (route) => {
    const { tag }: Filter = route.request().postDataJSON();
    if (!tag) await held;
    await route.continue().catch(() => undefined);
  });
  const category = page.locator(`main a[href="/blog?category=${both.category}"]`);
  const tag = page.locator(`main a[href="/blog?tag=${both.tag}"]`).first();
  const handle = await tag.elementHandle();
  await category.first().evaluate((first: HTMLElement, second) => {
    first.click();
    (second as HTMLElement | null)?.click();
  }, handle);

  const expected = titles(await filtered(page, 'ru', both));
  await expect(page).toHaveURL(`/blog?category=${both.category}&tag=${both.tag}`);
  await expect(cards(page)).toHaveText(expected);
  expect(calls).toContainEqual({ call: 'POST /articles/filter?page=1', language: 'ru', body: both });
  await expect(page.getByRole('main').locator('a[aria-current=true]')).toHaveCount(2);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(cards(page)).toHaveText(expected);
  await page.goBack();
  await expect(page).toHaveURL('/blog?page=2');
});

test('the calendar is a lazy chunk and causes no layout shift @phone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00+05:00'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/archive-calendar.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  expect(scripts).toEqual([]);
  await page.goto('/blog');
  const archive = page.getByRole('region', { name: ru.blog.archive });
  await hydrated(page);
  const before = await archive.evaluate((element) => element.getBoundingClientRect().height);
  await archive.scrollIntoViewIfNeeded();
  await expect(archive.getByRole('table')).toBeVisible();
  expect(scripts).toHaveLength(1);
  expect(await archive.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(before, 0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('shows months as links if the calendar’s script fails to load', async ({ page, watched }) => {
  watched.tolerate(/404|ChunkLoadError|Loading chunk|Failed to load/);
  await page.route(/archive-calendar.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/blog');
  const archive = page.getByRole('region', { name: ru.blog.archive });
  await archive.scrollIntoViewIfNeeded();
  await archive.getByRole('link', { name: monthButton(ru, 'Май') }).click();
  await expect(page).toHaveURL(/\?month=5$/);
  await expect(cards(page)).toHaveText(titles(await filtered(page, 'ru', { month: 5 })));
});
