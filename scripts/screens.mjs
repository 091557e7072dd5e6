// npm run screens: pictures of every screen and state at three widths, in both languages and themes, in .cache/screens,
// with contact sheets in .cache/screens/sheets.
// `npm run screens -- -g "home|shop"` selects screens by title.
import { fileURLToPath } from 'node:url';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { good } from './lib/progress.mjs';
import { bin } from './lib/run.mjs';
import { makeSheets } from './lib/sheets.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();
await build();
const args = ['test', '--config', 'playwright.screens.config.ts', ...process.argv.slice(2)];
const { code } = await bin('playwright', args, { env: { CHROMIUM_PATH: await findBrowser() } });
good(`${await makeSheets('.cache/screens')} sheets in .cache/screens/sheets`);
process.exitCode = code;
