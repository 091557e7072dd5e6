import type { Page } from '@playwright/test';
import { startServer } from '../../e2e/shared/server';
import { atMost, figure, quantile, type Row } from '../lib/figures';
import { withLargeContent } from '../lib/largeContent';
import { openBrowser } from '../lib/phone';
import { readLabelled } from './search';

const QUESTIONS = 60;
const SETTLED_MS = 700;
const TIMEOUT_MS = 2_000;

declare global {
  interface Window {
    /** Milliseconds from the next input event to the frame that shows suggestions; null if none appear. */
    untilListed?: Promise<number | null>;
  }
}

const watchNextInput = (page: Page) =>
  page.evaluate((patience) => {
    const input = document.querySelector<HTMLInputElement>('header [role="combobox"]');
    const list = document.querySelector('header [role="listbox"]');
    if (!input || !list) throw new Error('The field of the header is not open');
    window.untilListed = new Promise((resolve) => {
      let since = Number.POSITIVE_INFINITY;
      input.addEventListener('input', ({ timeStamp }) => (since = timeStamp), { once: true });
      const observer = new MutationObserver(() => {
        if (performance.now() < since || !list.querySelector('[role="option"]')) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - since));
      });
      observer.observe(list, { childList: true, characterData: true, subtree: true });
      setTimeout(() => resolve(null), patience);
    });
  }, TIMEOUT_MS);

export async function measureSuggestions(): Promise<Row[]> {
  const questions = readLabelled()
    .filter(({ language, question }) => language === 'ru' && question.length > 4)
    .slice(0, QUESTIONS);
  const times = await withLargeContent(async (folder) => {
    const server = await startServer({ LOG_LEVEL: 'silent', DATA_DIR: folder });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
      await page.goto(server.url);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const field = page.locator('header [role="combobox"]');
      // The combobox replaces the plain field after hydration.
      while ((await field.count()) === 0) {
        await page.keyboard.press('Control+k');
        await page.waitForTimeout(200);
      }
      const taken: number[] = [];
      for (const { question } of questions) {
        await field.fill('');
        await page.waitForTimeout(SETTLED_MS);
        await watchNextInput(page);
        // Inserts the whole query at once: typed by letter, the list would mostly appear before the last letter.
        await page.keyboard.insertText(question);
        const time = await page.evaluate(() => window.untilListed);
        if (typeof time === 'number') taken.push(time);
      }
      return taken;
    } finally {
      await browser.close();
      await server.stop();
    }
  });
  return [
    figure('questions with suggestions', times.length),
    figure('median time from the last keystroke to visible suggestions', quantile(times, 0.5), ' ms'),
    atMost('p95 of the time from the last keystroke to visible suggestions', quantile(times, 0.95), 100, ' ms'),
  ];
}
