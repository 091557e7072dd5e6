import type { ApiRequest, RenderRequest } from '../contract/render';
import { render } from './entry.server';
import { DEFAULT_PUBLIC_CONFIG } from './shared/config/publicConfig';

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
    assets: { boot: 'boot.js', groups: {}, styles: {} },
    ...settings,
  });

/** When the server loaded it is the only thing in a page that differs from one rendering to the next. */
const still = (html: string) => html.replace(/"fulfilledTimeStamp":\d+/g, '');

/** Words on the screen; the language selector names both languages in their own. */
const russianWords = (html: string): string[] => {
  const body = html.replace(/^.*<body>|<script.*$/gs, '').replaceAll('Русский', '');
  return body.match(/[а-яё]{4,}/gi) ?? [];
};

test('pages of two languages rendered together never mix', async () => {
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

test('a page is not changed by those rendered before it', async () => {
  const first = await ask('/blog?page=1');
  const failing = await ask('/blog?page=1', { apiFetch: () => Promise.reject(new Error('down')) });
  expect(failing.complete).toBe(false);
  expect((await ask('/nowhere')).status).toBe(404);
  await ask('/uz/shop', { cookies: { theme: 'dark', signedIn: true } });
  const again = await ask('/blog?page=1');
  expect(still(again.html)).toBe(still(first.html));
});
