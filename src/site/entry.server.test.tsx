import type { ApiRequest, RenderRequest } from '#contract/render';
import { DEFAULT_PUBLIC_CONFIG } from '#shared/config/publicConfig';
import { render } from './entry.server';

beforeAll(() => outsideServer.boot(), 60_000);

const call = async (url: string, { method, headers, body }: ApiRequest) => {
  const reply = await outsideServer.call(method, url, headers, body);
  return {
    status: reply.status,
    headers: { get: (name: string) => reply.headers[name] ?? null },
    text: () => Promise.resolve(reply.body),
  };
};

const ask = (url: string, settings: Partial<RenderRequest> = {}) =>
  render({
    url,
    cookies: { signedIn: false },
    publicConfig: DEFAULT_PUBLIC_CONFIG,
    apiFetch: call,
    deadlineMs: 20_000,
    assets: { boot: 'boot.js', everyPage: [], groups: {}, styles: {} },
    ...settings,
  });

const russianWords = (html: string): string[] => {
  const body = html.replace(/^.*<body>|<script.*$/gs, '').replaceAll('Русский', '');
  return body.match(/[а-яё]{4,}/gi) ?? [];
};

test('does not mix languages of pages that render concurrently', async () => {
  const [russian, uzbek, chosen] = await Promise.all([
    ask('/'),
    ask('/uz'),
    ask('/', { cookies: { language: 'uz', theme: 'dark', signedIn: true } }),
  ]);
  for (const page of [russian, uzbek, chosen]) expect([page.status, page.complete]).toEqual([200, true]);
  expect([russian.language, uzbek.language, chosen.language]).toEqual(['ru', 'uz', 'uz']);
  expect(russianWords(russian.html).length).toBeGreaterThan(100);
  expect([russianWords(uzbek.html), russianWords(chosen.html)]).toEqual([[], []]);
  expect(russian.html).not.toMatch(/data-theme|\/personal\/garage|"lang":"uz"/);
  expect(chosen.html).toMatch(/data-theme="dark".*\/personal\/garage/s);
});

test.each([
  ['/', '/'],
  ['/uz/home', '/'],
  ['/home/shop/singl-shop/1', '/shop/singl-shop/:id'],
  ['/uz/shop/singl-shop/2', '/shop/singl-shop/:id'],
  ['/uz/personal/car-edit/7', '/personal/car-edit/:id'],
  ['/some/where', '/*'],
])('returns for %s the route pattern %s, without prefixes', async (url, route) => {
  expect((await ask(url)).route).toBe(route);
});

test('renders the same HTML for a page after failed requests and requests for other pages', async () => {
  const first = await ask('/blog?page=1');
  const failing = await ask('/blog?page=1', { apiFetch: () => Promise.reject(new Error('down')) });
  expect(failing.complete).toBe(false);
  expect((await ask('/nowhere')).status).toBe(404);
  await ask('/uz/shop', { cookies: { theme: 'dark', signedIn: true } });
  const again = await ask('/blog?page=1');
  expect(again.html).toBe(first.html);
});

describe('responds 503 if the main query of the page fails, and 200 if a secondary query fails', () => {
  const without = (broken: RegExp, url: string, settings: Partial<RenderRequest> = {}) =>
    ask(url, {
      apiFetch: (address, request) =>
        broken.test(`${request.method} ${address}`) ? Promise.reject(new Error('down')) : call(address, request),
      ...settings,
    });

  test.each([
    ['/', /services\/web\/\?page=1/, /web\/additionally/],
    ['/uz/about', /web\/about-us\//, /staff/],
    ['/services?page=2', /services\/web\/\?page=2/, /call-center/],
    ['/services/singl-services/1', /services\/web\/1\//, /roadside/],
    ['/singl-services', /services\/web\/list-for-users/, /insurance/],
    ['/home/shop?category=2', /spare-part\/\?/, /car-brands/],
    ['/shop/singl-shop/1', /spare-part\/1\//, /spare-part\/\?page=1&category=/],
    ['/blog', /articles\/\?page=1/, /articles\/tags/],
    ['/blog?category=1', /POST .*articles\/filter/, /articles\/\?page=1/],
    ['/blog/blog-singl-post/1', /articles\/by-pg\/1/, /articles\/\?page=1/],
    ['/contacts', /branch\/list-for-users/, /branch\/region/],
    ['/contacts?region=1', /branch\/filter-by-region\/1/, /call-center/],
  ])('%s', async (url, main, beside) => {
    const missing = await without(main, url);
    expect([missing.status, missing.complete]).toEqual([503, false]);
    expect(missing.html).toMatch(/<main.*<h1/s);
    const whole = await without(beside, url);
    expect([whole.status, whole.complete]).toEqual([200, false]);
  });

  test('does not respond 503 for a static page, a missing page and a form result if all queries fail', async () => {
    expect((await without(/./, '/sign-in')).status).toBe(200);
    expect((await without(/./, '/nowhere')).status).toBe(404);
    const form = { sent: true as const, reference: '12345' };
    expect((await without(/./, '/contacts', { form })).status).toBe(200);
  });
});
