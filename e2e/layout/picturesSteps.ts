import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated } from '../shared/fixtures';

export const FOLDER = 'e2e/pictures';

/** Replaces pictures by grey boxes, because screenshots test the layout, not the pictures. */
const replacePictures = (context: BrowserContext): Promise<unknown> =>
  context.route('**/media/**', (route) => {
    const [, width = '800', height = '800'] = /\.(\d+)x(\d+)\./.exec(route.request().url()) ?? [];
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8fa3b8"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });

/** Replaces `font-display: optional`, which skips fonts that load after the first frame. */
const waitForFonts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    return route.fulfill({ response, body });
  });

/** Makes screenshots reproducible. Call before the first page opens, with the content security policy disabled. */
export async function makeReproducible(context: BrowserContext): Promise<void> {
  await waitForFonts(context);
  await replacePictures(context);
}

/** Scrolls to the end. Each step waits for an IntersectionObserver, which runs after those of the page. */
export const scrollIntoView = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Background pages may never paint a frame.
    const observed = () =>
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
      await observed();
    }
  });

const picturesToCome = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return [...document.images].filter(({ complete, loading }) => !complete || loading === 'lazy').length;
  });

export async function openReproducible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.querySelectorAll('[data-demo-notice]').forEach((notice) => notice.remove()));
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => face))));
  await expect(page.locator('[role="radiogroup"] input').last()).toBeVisible();
  await scrollIntoView(page);
  // The footer's QR code is a lazy chunk; phones have none.
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (!isPhone && (await page.locator('footer').count()))
    await expect(page.locator('footer svg[role="img"]')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => picturesToCome(page)).toBe(0);
}

export const textInOtherFonts = (page: Page): Promise<string[]> =>
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
