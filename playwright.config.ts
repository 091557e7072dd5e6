import { defineConfig } from '@playwright/test';
import { TIME_ZONE } from '#contract/rules/clock';
import type { WorkerFixtures } from './e2e/engines/fixtures';
import { chromiumFlags } from './e2e/shared/browser';

// A test that exists in both languages runs in Russian on the desktop and in Uzbek on the phone.
// A test that depends on neither width nor language is tagged @desktop or @phone.
// A test without a language runs on the desktop only, unless it is tagged @phone or @both.
// E2E_ALL=1 runs every combination, and the tests tagged @all.
const all = process.env.E2E_ALL === '1';
const inUzbek = all ? [] : [/, \/?uz\b/, /page at \/uz\b/];
const onPhone = all ? /./ : /\buz\b|@phone|@both/;
const rare = all ? [] : [/@all/];
const inRussian = all ? [] : [/, ru\b/, /page at \/(?!uz)/];

// Specs whose flow is the same at both widths: customer specs run on the phone, staff specs on the desktop.
const CUSTOMERS =
  'about blog blogFilters bookingEntries brokenAddress company contacts due editConflict estimate history largeText offline openVisits ownBookings ownData part personal requests robotCheck search security service services sharing shop shopStock tracking translated withoutScript';
const STAFF =
  'desk/bookings desk/hours desk/messages desk/notifications desk/office desk/preview desk/production desk/stock desk/visitsLive';
const of = (names: string, titles: string) =>
  new RegExp(String.raw`^(?!.*@desktop|.*@phone).*\b(${names.replaceAll(' ', '|')})\.spec\.ts .*${titles}`);
const forPhones = all
  ? []
  : [
      of(CUSTOMERS, String.raw`, (ru\b|\/$)`),
      of('home', 'page at / appointment: '),
      of('booking', '(lost while the rest is typed|not booked online) .*, ru'),
      of('personalScreens', 'in any state .*, ru'),
      of('bookingWays', 'without scripts books, moves and cancels, ru'),
    ];
const forDesks = all ? [] : [of(STAFF, String.raw`, uz\b`), of('desk/content', '(a question|axe) .*, uz')];

// JOURNEYS=short runs the main journeys only, each at one width.
const isShort = process.env.JOURNEYS === 'short';
const specs = (names: string) => names.split(' ').map((name) => `**/${name}.spec.ts`);
const SHORT = {
  desktop: specs('home shop contacts rendering fontLoading pageChange network oldBrowser'),
  phone: specs('home service blog blogFilters signIn personal earlyPress'),
};

const ENGINES = /e2e\/engines\/.*\.spec\.ts$/;

/** Tests run against the production build (`npm run build`) on the real server with its own database. */
export default defineConfig<object, WorkerFixtures>({
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
    // Tolerates glyph edges, which differ between Chromium versions. Moved blocks and other colours fail.
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
    // A service worker would hide requests that tests count or mock; e2e/failures/offline.spec.ts tests it.
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
