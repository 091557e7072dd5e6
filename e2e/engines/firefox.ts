import puppeteer, { type Page } from 'puppeteer-core';
import type { Tab } from './tab';

const PREFERENCES = {
  'intl.accept_languages': 'ru-RU,ru',
  // Headless Firefox reports no pointer, so media queries would match none.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Requests to Mozilla fail without internet access.
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Firefox logs this when a page cancels a load that its service worker answers. Real failures have other messages. */
const CANCELLED_LOAD =
  /^(Error: )?Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

function watch(page: Page): string[] {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!CANCELLED_LOAD.test(problem)) problems.push(problem);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  return problems;
}

export async function openFirefox(program: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  });
  const page = await browser.newPage();
  const problems = watch(page);
  return {
    engine: 'firefox',
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    evaluate: async (script, text = '') => page.evaluate(script, text),
    element: async (look, css, name) => (await page.evaluateHandle(look, css, name)).asElement(),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    problems: async () => problems.splice(0),
    close: () => browser.close(),
  };
}
