import type { Page } from '@playwright/test';
import { MONTHS } from '#shared/i18n/formats/calendar';

import type { texts as ru } from '#shared/i18n/ru/index';

import { expect } from '../shared/fixtures';

export type Named = { id: number; name: string };
export type Article = { id: number; title: string; photo_background: string; published_date: string; category: Named };
export type List = { count: number; top: Article[]; results: Article[] };
export type Filter = { category?: number; tag?: number; month?: number; date?: number };

export async function filtered(page: Page, language: string, data: Filter, number = 1): Promise<Omit<List, 'top'>> {
  const reply = await page.request.post(`/api/main/articles/filter?page=${number}`, {
    headers: { 'Accept-Language': language },
    data,
  });
  const read: Omit<List, 'top'> = await reply.json();
  return read;
}

export function articleCalls(page: Page) {
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

export const cards = (page: Page) => page.locator('main article h3');
export const titles = ({ results }: Pick<List, 'results'>) => results.map(({ title }) => title);
export const path = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

export async function calendar(page: Page, t: typeof ru) {
  const archive = page.getByRole('region', { name: t.blog.archive });
  await archive.scrollIntoViewIfNeeded();
  await expect(archive.getByRole('table')).toBeVisible();
  return archive;
}

export const monthButton = (t: typeof ru, name: string | undefined) =>
  t.blog.wholeMonth.replace('{{month}}', name ?? '');

export async function showMonth(page: Page, t: typeof ru, language: 'ru' | 'uz', month: number) {
  const archive = await calendar(page, t);
  const button = archive.getByRole('button', { name: monthButton(t, MONTHS[language][month - 1]) });
  for (let pages = 0; pages < 12 && !(await button.isVisible()); pages += 1) {
    await archive.getByRole('button', { name: t.blog.previousMonth }).click();
  }
  return { archive, button };
}
