import type { Page } from '@playwright/test';
import { MONTHS } from '#shared/i18n/formats/calendarNames';
import { formatDate } from '#shared/i18n/formats/date';
import { formatDayOfMonth } from '#shared/i18n/formats/dayOfMonth';
import { texts as ru } from '#shared/i18n/ru/index';

import { isAccessible } from '../shared/accessible';
import { apiCalls, expect, hydrated, test } from '../shared/fixtures';
import { content, LANGUAGES, open } from '../shared/steps';

type Named = { id: number; name: string };
type Article = { id: number; title: string; photo_background: string; published_date: string; category: Named };
type List = { count: number; top: Article[]; results: Article[] };
type Filter = { category?: number; tag?: number; month?: number; date?: number };

async function filtered(page: Page, language: string, data: Filter, number = 1): Promise<Omit<List, 'top'>> {
  const reply = await page.request.post(`/api/main/articles/filter?page=${number}`, {
    headers: { 'Accept-Language': language },
    data,
  });
  const read: Omit<List, 'top'> = await reply.json();
  return read;
}

/** Method, address, language and body of every call about articles from now on. */
function articleCalls(page: Page) {
  const calls: { call: string; language: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/api\/main\/articles\/(filter)?$/.test(pathname)) return;
    const body: unknown = request.postDataJSON();
    calls.push({
      call: `${request.method()} ${pathname.replace('/api/main', '')}${search}`,
      language: request.headers()['accept-language'],
      body,
    });
  });
  return calls;
}

const cards = (page: Page) => page.locator('main article h3');
const titles = ({ results }: Pick<List, 'results'>) => results.map(({ title }) => title);
const path = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

/** The calendar comes late, when its place is near. */
async function calendar(page: Page, t: typeof ru) {
  const archive = page.getByRole('region', { name: t.blog.archive });
  await archive.scrollIntoViewIfNeeded();
  await expect(archive.getByRole('table')).toBeVisible();
  return archive;
}

const monthButton = (t: typeof ru, name: string | undefined) => t.blog.wholeMonth.replace('{{month}}', name ?? '');

async function turnTo(page: Page, t: typeof ru, language: 'ru' | 'uz', month: number) {
  const archive = await calendar(page, t);
  const button = archive.getByRole('button', { name: monthButton(t, MONTHS[language][month - 1]) });
  for (let pages = 0; pages < 12 && !(await button.isVisible()); pages += 1) {
    await archive.getByRole('button', { name: t.blog.previousMonth }).click();
  }
  return { archive, button };
}

for (const { language, prefix, t } of LANGUAGES) {
  test.describe(`blog, ${language}`, () => {
    test('stands in the first answer of the server, filters included @desktop', async ({ browser, baseURL, page }) => {
      const list = await content<List>(page, language, '/articles/');
      const categories = await content<Named[]>(page, language, '/articles/categories/');
      const tags = await content<Named[]>(page, language, '/articles/tags/');
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
      const plain = await context.newPage();
      await plain.goto(`${baseURL}${prefix}/blog`);

      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t.header.blog);
      await expect(cards(plain)).toHaveText(titles(list));
      expect(list.results).toHaveLength(6);
      const recent = plain.getByRole('region', { name: t.blog.recent });
      await expect(recent.getByRole('link')).toHaveText(list.top.slice(0, 5).map(({ title }) => title));
      const filters = plain.getByRole('navigation', { name: t.blog.categories });
      await expect(filters.getByRole('link')).toHaveText([t.blog.allCategories, ...categories.map(({ name }) => name)]);
      await expect(plain.getByRole('list', { name: t.blog.tags }).getByRole('link')).toHaveText(
        tags.map(({ name }) => name),
      );
      const may = plain.getByRole('link', { name: monthButton(t, MONTHS[language][4]) });
      await may.click();
      expect(path(plain)).toBe(`${prefix}/blog?month=5`);
      await expect(cards(plain)).toHaveText(titles(await filtered(page, language, { month: 5 })));
      await filters.getByRole('link', { name: categories[0]?.name ?? '' }).click();
      await expect(cards(plain)).toHaveText(
        titles(await filtered(page, language, { month: 5, category: categories[0]?.id ?? 0 })),
      );
      await context.close();
    });

    test('is hydrated without a call, titled, with one canonical address under every prefix @phone', async ({
      page,
    }) => {
      const calls = apiCalls(page);
      for (const address of ['/blog', '/home/blog', '/home/blog?tag=9&page=2']) {
        await open(page, `${prefix}${address}`);
        await expect(page).toHaveTitle(/Yolda/);
        const href = await page.locator('link[rel=canonical]').getAttribute('href');
        const asked = new URL(address, 'http://localhost').searchParams;
        expect(Object.fromEntries(new URL(href ?? '').searchParams)).toEqual(Object.fromEntries(asked));
        expect(new URL(href ?? '').pathname).toBe(`${prefix}/blog`);
        await page.waitForTimeout(300);
      }
      expect(calls).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });

    test('shows six placeholders while it loads, then a page of six @desktop', async ({ page }) => {
      await open(page, `${prefix}/blog`);
      await page.route('**/articles/?page=2', async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 700);
        });
        await route.continue();
      });
      const pages = page.getByRole('navigation', { name: t.common.pagination });
      await pages.scrollIntoViewIfNeeded();
      await pages.getByRole('link', { name: t.common.page.replace('{{page}}', '2') }).click();
      const waiting = page.locator('main [aria-busy=true]');
      await expect(waiting).toBeVisible();
      await expect(waiting.locator('> div').first().locator('> div')).toHaveCount(6);
      await expect(pages).toBeVisible();
      await expect(cards(page)).toHaveText(titles(await content<List>(page, language, '/articles/?page=2')));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(path(page)).toBe(`${prefix}/blog?page=2`);
    });

    test('filters by category, tag and month together, goes to page 1 and clears one by one', async ({ page }) => {
      const [, , seasons] = await content<Named[]>(page, language, '/articles/categories/');
      const winter = (await content<Named[]>(page, language, '/articles/tags/'))[8];
      if (!seasons || !winter) throw new Error('The demo content has categories and tags.');
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

      const { button } = await turnTo(page, t, language, 10);
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

      // The active one again clears it and scrolls to the top.
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

    test('keeps the filters over pages, and Back and Forward walk through the states @desktop', async ({ page }) => {
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
      // The active one again clears it.
      await tag.click();
      await expect(page).toHaveURL(/\/home\/blog$/);
    });

    test('filters by a day of the calendar; the day again clears day and month @phone', async ({ page }) => {
      await open(page, `${prefix}/blog`);
      const calls = articleCalls(page);
      const { archive } = await turnTo(page, t, language, 9);
      expect(calls).toEqual([]);
      const day = archive.getByRole('gridcell', { name: `, ${formatDayOfMonth(9, 24, language)}` });
      await day.click();
      const ofDay = await filtered(page, language, { month: 9, date: 24 });
      expect(ofDay.count).toBeGreaterThan(0);
      await expect(cards(page)).toHaveText(titles(ofDay));
      expect(path(page)).toBe(`${prefix}/blog?month=9&date=24`);
      // The first, not the only one: back at the top the pointer may lie over a link, whose list is fetched ahead.
      expect(calls[0]).toEqual({ call: 'POST /articles/filter?page=1', language, body: { month: 9, date: 24 } });
      await expect(day).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('list', { name: t.blog.activeFilters })).toHaveText(
        formatDayOfMonth(9, 24, language),
      );

      // The month's name takes the whole month, again clears it.
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

    test('the calendar speaks the language, knows no day after today and works by keyboard', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-05-07T20:30:00Z')); // already the 8th in Tashkent
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

    test('an address with a day opens the calendar there @desktop', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-05-07T08:00:00Z'));
      await open(page, `${prefix}/blog?month=2&date=29`);
      const archive = await calendar(page, t);
      await expect(archive.getByText('2024', { exact: true })).toBeVisible();
      const leapDay = archive.getByRole('gridcell', { name: formatDate('2024-02-29', language) });
      await expect(leapDay).toHaveAttribute('aria-selected', 'true');
      // Other pages keep the day marked only where there is one; nothing is asked.
      const calls = articleCalls(page);
      await archive.getByRole('button', { name: t.blog.nextMonth }).click();
      await expect(archive.getByRole('gridcell', { name: formatDate('2024-03-29', language) })).toBeVisible();
      await expect(archive.getByRole('gridcell', { selected: true })).toHaveCount(0);
      expect(calls).toEqual([]);
      await page.getByRole('list', { name: t.blog.activeFilters }).getByRole('link').click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(archive.getByRole('gridcell', { name: formatDate('2024-03-29', language) })).toBeVisible();
    });

    test('an article: picture, date, category, text, neighbours, more to read', async ({ page }) => {
      const list = await content<List>(page, language, '/articles/?page=2');
      const article = list.results[2];
      const before = list.results[3];
      const after = list.results[1];
      if (!article || !before || !after) throw new Error('The demo content has two pages of articles.');
      type Single = { current_article: { blocks: { title: string; info: string }[]; tags: Named[] } };
      const { current_article } = await content<Single>(page, language, `/articles/by-pg/${article.id}`);
      const address = (id: number) => `${prefix}/home/blog/blog-singl-post/${id}`;
      const calls = apiCalls(page);
      await open(page, address(article.id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
      await expect(page).toHaveTitle(new RegExp(`^${article.title.slice(0, 10)}`));
      await expect(page.locator('main img').first()).toHaveAttribute('src', article.photo_background);
      await expect(page.locator('main time').first()).toHaveText(formatDate(article.published_date, language));
      await expect(page.getByRole('main').getByRole('link', { name: article.category.name }).first()).toHaveAttribute(
        'href',
        `${prefix}/home/blog?category=${article.category.id}`,
      );
      const text = page.getByRole('article', { name: article.title });
      await expect(text.getByRole('heading', { level: 2 })).toHaveText(
        current_article.blocks.map(({ title }) => title),
      );
      await expect(text.locator('p')).toHaveText(
        current_article.blocks.flatMap(({ info }) => info.split('\n').filter(Boolean)),
      );
      await expect(page.getByText(/^\d+\s(мин\sчтения|daqiqada\soʻqiladi)$/)).toBeVisible();
      await expect(page.getByRole('list', { name: t.blog.articleTags }).getByRole('link')).toHaveText(
        current_article.tags.map(({ name }) => name),
      );
      const recent = page.getByRole('region', { name: t.blog.recent });
      await expect(recent.getByRole('heading', { level: 3 })).toHaveText(
        list.top.slice(0, 3).map(({ title }) => title),
      );
      expect(calls).toEqual([]);

      const next = page.getByRole('link', { name: t.blog.next, exact: true });
      await expect(next).toHaveAttribute('href', address(after.id));
      await page.getByRole('link', { name: t.blog.previous, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${address(before.id)}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(before.title);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(calls).toContain(`GET /api/main/articles/by-pg/${before.id}`);
      await next.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    });

    test('the newest article has no next one, the oldest no previous one @desktop', async ({ page }) => {
      const { results } = await content<List>(page, language, '/articles/');
      const last = await content<List>(page, language, '/articles/?page=5');
      await open(page, `${prefix}/blog/blog-singl-post/${results[0]?.id}`);
      await expect(page.getByRole('link', { name: t.blog.next, exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: t.blog.previous, exact: true })).toBeVisible();
      // It is itself the first of the popular ones.
      await expect(page.getByRole('region', { name: t.blog.recent }).getByRole('heading', { level: 3 })).toHaveText(
        results.slice(1, 4).map(({ title }) => title),
      );
      await open(page, `${prefix}/blog/blog-singl-post/${last.results.at(-1)?.id}`);
      await expect(page.getByRole('link', { name: t.blog.previous, exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: t.blog.next, exact: true })).toBeVisible();
    });

    test('is passed on by Telegram, by its address and by the system @phone', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          value: async (data: ShareData) => Object.assign(window, { shared: data }),
        });
      });
      await open(page, `${prefix}/home/blog/blog-singl-post/3`);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const telegram = page.getByRole('link', { name: t.share.telegramLabel });
      const href = new URL((await telegram.getAttribute('href')) ?? '');
      const shared = new URL(href.searchParams.get('url') ?? '');
      expect([href.origin + href.pathname, href.searchParams.get('text')]).toEqual(['https://t.me/share/url', title]);
      expect(shared.pathname).toBe(`${prefix}/blog/blog-singl-post/3`);
      await expect(telegram).toHaveAttribute('target', '_blank');
      await expect(telegram).toHaveAttribute('rel', /noopener/);

      await page.getByRole('button', { name: t.share.copy }).click();
      await expect(page.getByRole('status').filter({ hasText: t.share.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared.href);
      await isAccessible(page, 'copied', 'main');
      await page.getByRole('button', { name: t.share.system }).click();
      expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
        title,
        url: shared.href,
      });
    });
  });
}

test('changes its content with the language at the current page and filters', async ({ page }) => {
  await open(page, '/blog?tag=10&page=2');
  const calls = articleCalls(page);
  await page.getByRole('link', { name: /^UZ/ }).first().click();
  await expect(page).toHaveURL(/\/uz\/blog\?tag=10&page=2$/);
  await expect(cards(page)).toHaveText(titles(await filtered(page, 'uz', { tag: 10 }, 2)));
  expect(calls).toContainEqual({ call: 'POST /articles/filter?page=2', language: 'uz', body: { tag: 10 } });
  const asked = calls.length;
  await page.getByRole('link', { name: /^RU/ }).first().click();
  await expect(cards(page)).toHaveText(titles(await filtered(page, 'ru', { tag: 10 }, 2)));
  expect(calls).toHaveLength(asked);
});

test('absurd addresses show the first page, an empty list or Page Not Found', async ({ page, watched }) => {
  watched.tolerate(/404/);
  const list = titles(await content<List>(page, 'ru', '/articles/'));
  for (const query of ['page=0', 'page=-1&month=13', 'page=1e9&tag=x', 'category=99999999999&date=40', 'month=%00']) {
    const reply = await page.request.get(`/blog?${query}`);
    expect(reply.status(), query).toBe(200);
    const html = await reply.text();
    expect(html.match(/<article/g), query).toHaveLength(list.length);
    expect(html, query).toContain(list[0]);
  }
  // The browser makes the same of one.
  await open(page, '/blog?page=-1&month=13');
  await expect(cards(page)).toHaveText(list);
  for (const [query, status] of [
    ['category=2147483647', 404],
    ['month=2&date=31', 200],
    ['page=99999', 404],
    ['tag=7777&page=1000000', 404],
  ] as const) {
    const reply = await page.request.get(`/blog?${query}`);
    expect(reply.status(), query).toBe(status);
    const html = await reply.text();
    expect(html, query).toContain(ru.common.noInfo);
    expect(html, query).toContain('content="noindex, follow"');
  }
  await open(page, '/blog?page=99999');
  await expect(page.getByRole('main').getByText(ru.common.noInfo).first()).toBeVisible();
  await page.getByRole('link', { name: ru.lists.toFirstPage }).click();
  await expect(cards(page)).toHaveText(list);
  for (const id of ['99999', '0', '-3', 'abc', '99999999999', '3.5']) {
    const reply = await page.request.get(`/blog/blog-singl-post/${id}`);
    expect(reply.status(), id).toBe(404);
    expect(await reply.text(), id).toMatch(/<title[^>]*>Страница не найдена/);
  }
});

test('ten fast clicks end in the state of the last one, however late the others answer', async ({ page }) => {
  await open(page, '/blog');
  let answered = 0;
  await page.route('**/articles/filter*', async (route) => {
    // The earlier a call was made, the later it is answered.
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

test('two different filters, clicked before the first has led anywhere, are both active', async ({ page }) => {
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

test('the calendar is a lazy chunk of its own and moves nothing @phone', async ({ page }) => {
  // A month of six weeks, the tallest.
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

test('without the calendar’s script the months are links', async ({ page, watched }) => {
  watched.tolerate(/404|ChunkLoadError|Loading chunk|Failed to load/);
  await page.route(/archive-calendar.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/blog');
  const archive = page.getByRole('region', { name: ru.blog.archive });
  await archive.scrollIntoViewIfNeeded();
  await archive.getByRole('link', { name: monthButton(ru, 'Май') }).click();
  await expect(page).toHaveURL(/\?month=5$/);
  await expect(cards(page)).toHaveText(titles(await filtered(page, 'ru', { month: 5 })));
});

test('each block whose call fails says so and comes back by its retry', async ({ page, watched }) => {
  watched.tolerate(/50[03]/);
  await open(page, '/');
  let broken = true;
  await page.route(/\/articles\/(tags|categories|filter)/, (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('main a[href="/home/blog"]').first().click();
  await expect(page).toHaveURL(/\/home\/blog$/);
  const retry = page.getByRole('main').getByRole('button', { name: ru.common.retry });
  await expect(retry).toHaveCount(2, { timeout: 12_000 });
  await expect(cards(page)).toHaveCount(6);
  const { button } = await turnTo(page, ru, 'ru', 9);
  await button.click();
  await expect(retry).toHaveCount(3, { timeout: 12_000 });
  broken = false;
  // A call that is between two of its own tries may come back before its button is pressed.
  for (let left = await retry.count(); left > 0; left = await retry.count()) {
    await retry.first().click();
    await expect.poll(() => retry.count()).toBeLessThan(left);
  }
  await expect(cards(page)).toHaveText(titles(await filtered(page, 'ru', { month: 9 })));
  await expect(page.getByRole('list', { name: ru.blog.tags }).getByRole('link')).toHaveCount(12);
});
