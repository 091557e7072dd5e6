import sharp from 'sharp';
import { expect, hydrated, test } from '../shared/fixtures';

/** Request of a Telegram preview: no language, cookie or script. */
const TELEGRAM = { 'user-agent': 'TelegramBot (like TwitterBot)', 'accept-language': '' };

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

interface ServedPage {
  status: number;
  headers: Headers;
  html: string;
  tags: Record<string, string[]>;
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  );

const headOf = (html: string): Record<string, string[]> => {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags: Record<string, string[]> = {};
  const note = (name: string, value = '') => (tags[name] ??= []).push(value);
  for (const [, text = ''] of head.matchAll(/<title[^>]*>(.*?)<\/title>/g)) note('title', plain(text));
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const { name, property, content, media } = attributesOf(tag);
    note([name ?? property ?? 'charset', media].filter(Boolean).join(' '), content);
  }
  for (const [tag] of head.matchAll(/<link [^>]*>/g)) {
    const { rel, hreflang, type, href } = attributesOf(tag);
    if (rel === 'canonical') note('canonical', href);
    if (rel === 'alternate') note(`alternate ${hreflang ?? type}`, href);
    if (rel === 'manifest') note('manifest', href);
  }
  return tags;
};

const readAsTelegram = async (url: string): Promise<ServedPage> => {
  const reply = await fetch(url, { headers: TELEGRAM, redirect: 'manual' });
  const html = await reply.text();
  return { status: reply.status, headers: reply.headers, html, tags: headOf(html) };
};

const structuredDataOf = (html: string): { '@graph': { '@type': string }[] } | null => {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return text === undefined ? null : (JSON.parse(text) as { '@graph': { '@type': string }[] });
};

const PAGES: [path: string, type: string][] = [
  ['', 'Organization'],
  ['/about', 'FAQPage'],
  ['/services', 'BreadcrumbList'],
  ['/services/singl-services/1', 'Service'],
  ['/shop', 'BreadcrumbList'],
  ['/shop/singl-shop/1', 'Product'],
  ['/blog', 'BreadcrumbList'],
  ['/blog/blog-singl-post/1', 'BlogPosting'],
  ['/contacts', 'AutoRepair'],
];
const ITEM = /\/\d+$/;
const LETTERS = { ru: /[а-яё]/i, uz: /^[^а-яё]+$/i };
const ONCE = [
  'title',
  'description',
  'canonical',
  'alternate ru',
  'alternate uz',
  'alternate x-default',
  'og:title',
  'og:description',
  'og:image',
  'og:url',
  'og:locale',
  'og:locale:alternate',
  'og:image:alt',
  'og:type',
  'twitter:card',
  'manifest',
  'theme-color (prefers-color-scheme: dark)',
];

test('messengers without scripts get title, description and picture of each kind of page in its language @desktop', async ({
  server: { url: baseURL },
}) => {
  for (const language of ['ru', 'uz'] as const) {
    for (const [path, type] of PAGES) {
      const address = `${language === 'uz' ? '/uz' : ''}${path}` || '/';
      const { status, html, tags } = await readAsTelegram(baseURL + address);
      const contentOf = (name: string) => tags[name]?.[0] ?? '';
      expect([address, status, html.includes(`<html lang="${language}"`)]).toEqual([address, 200, true]);
      expect([address, ONCE.filter((name) => tags[name]?.length !== 1)]).toEqual([address, []]);
      expect(contentOf('title')).toMatch(LETTERS[language]);
      expect(contentOf('description')).toMatch(LETTERS[language]);
      expect(contentOf('og:title')).toBe(contentOf('title'));
      expect(contentOf('og:url')).toBe(contentOf('canonical'));
      expect(new URL(contentOf('canonical')).pathname).toBe(address);

      const picture = new URL(contentOf('og:image'));
      if (ITEM.test(path)) expect(picture.pathname).toMatch(new RegExp(`^/cards/\\w+-1\\.${language}\\.`));
      const file = await fetch(baseURL + picture.pathname);
      expect([address, file.status]).toEqual([address, 200]);
      expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(structuredDataOf(html)?.['@graph'].map((thing) => thing['@type'])).toContain(type);
    }
  }
});

const isAll = process.env.E2E_ALL === '1';

test('every sitemap address answers, is canonical, and both languages link to each other @desktop', async ({
  server: { url: baseURL },
}) => {
  test.setTimeout(240_000);
  const here = (url: string) => url.replace(/^https?:\/\/[^/]+/, baseURL);
  const text = async (url: string) => (await fetch(here(url))).text();
  const files = [...(await text('http://x/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(files).toHaveLength(2);
  const seen = new Set<string>();
  const descriptions = new Map<string, string>();
  const things = new Set<string>();
  for (const file of files) {
    for (const [, entry = ''] of (await text(file)).matchAll(/<url>(.*?)<\/url>/g)) {
      const [, location = ''] = /<loc>(.*?)<\/loc>/.exec(entry) ?? [];
      const listed = [...entry.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map(([, code, url]) => [code, url]);
      expect(listed.map(([, url]) => url)).toContain(location);
      seen.add(location);
      // Languages alternate; E2E_ALL=1 checks both.
      const [[, thing = ''] = []] = listed;
      things.add(thing);
      const turn = [...things].indexOf(thing) % 2;
      if (!isAll && listed[turn]?.[1] !== location) continue;
      const { status, tags, headers } = await readAsTelegram(here(location));
      const alternates = ['ru', 'uz', 'x-default'].map((code) => [code, tags[`alternate ${code}`]?.[0]]);
      expect([location, status, tags['canonical'], tags['robots'], headers.get('x-robots-tag')]).toEqual([
        location,
        200,
        [location],
        undefined,
        null,
      ]);
      expect(alternates).toEqual(listed);
      const [title = ''] = tags['title'] ?? [];
      const [description = ''] = tags['description'] ?? [];
      expect([location, title.length <= 65, description.length <= 160]).toEqual([location, true, true]);
      expect([location, descriptions.get(title)]).toEqual([location, undefined]);
      descriptions.set(title, location);
    }
  }
  expect(seen.size).toBeGreaterThan(200);
});

test('addresses with prefixes, filters, page numbers or searches have one canonical address or none @desktop', async ({
  server: { url: baseURL },
}) => {
  for (const [asked, canonical, expected = 200] of [
    ['/home', '/'],
    ['/?page=2&utm_source=a', '/'],
    ['/uz/home', '/uz'],
    ['/home/shop?page=2', '/shop?page=2'],
    ['/uz/services?page=2', '/uz/services?page=2'],
    ['/uz/blog?page=2', '/uz/blog?page=2'],
    ['/shop?page=1&fbclid=1', '/shop'],
    ['/shop?category=1', '/shop?category=1'],
    ['/uz/home/shop?category=1&page=1', '/uz/shop?category=1'],
    ['/about/services/singl-services/1', '/services/singl-services/1'],
    ['/home/about/services/singl-services/1', '/services/singl-services/1'],
    ['/home/blog?tag=1', '/blog?tag=1'],
    ['/contacts?region=1&branch=1', '/contacts?region=1'],
    ['/services?search=moy', null],
    ['/services/singl-services', null],
    ['/sign-in', null],
    ['/personal/garage', null],
    ['/shop?manufacturer=TRW', null],
    ['/shop?category=1&manufacturer=TRW', null],
    ['/shop?in_stock=1', null],
    ['/blog?category=1&tag=1', null],
    ['/blog?month=5', null],
    ['/blog?date=5', null],
    ['/shop?page=900', null, 404],
    ['/shop?category=999', null, 404],
    ['/shop?manufacturer=nope', null, 404],
    ['/services?page=900', null, 404],
    ['/uz/services?category=999', null, 404],
    ['/blog?page=900', null, 404],
    ['/blog?category=999', null, 404],
    ['/uz/blog?tag=999', null, 404],
    ['/contacts?region=999', null, 404],
  ] as const) {
    const { status, tags, html } = await readAsTelegram(baseURL + asked);
    const addresses = [...(tags['canonical'] ?? []), ...(tags['alternate x-default'] ?? [])];
    const paths = addresses.map((url) => url.replace(/^https?:\/\/[^/]+/, ''));
    const isUzbek = asked.startsWith('/uz');
    const inRussian = isUzbek ? canonical?.replace(/^\/uz/, '') || '/' : canonical;
    expect([asked, status, paths]).toEqual([asked, expected, canonical === null ? [] : [canonical, inRussian]]);
    expect([asked, tags['robots']]).toEqual([asked, canonical === null ? ['noindex, follow'] : undefined]);
    expect([asked, structuredDataOf(html) === null]).toEqual([asked, canonical === null]);
    const { title = [''], description = [''] } = tags;
    expect([asked, (title[0] ?? '').length <= 65, (description[0] ?? '').length <= 160]).toEqual([asked, true, true]);
  }
});

test('no list links to a filter without results @desktop', async ({ server: { url: baseURL } }) => {
  test.setTimeout(180_000);
  const asked = new Set(['/blog', '/shop', '/services']);
  for (const address of asked) {
    const html = await (await fetch(baseURL + address)).text();
    expect([address, /<article|<h3/.test(html.slice(html.indexOf('<main')))]).toEqual([address, true]);
    // Follows links with one filter only, because combinations are too many.
    if (address.split('&').length > 1) continue;
    for (const [, path = '', query = ''] of html.matchAll(/href="(\/(?:blog|shop|services))\?([^"]+)"/g))
      if (!/page=|date=/.test(query)) asked.add(`${path}?${query.replaceAll('&amp;', '&')}`);
  }
  expect(asked.size).toBeGreaterThan(100);
});

test('a missing page is 404 and not indexable @desktop', async ({ server: { url: baseURL } }) => {
  for (const path of ['/no/such/page', '/uz/nothing', '/shop/singl-shop/999999', '/blog/blog-singl-post/0']) {
    const { status, tags, html } = await readAsTelegram(baseURL + path);
    expect([path, status, tags['robots']]).toEqual([path, 404, ['noindex, follow']]);
    expect([path, Object.keys(tags).filter((name) => /canonical|^alternate|og:url/.test(name))]).toEqual([path, []]);
    expect(structuredDataOf(html)).toBeNull();
  }
  const posted = await fetch(`${baseURL}/shop`, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('client navigation sets the same <head> as the server @desktop', async ({ page, server: { url: baseURL } }) => {
  await page.goto('/uz/blog');
  await hydrated(page);
  await page.locator('main article a[href*="/blog-singl-post/"]').first().click();
  await expect(page).toHaveURL(/blog-singl-post\/\d+$/);
  await expect(page).toHaveTitle((await readAsTelegram(page.url())).tags['title']?.[0] ?? '');
  const served = (await readAsTelegram(baseURL + new URL(page.url()).pathname)).tags;
  const shown = headOf(await page.evaluate(() => document.head.outerHTML));
  expect(shown).toEqual(served);
  await page.goBack();
  await expect(page).toHaveURL(/\/uz\/blog$/);
  await expect(page.locator('head meta[property="article:published_time"]')).toHaveCount(0);
  expect(headOf(await page.evaluate(() => document.head.outerHTML))).toEqual(
    (await readAsTelegram(`${baseURL}/uz/blog`)).tags,
  );
});
