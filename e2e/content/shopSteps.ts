import { expect, type Page } from '@playwright/test';
import type { Part, PartList } from '#contract/catalog';

import { content, type Language, open } from '../shared/steps';

export const SPARE_PARTS = /\/api\/main\/spare-part\/(\?|$)/;

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

export async function unfoldFilters(page: Page, t: { shop: { filters: string } }): Promise<void> {
  const summary = page.locator('details:not([open]) > summary').filter({ hasText: t.shop.filters });
  if (await summary.isVisible()) await summary.click();
}

export const partsOf = (page: Page, language: Language, query = 'page=1') =>
  content<PartList>(page, language, `/spare-part/?${query}`);

export const partOf = (page: Page, language: Language, id: number) =>
  content<Part>(page, language, `/spare-part/${id}/`);

export function partCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/main/spare-part/'))
      calls.push(`${request.headers()['accept-language']} ${pathname.slice('/api/main'.length)}${search}`);
  });
  return calls;
}
