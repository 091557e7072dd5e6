import type { Page } from '@playwright/test';
import { atMost, figure, mediansOf, onPage, type Row } from '../lib/figures';
import { openPhone, readView } from '../lib/phone';

const MENU = 'button[popovertarget="site-menu"]:not([popovertargetaction])';
const OTHER_LANGUAGE = '#site-menu a[hreflang]:not([aria-current])';

function watchAnswers() {
  const answers = { menu: 0, language: 0 };
  Object.assign(window, { answers });
  addEventListener('toggle', () => (answers.menu ||= performance.now()), true);
  document.addEventListener('DOMContentLoaded', () => {
    const shown = document.documentElement.lang;
    new MutationObserver(() => {
      if (document.documentElement.lang !== shown) answers.language ||= performance.now();
    }).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  });
}

const answersOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { answers: { menu: number; language: number } }).answers);

type Answers = { menuAtOnce: number; menu: number; language: number };

async function visit(url: string): Promise<Answers> {
  const hasty = await openPhone();
  await hasty.page.addInitScript(watchAnswers);
  await hasty.page.goto(url, { waitUntil: 'commit' });
  await hasty.page.waitForFunction(() => window.observed.fcp > 0);
  await hasty.page.locator(MENU).tap();
  await hasty.page.waitForFunction(() => (window as unknown as { answers: { menu: number } }).answers.menu > 0);
  const menuAtOnce = (await answersOf(hasty.page)).menu - (await readView(hasty.page)).fcp;
  await hasty.context.close();

  const patient = await openPhone();
  await patient.page.addInitScript(watchAnswers);
  await patient.page.goto(url);
  await patient.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const tapped = async (selector: string) => {
    const since = await patient.page.evaluate(() => performance.now());
    await patient.page.locator(selector).first().tap();
    return since;
  };
  const menuSince = await tapped(MENU);
  await patient.page.waitForFunction(() => (window as unknown as { answers: { menu: number } }).answers.menu > 0);
  const languageSince = await tapped(OTHER_LANGUAGE);
  await patient.page.waitForFunction(
    () => (window as unknown as { answers: { language: number } }).answers.language > 0,
  );
  const answers = await answersOf(patient.page);
  await patient.context.close();
  return { menuAtOnce, menu: answers.menu - menuSince, language: answers.language - languageSince };
}

export async function measureInteractivity(origin: string, pages: readonly string[], runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of pages) {
    const of = await mediansOf(runs, () => visit(origin + path));
    rows.push(
      ...onPage(path, [
        atMost('time until the menu opens if tapped at the first paint', of('menuAtOnce'), 2_500, ' ms'),
        figure('menu opens after a tap, later', of('menu'), ' ms'),
        figure('language switches without a reload after a tap', of('language'), ' ms'),
      ]),
    );
  }
  return rows;
}
