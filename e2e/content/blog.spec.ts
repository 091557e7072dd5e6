import { MONTHS } from '#shared/i18n/formats/calendar';
import { formatDate } from '#shared/i18n/formats/dates';

import { texts as ru } from '#shared/i18n/ru/index';

import { isAccessible } from '../shared/accessible';
import { apiCalls, expect, test } from '../shared/fixtures';
import { content, LANGUAGES, open } from '../shared/steps';
import {
  articleCalls,
  cards,
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
    test('is server-rendered with its filters @desktop', async ({ browser, baseURL, page }) => {
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
      await expect(recent.getByRole('link')).toHaveText(list.top.slice(0, 3).map(({ title }) => title));
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

    test('hydrates without an API call, with a title and one canonical address under every prefix @phone', async ({
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

    test('shows six placeholders while the list loads, then six articles @desktop', async ({ page }) => {
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

    test('an article shows picture, date, category, text, neighbours and more articles', async ({ page }) => {
      const list = await content<List>(page, language, '/articles/?page=2');
      const article = list.results[2];
      const before = list.results[3];
      const after = list.results[1];
      if (!article || !before || !after) throw new Error('The demo content has fewer than two pages of articles');
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
      // Without the cards of services and parts, which follow the text.
      await expect(text.locator('p:not(ul p)')).toHaveText(
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

    test('the newest article has no link to a next one, the oldest none to a previous one @desktop', async ({
      page,
    }) => {
      const { results } = await content<List>(page, language, '/articles/');
      const last = await content<List>(page, language, '/articles/?page=5');
      await open(page, `${prefix}/blog/blog-singl-post/${results[0]?.id}`);
      await expect(page.getByRole('link', { name: t.blog.next, exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: t.blog.previous, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: t.blog.recent }).getByRole('heading', { level: 3 })).toHaveText(
        results.slice(1, 4).map(({ title }) => title),
      );
      await open(page, `${prefix}/blog/blog-singl-post/${last.results.at(-1)?.id}`);
      await expect(page.getByRole('link', { name: t.blog.previous, exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: t.blog.next, exact: true })).toBeVisible();
    });

    test('shares by Telegram, link and system dialog @phone', async ({ page, context }) => {
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

test('the blog keeps page and filters when the language changes', async ({ page }) => {
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

test('invalid blog addresses show the first page, an empty list or Page Not Found', async ({ page, watched }) => {
  watched.tolerate(/404/);
  const list = titles(await content<List>(page, 'ru', '/articles/'));
  for (const query of ['page=0', 'page=-1&month=13', 'page=1e9&tag=x', 'category=99999999999&date=40', 'month=%00']) {
    const reply = await page.request.get(`/blog?${query}`);
    expect(reply.status(), query).toBe(200);
    const html = await reply.text();
    expect(html.match(/<article/g), query).toHaveLength(list.length);
    expect(html, query).toContain(list[0]);
  }
  // Hydration must normalise the address like the server.
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

test('the blog shows each failed block with a retry', async ({ page, watched }) => {
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
  const { button } = await showMonth(page, ru, 'ru', 9);
  await button.click();
  await expect(retry).toHaveCount(3, { timeout: 12_000 });
  broken = false;
  // A pending retry may remove the button.
  for (let left = await retry.count(); left > 0; left = await retry.count()) {
    await retry.first().click();
    await expect.poll(() => retry.count()).toBeLessThan(left);
  }
  await expect(cards(page)).toHaveText(titles(await filtered(page, 'ru', { month: 9 })));
  await expect(page.getByRole('list', { name: ru.blog.tags }).getByRole('link')).toHaveCount(12);
});
