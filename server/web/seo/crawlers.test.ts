import { eq } from 'drizzle-orm';
import { articleBlocks, articles } from '../../platform/db/schema/articles';
import { parts } from '../../platform/db/schema/catalog';
import { recordStatements } from '../../testing/recordStatements';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { securityTxt } from './crawlers';
import { sitemapIndex, sitemapOf } from './sitemap';

const siteUrl = 'https://yolda.example';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ siteUrl });
});
afterAll(() => server.close());

const get = async (path: string) => {
  const reply = await server.app.inject(path);
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.payload };
};
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const locations = (text: string) => all(text, /<loc>(.*?)<\/loc>/g);
const entry = (text: string, address: string) =>
  all(text, /<url>(.*?)<\/url>/g).find((url) => url.includes(`<loc>${siteUrl}${address}</loc>`));

it('robots.txt excludes personal pages, the API and tools, and names the sitemap', async () => {
  const { status, type, text } = await get('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const path of ['/personal/', '/sign-in', '/sign-up', '/uz/personal/', '/api/', '/dev/', '/uz/dev/'])
    expect(text).toContain(`\nDisallow: ${path}\n`);
  expect(text).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

it('security.txt has the contact for reports and is valid for months', async () => {
  const { status, type, text } = await get('/.well-known/security.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`Contact: ${siteUrl}/contacts\n`);
  expect(text).toContain(`\nCanonical: ${siteUrl}/.well-known/security.txt\n`);
  const months = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / (30 * 24 * 3_600_000);
  expect(months).toBeGreaterThan(4);
  expect(months).toBeLessThan(12);
  expect(securityTxt(siteUrl, 'mailto:a@yolda.example', new Date())).toContain('Contact: mailto:a@yolda.example\n');
});

it('the sitemap index has a file per language, and every item in both', async () => {
  const files = locations((await get('/sitemap.xml')).text);
  expect(files).toEqual([`${siteUrl}/sitemap-ru-1.xml`, `${siteUrl}/sitemap-uz-1.xml`]);
  const [ru = '', uz = ''] = await Promise.all(files.map(async (url) => (await get(url.slice(siteUrl.length))).text));
  const inRussian = locations(ru);
  expect(new Set(inRussian).size).toBe(inRussian.length);
  expect(locations(uz)).toEqual(inRussian.map((url) => url.replace(siteUrl, `${siteUrl}/uz`).replace(/\/$/, '')));
  for (const { id } of await server.db.select({ id: parts.id }).from(parts))
    expect(inRussian).toContain(`${siteUrl}/shop/singl-shop/${id}`);
  for (const address of ['/', '/about', '/blog?category=1', '/contacts?region=1', '/services/singl-services/1'])
    expect(inRussian).toContain(siteUrl + address);
  for (const file of [ru, uz]) {
    expect(all(file, /hreflang="(\S+)"/g)).toHaveLength(3 * inRussian.length);
    expect(file).toContain(`hreflang="uz" href="${siteUrl}/uz"/>`);
    expect(file).toContain(`hreflang="x-default" href="${siteUrl}/shop"/>`);
  }
});

it('the sitemap contains the last change of an article and its blocks', async () => {
  const old = new Date('2025-03-04T10:00:00Z');
  await server.db.execute('alter table articles disable trigger note_change');
  await server.db.execute('alter table article_blocks disable trigger note_change');
  await server.db.update(articles).set({ changedAt: old });
  await server.db.update(articleBlocks).set({ changedAt: old });
  await server.db.execute('alter table articles enable trigger note_change');
  await server.db.execute('alter table article_blocks enable trigger note_change');
  await server.app.contentVersion({ fresh: true });
  const before = (await get('/sitemap-ru-1.xml')).text;
  expect(entry(before, '/blog/blog-singl-post/1')).toContain('<lastmod>2025-03-04</lastmod>');

  await server.db.update(articleBlocks).set({ photo: '' }).where(eq(articleBlocks.articleId, 1));
  await server.app.contentVersion({ fresh: true });
  const after = (await get('/sitemap-ru-1.xml')).text;
  const today = new Date().toISOString().slice(0, 10);
  expect(entry(after, '/blog/blog-singl-post/1')).toContain(`<lastmod>${today}</lastmod>`);
  expect(entry(after, '/blog/blog-singl-post/2')).toContain('<lastmod>2025-03-04</lastmod>');
  expect(entry(after, '/blog')).toContain(`<lastmod>${today}</lastmod>`);
});

it('replies 404 to sitemap files beyond the last one and to unknown names', async () => {
  for (const path of ['/sitemap-ru-2.xml', '/sitemap-ru-0.xml', '/sitemap-de-1.xml', '/sitemap-ru-1x.xml'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

it('reads no rows for invented names of sitemap files', async () => {
  await get('/sitemap.xml');
  const statements = recordStatements(server);
  for (let part = 100; part < 130; part++) expect((await get(`/sitemap-uz-${part}.xml?${part}`)).status).toBe(404);
  expect(statements.filter((text) => !text.includes('content_version'))).toEqual([]);
});

it('splits a large sitemap into files listed in the index', () => {
  const pages = Array.from({ length: 4_001 }, (_, id) => ({ address: `/shop/singl-shop/${id}?a&b`, changed: null }));
  const files = locations(sitemapIndex(siteUrl, pages));
  expect(files).toHaveLength(6);
  const listed = [1, 2, 3].flatMap((part) => locations(sitemapOf(siteUrl, pages, 'ru', part) ?? ''));
  expect(listed).toHaveLength(4_001);
  expect(listed.at(-1)).toBe(`${siteUrl}/shop/singl-shop/4000?a&amp;b`);
  expect(sitemapOf(siteUrl, pages, 'ru', 4)).toBeNull();
});

it.each([
  ['/blog/rss.xml', 'ru', /[а-я]/i],
  ['/uz/blog/rss.xml', 'uz', /^[^а-яё]+$/i],
])('the RSS feed %s lists the newest articles', async (path, language, letters) => {
  const { status, type, text } = await get(path);
  expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(text).toContain(`<language>${language}</language>`);
  expect(text).toContain(`href="${siteUrl}${path}" rel="self"`);
  const items = all(text, /<item>(.*?)<\/item>/g);
  expect(items).toHaveLength(20);
  const days = items.map((item) => Date.parse(all(item, /<pubDate>(.*?)<\/pubDate>/g)[0] ?? ''));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  const prefix = path.startsWith('/uz') ? '/uz' : '';
  for (const item of items) {
    expect(item).toMatch(new RegExp(`<link>${siteUrl}${prefix}/blog/blog-singl-post/\\d+</link>`));
    expect(all(item, /<description>(.*?)<\/description>/g)[0]).toMatch(letters);
  }
});

it('serves no sitemap if pages show content of another server', async () => {
  const other = await startTestServer({ siteUrl, mainApiUrl: 'https://api.example/main' });
  try {
    expect((await other.app.inject('/robots.txt')).payload).not.toContain('Sitemap');
    expect((await other.app.inject('/sitemap.xml')).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});
