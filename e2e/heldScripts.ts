import { expect, type Page } from '@playwright/test';

/**
 * Holds back the scripts whose names fit, as a slow line would, until they are let through: what happens meanwhile needs no timing. Where
 * none is asked for, nothing is held back, and the name is another. What the page shows meanwhile may be seen before its request is.
 */
export async function holdScripts(page: Page, names: RegExp): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const line = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let held = 0;
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && names.test(pathname),
    async (route) => {
      held += 1;
      await line;
      await route.continue();
    },
  );
  return async () => {
    await expect.poll(() => held, `scripts held back whose names fit ${names}`).toBeGreaterThan(0);
    letThrough();
  };
}

/** All but the boot script, which is there with the page. */
export const ALL_BUT_BOOT = /\/(?!boot\.)[^/]+\.js$/;
