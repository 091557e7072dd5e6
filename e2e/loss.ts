import type { Page } from '@playwright/test';
import { settles } from './accessible';

/**
 * What stands out of the window to the right, by its text: where the page scrolls sideways, and where something that is seen does not
 * belong to a strip that scrolls or cuts on its own.
 */
export async function standsOut(page: Page): Promise<string[]> {
  // What slides in stands outside while it does.
  await settles(page);
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

/**
 * Texts that are cut off at the edge of what holds them, or of a frame around it. Lines that are cut on purpose end in an ellipsis, and
 * what a slider moves comes into sight by itself.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cuts = (overflow: string) => ['hidden', 'clip'].includes(overflow);
    /** Where the frames around it end to the right; nowhere in what can be scrolled to. */
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
