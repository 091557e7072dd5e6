import type { Page } from '@playwright/test';

export const WIDTHS = [360, 768, 1440] as const;
export const THEMES = ['light', 'dark'] as const;
export const FOLDER = '.cache/screens';

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };
const SETTLED_MS = 250;

interface Shot {
  /** First part of the file name, in kebab case. */
  name: string;
  language: string;
  view?: boolean;
  widths?: readonly number[];
  /** Restores a state that a change of width closes. */
  prepare?: () => Promise<unknown>;
}

async function scrollIntoView(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 30));
    }
    window.scrollTo(0, 0);
    for (const picture of document.images) picture.loading = 'eager';
    const all = Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await Promise.race([all, new Promise((done) => setTimeout(done, 4000))]);
  });
}

/** Writes one PNG per width and theme: `.cache/screens/<name>.<language>.<width>.<theme>.png`. */
export async function shoot(page: Page, shot: Shot): Promise<void> {
  const { name, language, view = false, widths = WIDTHS, prepare } = shot;
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    await prepare?.();
    if (!view) await scrollIntoView(page);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(SETTLED_MS);
      await page.screenshot({
        path: `${FOLDER}/${name}.${language}.${width}.${colorScheme}.png`,
        fullPage: !view,
        scale: 'css',
      });
    }
  }
}
