import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../shared/fixtures';

export interface Branch {
  id: number;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  working_times_M_F: string;
  working_times_Sat: string;
  working_times_Sun: string;
  service_manager_phone: string;
  store_manager_phone: string;
  region?: { id: number; name: string };
}

/** Closed port, so that no request reaches a tile server. */
export const TILES = 'http://127.0.0.1:1';
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eef" d="M0 0h256v256H0z"/></svg>';

/** `tiles` lists requested tiles as 'z/x/y'. */
export const test = base.extend<{ tiles: string[] }>({
  serverSettings: [{ MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png` }, { scope: 'worker' }],
  tiles: [
    async ({ context }, use) => {
      const asked: string[] = [];
      await context.route(`${TILES}/**`, (route) => {
        asked.push(new URL(route.request().url()).pathname.slice(1).replace('.png', ''));
        return route.fulfill({ contentType: 'image/svg+xml', body: SQUARE });
      });
      await use(asked);
    },
    { auto: true },
  ],
});

export async function branchesOf(page: Page, language: string, region = 0): Promise<Branch[]> {
  const path = region ? `/branch/filter-by-region/${region}` : '/branch/list-for-users';
  const reply = await page.request.get(`/api/main${path}`, { headers: { 'Accept-Language': language } });
  const { branches }: { branches: Branch[] } = await reply.json();
  return branches;
}

export async function openCard(card: Locator): Promise<Locator> {
  await card.locator('summary').click();
  const link = card.locator('a[href*="/contacts?"]');
  await expect(link).toBeVisible();
  return link;
}

export const markersIn = (map: Locator): Locator => map.locator('button[aria-pressed]');

export async function distanceFromCentre(map: Locator, marker: Locator): Promise<number> {
  const [outer, inner] = await Promise.all([map.boundingBox(), marker.boundingBox()]);
  if (!outer || !inner) return Number.POSITIVE_INFINITY;
  const across = inner.x + inner.width / 2 - (outer.x + outer.width / 2);
  const down = inner.y + inner.height - (outer.y + outer.height / 2);
  return Math.hypot(across, down);
}

export const visibleMarkers = (map: Locator): Promise<string[]> =>
  markersIn(map).evaluateAll((buttons) =>
    buttons
      .filter((button) => getComputedStyle(button).pointerEvents !== 'none')
      .map((button) => button.getAttribute('aria-label') ?? ''),
  );

export const animatedMarkers = (map: Locator): Promise<string[]> =>
  markersIn(map).evaluateAll((buttons) =>
    buttons
      .filter((button) => button.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'))
      .map((button) => button.getAttribute('aria-label') ?? ''),
  );

export async function expectCentred(map: Locator, name: string): Promise<void> {
  const marker = map.getByRole('button', { name, exact: true });
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => distanceFromCentre(map, marker)).toBeLessThan(3);
}
