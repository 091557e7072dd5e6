import type { Page } from '@playwright/test';
import { inspection as ruPoints } from '../src/shared/i18n/ru/desk/inspection';
import { forms as ruForms } from '../src/shared/i18n/ru/forms';
import { inspection as uzPoints } from '../src/shared/i18n/uz/desk/inspection';
import { forms as uzForms } from '../src/shared/i18n/uz/forms';
import { isAccessibleInBothThemes } from './accessible';
import { type DeskLanguage, LANGUAGES, NOBODY, signIn } from './deskSteps';
import { expect, test } from './fixtures';
import { hasNoSidewaysScroll } from './servicesSteps';

test.beforeEach(({ watched }) => watched.tolerate(NOBODY));

type Words = (typeof LANGUAGES)[number]['t'];
const FORMS = { ru: ruForms, uz: uzForms };
const POINTS = { ru: ruPoints, uz: uzPoints };
/** The tests share a server, and a phone is one customer. */
const CAR = { ru: { phone: '907771101', plate: '01V111RU' }, uz: { phone: '907771102', plate: '01V222UZ' } };
const PHOTO = 'public/media/services/brakes.960x640.webp';

const named = (text: string, name: string) => text.replace('{{name}}', name);

/** A walk-in: what is asked of a car that nobody knows. */
async function begin(page: Page, t: Words, language: DeskLanguage, { phone, plate }: { phone: string; plate: string }) {
  const forms = FORMS[language];
  await page.getByRole('link', { name: t.board.begin }).click();
  await page.getByLabel(t.entry.phone, { exact: true }).fill(phone);
  await page.getByLabel(t.begin.first, { exact: true }).fill('Отабек');
  // A whole name is chosen by typing it, also before the list is there.
  await page.getByRole('combobox', { name: forms.brand }).fill('Chevrolet');
  const model = page.getByRole('combobox', { name: forms.model });
  await expect(model).toBeEnabled();
  await model.fill('Cobalt');
  await page.getByLabel(t.begin.plate).fill(plate);
  await page.getByLabel(t.begin.year).fill('2019');
  await page.getByLabel(t.begin.mileage).fill('50 000');
  await page.getByRole('button', { name: t.begin.begin, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.line.title })).toBeVisible();
}

/** A work that is found, a part that is found, and a line in own words. */
async function addLines(page: Page, t: Words) {
  const rows = page.locator('[data-line]');
  const found = page.getByRole('listbox').getByRole('option').first();
  await page.getByRole('combobox', { name: t.line.addWork }).fill('масло');
  await found.click();
  await expect(rows).toHaveCount(1);
  const kind = (name: string) =>
    page.getByRole('radiogroup', { name: t.line.kind }).getByRole('radio', { name, exact: true });
  await kind(t.line.part).check();
  await page.getByRole('combobox', { name: t.find.partLabel }).fill('Gentra');
  await found.click();
  await expect(rows).toHaveCount(2);
  await kind(t.line.free).check();
  await page.getByLabel(t.line.name, { exact: true }).fill('Мойка');
  await page.getByLabel(t.line.price, { exact: true }).fill('50 000');
  await page.getByRole('button', { name: t.line.add, exact: true }).click();
  await expect(rows).toHaveCount(3);
}

const state = (page: Page, word: string) => page.getByRole('region').getByText(word, { exact: true }).first();

async function findBrakes(page: Page, t: Words, language: DeskLanguage) {
  const name = POINTS[language].brakes;
  await page.getByRole('button', { name: t.finding.new }).click();
  const dialog = page.getByRole('dialog', { name: t.finding.new });
  await isAccessibleInBothThemes(page, 'how urgent', 'dialog');
  await dialog.getByRole('button', { name: new RegExp(`^${t.finding.red}`) }).click();
  for (const button of await dialog.getByRole('button').all()) {
    const box = await button.boundingBox();
    if ((await button.getAttribute('aria-label')) === null) expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const point = dialog.getByRole('button', { name, exact: true });
  expect((await point.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await point.click();
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: named(t.photo.chooseOf, name) }).click();
  await (await chosen).setFiles(PHOTO);
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByLabel(t.finding.note).fill('2 мм');
  await isAccessibleInBothThemes(page, 'what was found', 'dialog');
  await dialog.getByRole('button', { name: t.finding.ready, exact: true }).click();
  await expect(page.getByRole('article', { name }).getByText('2 мм')).toBeVisible();
}

for (const { language, t } of LANGUAGES) {
  test(`a walk-in is taken in, estimated, approved by phone, worked on, closed and read alone, ${language}`, async ({
    page,
    baseURL,
    browser,
    watched,
  }) => {
    // Two people work on one visit: what comes at an older version is sent again over the newer one.
    watched.tolerate(/412/);
    const car = CAR[language];
    await signIn(page, baseURL ?? '', { language, who: 'adviser', path: '/desk/visits' });
    await begin(page, t, language, car);
    await addLines(page, t);
    await isAccessibleInBothThemes(page, 'a visit');
    await hasNoSidewaysScroll(page);

    // The mechanic's tablet, at the same time.
    const tablet = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 768, height: 1024 } });
    const other = await tablet.newPage();
    await signIn(other, baseURL ?? '', { language, who: 'mechanic', path: new URL(page.url()).pathname });
    await findBrakes(other, t, language);
    await expect(other.getByRole('main')).not.toContainText('+998');
    await hasNoSidewaysScroll(other);

    // The adviser sees it without asking.
    await expect(page.getByRole('article', { name: POINTS[language].brakes })).toBeVisible();
    await page.getByRole('button', { name: t.estimate.send }).click();
    await expect(page.getByLabel(t.estimate.address)).toHaveValue(/^http/);
    await expect(state(page, t.visitState.sent)).toBeVisible();
    const said = page.getByRole('region', { name: t.decision.title });
    await said.getByRole('group', { name: 'Мойка' }).getByRole('button', { name: t.decision.decline }).click();
    await said.getByRole('button', { name: t.decision.approveAll }).click();
    await expect(said.getByRole('button', { name: t.decision.takeBack })).toHaveCount(3);

    await page.getByRole('button', { name: t.step.in_work, exact: true }).click();
    await expect(state(page, t.visitState.in_work)).toBeVisible();
    await other.getByRole('checkbox').first().check();
    await other.getByRole('button', { name: t.step.ready, exact: true }).click();
    await expect(state(page, t.visitState.ready)).toBeVisible();
    await tablet.close();

    await page.getByRole('button', { name: t.close.open }).click();
    await isAccessibleInBothThemes(page, 'before closing', 'dialog');
    await page.getByRole('dialog').getByRole('button', { name: t.close.close }).click();
    await expect(page.getByRole('region', { name: t.seal.title })).toBeVisible();
    await expect(page.getByLabel(t.seal.hash)).toHaveValue(/^[0-9a-f]{64}$/);
    await expect(page.getByRole('button', { name: t.finding.new })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
    await isAccessibleInBothThemes(page, 'a closed visit');
    await page.goto('/desk/visits?view=closed');
    await expect(page.getByText(car.plate)).toBeVisible();
  });

  test(`the board is carried on by mouse and by keys, and is a list of tabs on a phone, ${language}`, async ({
    page,
    baseURL,
  }) => {
    const car = {
      phone: language === 'ru' ? '907771103' : '907771104',
      plate: language === 'ru' ? '01W333RU' : '01W444UZ',
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, baseURL ?? '', { language, who: 'manager', path: '/desk/visits' });
    await begin(page, t, language, car);
    await page.goto('/desk/visits');
    const column = (name: string) => page.locator(`[data-column="${name}"]`);
    const card = page.locator('[data-visit]').filter({ hasText: car.plate });
    await expect(column('open').getByText(car.plate)).toBeVisible();
    await isAccessibleInBothThemes(page, 'the board');

    const from = await card.boundingBox();
    const to = await column('in_work').boundingBox();
    if (!from || !to) throw new Error('The board is not there');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height - 8);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 });
    await expect(column('in_work')).toHaveAttribute('data-over');
    await page.mouse.up();
    await expect(column('in_work').getByText(car.plate)).toBeVisible();

    const handle = card.getByRole('button');
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(column('ready').getByText(car.plate)).toBeVisible();
    await expect(handle).toBeFocused();

    const dismiss = page.getByRole('button', { name: t.frame.dismiss });
    while ((await dismiss.count()) > 0) await dismiss.first().click();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(card).toBeHidden();
    await page
      .getByRole('radiogroup', { name: t.visit.state })
      .getByRole('radio', { name: t.visitState.ready })
      .check();
    await expect(card).toBeVisible();
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, 'the board on a phone');
  });
}

test('what a mechanic opens is their own work, and what is not theirs says so', async ({ page, baseURL }) => {
  const { t } = LANGUAGES[0];
  await signIn(page, baseURL ?? '', { who: 'mechanic', path: '/desk' });
  await expect(page.getByRole('heading', { level: 1, name: t.work.title })).toBeVisible();
  await isAccessibleInBothThemes(page, 'my work');
  await page.goto('/desk/visits/new');
  await expect(page.getByRole('heading', { level: 1, name: t.frame.forbidden })).toBeVisible();
});
