import type { Page } from '@playwright/test';
import { waitUntilStable } from '../shared/accessible';
import { hydrated } from '../shared/fixtures';

/** Returns visible texts beyond the right edge, unless a container scrolls or clips them. */
export async function findOverflow(page: Page): Promise<string[]> {
  await waitUntilStable(page);
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const top = window.scrollY;
    window.scrollTo({ left: 10_000, top, behavior: 'instant' });
    const scrolls = window.scrollX > 0;
    window.scrollTo({ left: 0, top, behavior: 'instant' });
    const isClipped = ({ parentElement: around }: Element): boolean =>
      around !== null &&
      around !== document.body &&
      (getComputedStyle(around).overflowX !== 'visible' || isClipped(around));
    const outside = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .filter((element) => scrolls || element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !isClipped(element))
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`);
    return [...(scrolls ? ['the page scrolls sideways'] : []), ...outside].slice(0, 5);
  });
}

/** Returns texts clipped without an ellipsis, except in sliders, which move them into view. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const cuts = (overflow: string) => ['hidden', 'clip'].includes(overflow);
    /** Returns the right edge that clips an element, or Infinity if the user can scroll to the content. */
    const edgeAround = (element: Element | null): number => {
      if (!element || element === document.body || element.hasAttribute('data-alive')) return Infinity;
      const { overflowX } = getComputedStyle(element);
      if (['auto', 'scroll'].includes(overflowX)) return Infinity;
      const own = cuts(overflowX) ? element.getBoundingClientRect().right : Infinity;
      return Math.min(own, edgeAround(element.parentElement));
    };
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
        const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || position === 'absolute';
        if (isMeant) return false;
        const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const cutsY = cuts(overflowY) && element.scrollHeight > element.clientHeight + 2;
        const edge = edgeAround(element);
        const isCutAround = [...element.childNodes].some((node) => {
          if (node.nodeType !== 3) return false;
          const words = document.createRange();
          words.selectNode(node);
          return words.getBoundingClientRect().right > edge + 1;
        });
        return cutsX || cutsY || isCutAround;
      })
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`);
  });

const all = process.env.E2E_ALL === '1';
/** Maximum site width; larger screens add margins. */
const WIDE = 1440;

/**
 * Viewport widths: every 20 px up to the maximum site width, every 80 px above it. Each language gets every other
 * width; with E2E_ALL=1 both get every 20 px.
 */
export const widthsOf = (language: 'ru' | 'uz'): number[] =>
  Array.from({ length: 81 }, (_, step) => 320 + 20 * step)
    .filter((width) => all || width <= WIDE || (width - WIDE) % 80 === 0)
    .filter((_, step) => all || step === 0 || step % 2 === (language === 'ru' ? 0 : 1));

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

export async function findOverflowAt(page: Page, widths: readonly number[]): Promise<string[]> {
  return found(page, widths, async (look) => look('closed'));
}

export async function findHeaderOverflowAt(page: Page, widths: readonly number[]): Promise<string[]> {
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
      const out = await findOverflow(page);
      if (out.length > 0) all.push(`${width} px, ${state}: ${out.join(' | ')}`);
    });
  }
  return all;
}

export async function openExpanded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
}

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
