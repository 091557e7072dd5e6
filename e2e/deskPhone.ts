import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { hasNoSidewaysScroll } from './servicesSteps';
import { tooSmall } from './tooSmall';

/** What a finger needs; on a wide screen nothing but that it stands within. */
export async function isWithinReach(page: Page): Promise<void> {
  await hasNoSidewaysScroll(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) expect(await tooSmall(page, 44)).toEqual([]);
}

/** What has the focus is not covered by a bar. */
export const focusIsInSight = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element) return false;
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && (element.contains(above) || above.contains(element));
      }),
    )
    .toBe(true);
