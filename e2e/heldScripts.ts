import { expect, type Page } from '@playwright/test';

/**
 * Holds back the scripts whose names fit, as a slow line would, until they are let through: what happens meanwhile needs no timing. Where
 * none was asked for until then, nothing was held back, and the name is another.
 */
export async function holdScripts(page: Page, names: RegExp): Promise<() => void> {
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
  return () => {
    expect(held, `scripts held back whose names fit ${names}`).toBeGreaterThan(0);
    letThrough();
  };
}

/** All but the boot script, which is there with the page. */
export const ALL_BUT_BOOT = /\/(?!boot\.)[^/]+\.js$/;
