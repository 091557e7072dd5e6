import { texts as ru } from '#shared/i18n/ru/index';
import { expect } from '../shared/fixtures';
import { open } from '../shared/steps';
import {
  animatedMarkers,
  branchesOf,
  distanceFromCentre,
  expectCentred,
  markersIn,
  openCard,
  TILES,
  test,
  visibleMarkers,
} from './contactsSteps';

const mapOf = (page: Parameters<typeof open>[0]) => page.getByRole('region', { name: ru.contacts.map });
const inTashkent = { lat: 41.295, lng: 69.292 };

test('the map loads lazily into a reserved box without layout shift @both', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  expect(scripts.filter((url) => url.includes('branch-map'))).toEqual([]);

  await page.goto('/contacts');
  const map = mapOf(page);
  const before = await map.boundingBox();
  await expect(markersIn(map)).toHaveCount(14);
  expect(await map.boundingBox()).toEqual(before);
  const html = await (await page.request.get('/contacts')).text();
  expect(html).not.toContain('branch-map');
  await expect(page.locator('main article').first()).toContainText(/Открыто|Закрыто/);
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(moved).toBeLessThan(0.01);
});

test('the map starts at the default centre and zoom with the configured tiles and attribution', async ({
  page,
  tiles,
}) => {
  await open(page, '/contacts');
  const map = mapOf(page);
  await expect(markersIn(map)).toHaveCount(14);
  const scale = 2 ** 15;
  const x = Math.floor(((inTashkent.lng + 180) / 360) * scale);
  const y = Math.floor(((1 - Math.asinh(Math.tan((inTashkent.lat * Math.PI) / 180)) / Math.PI) / 2) * scale);
  await expect.poll(() => tiles).toContain(`15/${x}/${y}`);
  expect(tiles.every((tile) => tile.startsWith('15/'))).toBe(true);
  await expect(map.getByRole('link', { name: ru.contacts.mapTiles })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  for (const marker of await markersIn(map).all()) {
    const box = await marker.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([40, 40]);
  }
});

test('the map starts with the head branch in view at every width and shows the number of hidden ones', async ({
  page,
  isMobile,
}) => {
  const [head, ...others] = await branchesOf(page, 'ru');
  for (const width of isMobile ? [320, 412] : [768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/contacts');
    const map = mapOf(page);
    await expect(markersIn(map)).toHaveCount(14);
    const marker = map.getByRole('button', { name: head?.name ?? '', exact: true });
    await marker.click({ trial: true });
    await marker.scrollIntoViewIfNeeded();
    const seen = await visibleMarkers(map);
    expect(seen).toContain(head?.name);
    const more = map.getByRole('button', { name: `Ещё ${others.length + 1 - seen.length} филиал` });
    await expect(more).toHaveText(/показать все$/);
    await more.click();
    await expect(map.getByRole('button', { name: ru.contacts.mapFit })).toBeVisible();
    await expect.poll(async () => (await visibleMarkers(map)).length).toBe(14);
  }
});

test('the map centres a branch chosen in the list and bounces only its marker', async ({ page, isMobile }) => {
  await open(page, '/contacts');
  const map = mapOf(page);
  const [, second] = await branchesOf(page, 'ru');
  await expect(markersIn(map)).toHaveCount(14);
  const link = await openCard(page.locator('main article').nth(1));
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/contacts\\?branch=${second?.id}$`));
  await expect.poll(() => animatedMarkers(map)).toEqual([second?.name]);
  await expectCentred(map, second?.name ?? '');
  await expect(map.getByRole('status').filter({ hasText: second?.name ?? '' })).toContainText(second?.address ?? '');
  if (isMobile) await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(350);
  else expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(map).toBeInViewport({ ratio: isMobile ? 0.9 : 0.2 });
  await expect.poll(() => animatedMarkers(map), { timeout: 6000 }).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(map.locator('button[aria-pressed=true]')).toHaveCount(0);
  await page.goForward();
  await expectCentred(map, second?.name ?? '');
});

test('a branch chosen on the map is selected in the list, also when chosen again @phone', async ({
  page,
  isMobile,
}) => {
  await open(page, '/contacts?region=1');
  const map = mapOf(page);
  const branches = await branchesOf(page, 'ru', 1);
  await expect.poll(() => visibleMarkers(map)).toEqual(branches.map(({ name }) => name));
  const target = branches[2];
  const marker = map.getByRole('button', { name: target?.name ?? '', exact: true });
  await marker.click();
  await expect(page).toHaveURL(new RegExp(`region=1&branch=${target?.id}$`));
  await expectCentred(map, target?.name ?? '');
  const card = page.locator(`#branch-${target?.id}`);
  await expect(card.locator('a[aria-current=true]')).toHaveCount(1);
  await expect(card.locator('details')).toHaveAttribute('open');
  if (isMobile) await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(350);

  await expect.poll(() => animatedMarkers(map), { timeout: 6000 }).toEqual([]);
  await map.getByRole('button', { name: /показать все$/ }).click();
  await expect.poll(() => distanceFromCentre(map, marker)).toBeGreaterThan(20);
  await marker.click();
  await expectCentred(map, target?.name ?? '');
  await expect.poll(() => animatedMarkers(map)).toEqual([target?.name]);

  await card.locator('summary').click();
  await expect(card.locator('dl')).toBeHidden();
  await map.getByRole('button', { name: ru.contacts.mapDetails }).click();
  await expect(card.locator('summary')).toBeFocused();
  await expect(card.locator('dl')).toBeInViewport();
});

test('markers are reachable and pressable by keyboard, wherever they are', async ({ page }) => {
  await open(page, '/contacts');
  const map = mapOf(page);
  const branches = await branchesOf(page, 'ru');
  await expect(markersIn(map)).toHaveCount(14);
  await map.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await markersIn(map).first().focus();
  const place = await page.evaluate(() => window.scrollY);
  for (const { name } of branches.slice(1, 8)) {
    await page.keyboard.press('Tab');
    const marker = map.getByRole('button', { name, exact: true });
    await expect(marker).toBeFocused();
    await expect.poll(() => visibleMarkers(map)).toContain(name);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  const eighth = branches[7];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`branch=${eighth?.id}$`));
  await expectCentred(map, eighth?.name ?? '');
  await expect(map.getByRole('button', { name: eighth?.name ?? '', exact: true })).toBeFocused();
});

test('an address with a branch or a region opens the map at its markers', async ({ page }) => {
  const branches = await branchesOf(page, 'ru', 2);
  await open(page, `/contacts?branch=${branches[0]?.id}`);
  const map = mapOf(page);
  await expectCentred(map, branches[0]?.name ?? '');
  await open(page, '/contacts?region=2');
  await expect.poll(() => visibleMarkers(map)).toEqual(branches.map(({ name }) => name));
});

test('choosing a region fits the map to its branches', async ({ page }) => {
  await open(page, '/contacts');
  const map = mapOf(page);
  await expect(markersIn(map)).toHaveCount(14);
  const links = page.getByRole('navigation', { name: ru.contacts.region }).getByRole('link');
  for (const region of [2, 6, 1]) {
    await links.nth(region).click();
    const names = (await branchesOf(page, 'ru', region)).map(({ name }) => name);
    await expect(markersIn(map)).toHaveCount(names.length);
    await expect.poll(() => visibleMarkers(map)).toEqual(names);
  }
  await links.first().click();
  await expect.poll(async () => (await visibleMarkers(map)).length).toBe(14);
});

test('the map zooms by buttons and shows the modifier key for wheel zoom', async ({ page, tiles, isMobile }) => {
  await open(page, '/contacts?branch=1');
  const map = mapOf(page);
  if (!isMobile) {
    await map.hover();
    await page.mouse.wheel(0, 100);
    await expect(map).toContainText('удерживайте Ctrl и вращайте колесо');
  }
  await map.getByRole('button', { name: ru.contacts.mapZoomOut }).click();
  await expect.poll(() => tiles.some((tile) => tile.startsWith('14/'))).toBe(true);
  await map.getByRole('button', { name: ru.contacts.mapZoomIn }).click();
  await map.getByRole('button', { name: ru.contacts.mapZoomIn }).click();
  await expect.poll(() => tiles.some((tile) => tile.startsWith('16/'))).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the map neither bounces markers nor animates its movement', async ({ page, isMobile }) => {
    await open(page, '/contacts?region=1');
    const map = mapOf(page);
    const [first] = await branchesOf(page, 'ru', 1);
    await expect(markersIn(map)).toHaveCount(5);
    await (await openCard(page.locator('main article').first())).click();
    await expectCentred(map, first?.name ?? '');
    if (isMobile) await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(350);
    expect(await animatedMarkers(map)).toEqual([]);
  });
});

test('markers have a plain background when tiles fail', async ({ page, context, watched }) => {
  watched.tolerate(/Failed to load resource/);
  await context.unroute(`${TILES}/**`);
  await context.route(`${TILES}/**`, (route) => route.abort());
  await open(page, '/contacts?region=1');
  const map = mapOf(page);
  await expect.poll(async () => (await visibleMarkers(map)).length).toBe(5);
  await expect
    .poll(() => map.locator('img').evaluateAll((all) => all.every((one) => getComputedStyle(one).opacity === '0')))
    .toBe(true);
  await expect(map.getByText(ru.contacts.mapNoTiles)).toBeVisible();
  await expect(map.getByRole('link', { name: ru.contacts.mapElsewhere })).toHaveAttribute('href', /^https:\/\/yandex/);
  await markersIn(map).first().click();
  await expect(page).toHaveURL(/branch=1$/);
});

test('a failed map script keeps the branch list and shows a message', async ({ page, watched }) => {
  watched.tolerate(/Failed to load resource/);
  await page.route('**/branch-map*', (route) => route.abort());
  await open(page, '/contacts');
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect(mapOf(page).getByText(ru.contacts.mapFailed)).toBeVisible();
  await (await openCard(page.locator('main article').first())).click();
  await expect(page).toHaveURL(/branch=1$/);
});
