import type { Page } from '@playwright/test';

export const WIDTHS = [360, 768, 1440] as const;
export const THEMES = ['light', 'dark'] as const;
export const FOLDER = '.cache/screens';

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };
const SETTLED_MS = 250;

interface Shot {
  /** Lower case, words with dashes: the part of the file's name before language, width and theme. */
  name: string;
  language: string;
  /** Only what can be seen at once: of dialogs and menus, whose page behind is another screen's. */
  view?: boolean;
  /** Where a state exists; default all. */
  widths?: readonly number[];
  /** Brings about what a change of the width closes. */
  prepare?: () => Promise<unknown>;
}

/** Pictures below the fold are fetched when they are scrolled to, and some blocks come only then. */
async function comeIntoSight(page: Page): Promise<void> {
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

/** One state of the site at every width in both themes: `.cache/screens/<name>.<language>.<width>.<theme>.png`. */
export async function shoot(page: Page, shot: Shot): Promise<void> {
  const { name, language, view = false, widths = WIDTHS, prepare } = shot;
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    await prepare?.();
    if (!view) await comeIntoSight(page);
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
