import { expect, type Page } from '@playwright/test';
import type { Part, PartList } from '#contract/catalog';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { hydrated } from './fixtures';

export const LANGUAGES = [
  { language: 'ru', prefix: '', t: ru },
  { language: 'uz', prefix: '/uz', t: uz },
] as const;

export type Language = (typeof LANGUAGES)[number]['language'];

export const SPARE_PARTS = /\/api\/main\/spare-part\/(\?|$)/;

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** From another page of the site, so that the browser asks for the content itself. */
export async function goToShop(
  page: Page,
  watched: { tolerate: (pattern: RegExp) => void },
  prefix: string,
  name: string,
): Promise<void> {
  watched.tolerate(/404/);
  await open(page, `${prefix}/no-such-page`);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** What the server itself says, asked past the page. */
export async function content<T>(page: Page, language: Language, path: string): Promise<T> {
  const reply = await page.request.get(`/api/main${path}`, { headers: { 'Accept-Language': language } });
  const read: T = await reply.json();
  return read;
}

export const partsOf = (page: Page, language: Language, query = 'page=1') =>
  content<PartList>(page, language, `/spare-part/?${query}`);

export const partOf = (page: Page, language: Language, id: number) =>
  content<Part>(page, language, `/spare-part/${id}/`);

/** Every content call of the shop, with its language, as it went over the wire. */
export function partCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/main/spare-part/'))
      calls.push(`${request.headers()['accept-language']} ${pathname.slice('/api/main'.length)}${search}`);
  });
  return calls;
}
