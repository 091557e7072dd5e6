import type { LaunchOptions } from '@playwright/test';

/**
 * Chromium uses only the last `--disable-features`, so Playwright's list is repeated. Omnibox suggestions would keep a
 * hidden page beside each page.
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
  // Otherwise mocked pages could not call 127.0.0.1.
  'LocalNetworkAccessChecks',
];

/** Blocks other hosts by name resolution. Playwright routes would delay requests and disable the HTTP cache. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell would round glyphs to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  `--disable-features=${disabledFeatures.join(',')}`,
];

export const wholeChromium = process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium';

export const inWholeChromium = {
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => use({ ...launchOptions, executablePath: wholeChromium }),
};
