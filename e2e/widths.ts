import type { Page } from '@playwright/test';
import { hydrated } from './fixtures';
import { standsOut } from './loss';

const all = process.env.E2E_ALL === '1';
/** Where the site is as wide as it becomes: on larger screens what is beside it grows alone. */
const WIDE = 1440;

/**
 * From the smallest phone to the largest usual screen, by steps of 20 px, and of 80 px once the site grows no more: each language has every
 * other one, both all with E2E_ALL=1.
 */
export const widthsOf = (language: 'ru' | 'uz'): number[] =>
  Array.from({ length: 81 }, (_, step) => 320 + 20 * step)
    .filter((width) => all || width <= WIDE || (width - WIDE) % 80 === 0)
    .filter((_, step) => all || step === 0 || step % 2 === (language === 'ru' ? 0 : 1));

/** Opens one of the things that the header can open at this width, counted from 0; false where there are not so many. */
const openInHeader = (page: Page, place: number) =>
  page.evaluate((index) => {
    const opener = [...document.querySelectorAll<HTMLElement>('header summary, header button[popovertarget]')].filter(
      (element) => element.checkVisibility() && !element.closest('[popover]'),
    )[index];
    opener?.click();
    return opener !== undefined;
  }, place);

const closeHeader = (page: Page) =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>('header details')) list.open = false;
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
  });

/** What stands out of the page that is open, at each of the widths. */
export async function standsOutAt(page: Page, widths: readonly number[]): Promise<string[]> {
  return found(page, widths, async (look) => look('closed'));
}

/** The same with all that its header opens, one by one. */
export async function headerStandsOutAt(page: Page, widths: readonly number[]): Promise<string[]> {
  return found(page, widths, async (look) => {
    for (let place = 0; await openInHeader(page, place); place += 1) {
      await look(`opened ${place + 1}`);
      await closeHeader(page);
    }
  });
}

async function found(
  page: Page,
  widths: readonly number[],
  walk: (look: (state: string) => Promise<void>) => Promise<void>,
): Promise<string[]> {
  const all: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await walk(async (state) => {
      const out = await standsOut(page);
      if (out.length > 0) all.push(`${width} px, ${state}: ${out.join(' | ')}`);
    });
  }
  return all;
}

/** Opens a page with every question and list of its content unfolded. */
export async function openUnfolded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
}

/** Viscosities, such as 5W-30, that stand on two lines. */
export const brokenViscosities = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { index, 0: token } of node.nodeValue?.matchAll(/\d+W-\d+/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + token.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(token);
      }
    }
    return broken;
  });
