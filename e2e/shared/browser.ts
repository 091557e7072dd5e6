import type { LaunchOptions } from '@playwright/test';

/**
 * Chromium takes the last `--disable-features` alone, so Playwright's own list stands here again, and two more: the suggestions under the
 * address bar, for which it starts and keeps warm a hidden page beside each page of a journey.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A page that a journey answers for is of no network, and may then ask nothing of this machine.
  'LocalNetworkAccessChecks',
];

/**
 * Keeps Chromium from calling home, and the pages from the outside: no name but this machine's is found. Routes would do it too, but then
 * Playwright holds every request of every page for a moment and turns the browser's cache off.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // As a screen has it: the shell alone would round every letter to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** For what the headless shell has not: the back/forward cache, notifications, and letters drawn as in the pictures. */
export const wholeChromium = process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium';

/** For `test.use` of a file that needs it. */
export const inWholeChromium = {
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => use({ ...launchOptions, executablePath: wholeChromium }),
};
