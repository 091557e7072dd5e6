import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated } from '../shared/fixtures';

/** Where the accepted pictures stand; playwright.config.ts names it too. */
export const FOLDER = 'e2e/pictures';

/** One quiet ground in place of every picture of the content: what is compared is where pictures stand, not what is drawn on them. */
const standInForPictures = (context: BrowserContext): Promise<unknown> =>
  context.route('**/media/**', (route) => {
    const [, width = '800', height = '800'] = /\.(\d+)x(\d+)\./.exec(route.request().url()) ?? [];
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8fa3b8"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });

/** The site does without its font where that comes later than the first frame; a picture waits for it. */
const waitForFonts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    return route.fulfill({ response, body });
  });

/** Before the first page is opened. The policy of the pages must be off. */
export async function makeSteady(context: BrowserContext): Promise<void> {
  await waitForFonts(context);
  await standInForPictures(context);
}

/**
 * Scrolls through the page to its end, so that what waits to be seen is there. Each step lasts until the browser has looked who is in sight:
 * its word to an observer made last comes after the page's own.
 */
export const comeIntoSight = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A page without a window is not always painted: where no frame comes, none is waited for.
    const looked = () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.body);
        setTimeout(done, 1_000);
      });
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await looked();
    }
  });

/** Carousels and strips bring copies of their pictures later: all are fetched, and how many still come is asked again. */
const picturesToCome = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return [...document.images].filter(({ complete, loading }) => !complete || loading === 'lazy').length;
  });

/** Opens a page and waits until nothing of it changes any more. */
export async function openSteady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  // The server's notice of a demo made public is no part of the site.
  await page.evaluate(() => document.querySelectorAll('[data-demo-notice]').forEach((notice) => notice.remove()));
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => face))));
  // The choice of the theme comes last of all: what is drawn once it is seen looks out for that by now.
  await expect(page.locator('[role="radiogroup"] input').last()).toBeVisible();
  await comeIntoSight(page);
  // The footer's code is drawn by a late chunk while the footer is in sight; the gallery has no footer.
  if (await page.locator('footer').count()) await expect(page.locator('footer svg[role="img"]')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => picturesToCome(page)).toBe(0);
}

/** What is not drawn in the site's own font: elements in another family, and signs that none of its files has. */
export const notInOurFont = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ranges = [...document.fonts]
      .filter(({ family, status }) => /^"?Onest( Cyrillic)?"?$/.test(family) && status === 'loaded')
      .flatMap(({ unicodeRange }) => unicodeRange.split(','))
      .map((range) =>
        range
          .trim()
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16)),
      );
    const isOurs = (sign: string) => {
      const code = sign.codePointAt(0) ?? 0;
      return ranges.some(([first = 0, last = first]) => first <= code && code <= last);
    };
    const wordsOf = (element: Element) =>
      element instanceof HTMLInputElement
        ? element.value + element.placeholder
        : [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    const found = new Set<string>();
    for (const element of document.body.querySelectorAll(':not(script, style, noscript, svg *)')) {
      const words = wordsOf(element).replace(/\s+/g, ' ').trim();
      if (words === '') continue;
      if (!/^"?Onest"?,/.test(getComputedStyle(element).fontFamily)) found.add(`${element.tagName}: ${words}`);
      for (const sign of words) if (!isOurs(sign)) found.add(`${sign} in ${words}`);
    }
    return [...found];
  });
