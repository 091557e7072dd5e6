import type { Locator, Page } from '@playwright/test';
import type { ServiceList } from '#contract/catalog';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { expect, hydrated } from './fixtures';

export const LANGUAGES = [
  { language: 'ru', prefix: '', t: ru },
  { language: 'uz', prefix: '/uz', t: uz },
] as const;

export const SERVICES_CALL = '/api/main/services/web/';

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What the server says, asked by the test itself. */
export async function content<T>(page: Page, language: string, path: string): Promise<T> {
  const reply = await page.request.get(`/api/main${path}`, { headers: { 'Accept-Language': language } });
  const read: T = await reply.json();
  return read;
}

export const servicesOf = (page: Page, language: string, query = 'page=1') =>
  content<ServiceList>(page, language, `/services/web/?${query}`);

/** The names on the cards of the list, top to bottom. */
export const cards = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });

/** Calls for the list that the page makes from now on, each with the language it asks for. */
export function servicesCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === SERVICES_CALL) calls.push(`${request.headers()['accept-language']} ${search}`);
  });
  return calls;
}

export const hasNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
