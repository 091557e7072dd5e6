import type { Page } from '@playwright/test';

/** Fixes the clock of the device and that of the server, which the site goes by (src/shared/lib/serverClock.ts). */
export const fixTime = async (page: Page, time: Date | number | string): Promise<void> => {
  await page.clock.setFixedTime(time);
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => route.fulfill({ headers: { date: new Date(time).toUTCString() } }));
};
