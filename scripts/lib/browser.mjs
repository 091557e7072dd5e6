import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, good, say, withHeartbeat } from './progress.mjs';
import { bin, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Chromium without desktop services: tests need a quarter less CPU time. */
const SHELL = 'chromium-headless-shell';
const downloadTimeoutMs = 180_000;

/** @param {string[]} wanted */
function programOf(wanted) {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of wanted) if (folder && existsSync(join(folder, name))) return join(folder, name);
  return undefined;
}

function onPath() {
  const found = programOf(names);
  if (found) return found;
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say("No Chromium on the PATH: trying Playwright's own download");
  await withHeartbeat('Downloading Chromium', () =>
    bin('playwright', ['install', 'chromium'], {
      quiet: true,
      timeoutMs: downloadTimeoutMs,
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    }),
  );
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function debians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say("Installing Debian's packages chromium and chromium-headless-shell (apt-get, about half a minute)");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await withHeartbeat('Installing chromium', async () => {
    await run('apt-get', ['update'], { quiet: true, env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', SHELL], {
      quiet: true,
      env,
    });
  });
  return onPath();
}

async function insideAPackage() {
  say('Trying the Chromium inside the npm package @sparticuz/chromium');
  const folder = '.cache/chromium';
  await withHeartbeat('Installing @sparticuz/chromium', () =>
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, '@sparticuz/chromium'], {
      quiet: true,
    }),
  );
  const script = `import('${process.cwd()}/${folder}/node_modules/@sparticuz/chromium/build/esm/index.js').then((m) => m.default.executablePath()).then((p) => process.stdout.write(p))`;
  const { code, output } = await run(process.execPath, ['-e', script], { quiet: true });
  return code === 0 && existsSync(output.trim()) ? output.trim() : undefined;
}

/** Finds the test browser or installs it: PATH, Playwright, Debian, npm. Fails with one line. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : giveUp(`CHROMIUM_PATH names ${given}, which does not exist`);
  for (const look of [onPath, playwrightsOwn, debians, insideAPackage]) {
    const path = await look();
    if (path) {
      good(`Browser: ${path}`);
      return path;
    }
  }
  return giveUp('Browser tests need Chromium, which could not be installed. Put chromium or Chrome on the PATH.');
}

/** Returns environment variables: paths of the shell, if installed, and of full Chromium for features that it lacks. */
export async function findBrowsers() {
  const whole = await findBrowser();
  return { CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? programOf([SHELL]) ?? whole, WHOLE_CHROMIUM_PATH: whole };
}
