import { defineConfig } from '@playwright/test';
import { TIME_ZONE } from '#contract/rules/clock';
import type { OfTheWorker } from './e2e/engines/fixtures';
import { chromiumFlags } from './e2e/shared/browser';

// A journey that is written for both languages runs in Russian on the desktop and in Uzbek on the phone: every journey, both widths and
// both languages in half the time. Of what has neither to do with the width nor with the words (what the server answers, what an address
// means) one of the two is enough: it says @desktop or @phone. One that names no language is about what both widths share and runs on the
// desktop alone, unless it says @phone or @both; one that says @all is tried in full elsewhere and runs with E2E_ALL=1, as every combination
// does.
const all = process.env.E2E_ALL === '1';
const inUzbek = all ? [] : [/, \/?uz\b/, /page at \/uz\b/];
const onPhone = all ? /./ : /\buz\b|@phone|@both/;
const rare = all ? [] : [/@all/];
const inRussian = all ? [] : [/, ru\b/, /page at \/(?!uz)/];

// What goes the same way at both widths: customers do it on the phone, staff write at a desk. What differs between the widths (how a page
// is laid out, what its header holds, who begins at which screen) has journeys at both.
const CUSTOMERS =
  'about blog blogFilters bookingEntries brokenAddress company contacts due editConflict estimate history largeText offline openVisits ownBookings ownData part personal requests robotCheck search security service services sharing shop shopStock tracking translated withoutScript';
const STAFF =
  'desk/bookings desk/hours desk/messages desk/news desk/office desk/preview desk/production desk/stock desk/visitsLive';
const of = (names: string, titles: string) =>
  new RegExp(String.raw`^(?!.*@desktop|.*@phone).*\b(${names.replaceAll(' ', '|')})\.spec\.ts .*${titles}`);
const forPhones = all
  ? []
  : [
      of(CUSTOMERS, String.raw`, (ru\b|\/$)`),
      of('home', 'page at / appointment: '),
      of('booking', '(lost while the rest is typed|not booked on line) .*, ru'),
      of('personalScreens', 'in any state .*, ru'),
      of('bookingWays', 'without scripts books, moves and cancels, ru'),
    ];
const forDesks = all ? [] : [of(STAFF, String.raw`, uz\b`), of('desk/content', '(a question|axe) .*, uz')];

// JOURNEYS=short: the main journeys alone, each at one width. Anything else runs all.
const isShort = process.env.JOURNEYS === 'short';
const specs = (names: string) => names.split(' ').map((name) => `**/${name}.spec.ts`);
const SHORT = {
  desktop: specs('home shop contacts rendering fontLoading pageChange network oldBrowser'),
  phone: specs('home service blog blogFilters signIn personal earlyPress'),
};

/** The short walk through the site in the engines beside Chromium. */
const ENGINES = /e2e\/engines\/.*\.spec\.ts$/;

/** Journeys run against the production build (`npm run build`), served by the real server on a database of its own. */
export default defineConfig<object, OfTheWorker>({
  testDir: 'e2e',
  globalSetup: './e2e/shared/databaseTemplate.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Edges of letters may differ between two versions of Chromium; a moved block, another colour or a missing picture is more than this.
    toHaveScreenshot: { scale: 'css', threshold: 0.05, maxDiffPixelRatio: 0.0005 },
  },
  snapshotPathTemplate: 'e2e/pictures/{projectName}/{arg}{ext}',
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
    locale: 'ru-RU',
    timezoneId: TIME_ZONE,
    // What it keeps would be missing among the requests that a journey counts or answers; e2e/failures/offline.spec.ts has it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: [/@phone/, ...rare, ...inUzbek, ...forPhones],
      testIgnore: ENGINES,
      ...(isShort && { testMatch: SHORT.desktop }),
    },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      grep: onPhone,
      grepInvert: [/@desktop/, ...rare, ...inRussian, ...forDesks],
      testIgnore: ENGINES,
      ...(isShort && { testMatch: SHORT.phone }),
    },
    {
      name: 'firefox',
      testMatch: ENGINES,
      fullyParallel: false,
      use: { engine: { name: 'firefox', program: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' } },
    },
    {
      name: 'webkit',
      testMatch: ENGINES,
      fullyParallel: false,
      use: { engine: { name: 'webkit', program: process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver' } },
    },
  ],
});
