import type { Page } from '@playwright/test';
import { inWholeChromium } from '../shared/browser';
import { expect, test } from '../shared/fixtures';
import { LANGUAGES, send, signIn, UNAUTHORIZED_ERROR } from './deskSteps';

test.use(inWholeChromium);

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

type Noted = { tones: number; notes: Notification[]; isAway: boolean; isListening: boolean; arrivals: number };
const noted = <T>(page: Page, read: (noted: Noted) => T) => page.evaluate<T>(`(${read.toString()})(window.noted)`);

function note() {
  const all: Noted = { tones: 0, notes: [], isAway: false, isListening: false, arrivals: 0 };
  Object.assign(window, { noted: all });
  Object.defineProperty(document, 'hidden', { get: () => all.isAway });
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      all.tones += 1;
    }
  };
  window.EventSource = class extends EventSource {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('hello', () => {
        all.isListening = true;
      });
      this.addEventListener('change', ({ data }) => {
        if (/"thing":"enquiry".*"action":"created"/.test(data as string)) all.arrivals += 1;
      });
    }
  };
  window.Notification = class extends Notification {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      all.notes.push(this);
    }
  };
}

const hidePage = (page: Page, isAway: boolean) =>
  page.evaluate((is) => {
    (window as unknown as { noted: Noted }).noted.isAway = is;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);

const countInTitle = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);
const countOnIcon = (page: Page, count: number) =>
  expect
    .poll(async () => decodeURIComponent((await page.locator('link[rel="icon"]').getAttribute('href')) ?? ''))
    .toContain(`>${count > 9 ? '9+' : count}</text>`);

for (const { language, t } of LANGUAGES) {
  test(`announces a new enquiry by page title and icon, and optionally by sound and system notification, ${language}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
    await page.addInitScript(note);
    await signIn(page, baseURL ?? '', { language, path: '/desk/account' });
    await expect(page.getByText(t.live.notificationsOn)).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) /);
    let count = await countInTitle(page);
    const arrivals = () => noted(page, (all) => all.arrivals);
    const comes = async () => {
      await expect.poll(() => noted(page, (all) => all.isListening)).toBe(true);
      const before = await arrivals();
      await send(request);
      count += 1;
      // A tab hidden before the event counts the enquiry as unseen.
      await expect.poll(arrivals).toBe(before + 1);
      await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) `));
    };
    await comes();
    await countOnIcon(page, count);
    expect(await noted(page, ({ tones, notes }) => [tones, notes.length])).toEqual([0, 0]);

    const sound = page.getByLabel(t.live.sound);
    await sound.check();
    await comes();
    expect(await noted(page, ({ tones }) => tones)).toBe(1);
    await page.reload();
    await expect(sound).toBeChecked();
    await sound.uncheck();
    await comes();
    expect(await noted(page, ({ tones }) => tones)).toBe(0);

    await hidePage(page, true);
    await comes();
    await countOnIcon(page, 1);
    const arrived = t.live.arrived_one.replace('{{count}}', '1');
    expect(await noted(page, ({ notes }) => notes.map(({ title, body }) => [title, body]))).toEqual([
      [arrived, t.live.arrivedText],
    ]);
    await hidePage(page, false);
    await countOnIcon(page, count);
    await noted(page, ({ notes }) => notes[0]?.dispatchEvent(new Event('click')));
    await expect(page.getByRole('heading', { name: t.inbox.title, level: 1 })).toBeVisible();
    await expect(page.locator('[data-enquiry]').first()).toBeVisible();
  });
}
