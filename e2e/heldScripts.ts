import type { Page } from '@playwright/test';

/** Holds back the scripts whose names fit, as a slow line would, until they are let through: what happens meanwhile needs no timing. */
export async function holdScripts(page: Page, names: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const line = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && names.test(pathname),
    async (route) => {
      await line;
      await route.continue();
    },
  );
  return letThrough;
}

/** All but the boot script, which is there with the page. */
export const ALL_BUT_BOOT = /\/(?!boot\.)[^/]+\.js$/;
