import type { Browser, Page } from '@playwright/test';
import type { StockPage } from '#contract/stock';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';

export const SITE = { ru, uz };
/** A part of the demo, by its number. */
export const FILTER = 'W 913/1';

export const filled = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((whole, [name, value]) => whole.replace(`{{${name}}}`, value), text);

/** Digits in threes, parted by whatever the language has between them. */
export const sum = (digits: string): RegExp => new RegExp(`^${digits.replaceAll(' ', '\\s')}\\s`);

/** The filter, and what the first branch has of it. */
export async function filterInStock(page: Page) {
  const reply = await page.request.get(`/api/desk/stock?q=${encodeURIComponent(FILTER)}`);
  const [part] = ((await reply.json()) as StockPage).items;
  if (!part) throw new Error('The demo has no such part');
  return { id: part.id, name: part.name, count: part.at.find(({ branch }) => branch.id === 1)?.on_hand ?? 0 };
}

/** Somebody else, at another device. */
export async function another(browser: Browser, baseURL: string, more: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...more });
  return context.newPage();
}
