import type { Page } from '@playwright/test';
import { isAccessibleInItsTheme, isReachable } from '../shared/accessible';
import { expect, NETWORK_ERROR, test } from '../shared/fixtures';
import { hasNoSidewaysScroll } from '../shared/steps';
import { visitsOf } from '../visits/visitSteps';
import {
  FILTER,
  filled,
  filterInStock,
  LANGUAGES,
  openDeskPage,
  SITE,
  signIn,
  sum,
  UNAUTHORIZED_ERROR,
} from './deskSteps';

type Texts = (typeof LANGUAGES)[number]['t'];

const PHOTO = 'public/media/services/brakes.960x640.webp';
const MECHANIC = 'Рустам Юсупов';

test.describe.configure({ timeout: 240_000 });

test.beforeEach(({ watched }) => {
  watched.tolerate(UNAUTHORIZED_ERROR);
  watched.tolerate(NETWORK_ERROR);
});

async function addFinding(page: Page, t: Texts) {
  await page.getByRole('button', { name: t.finding.new }).click();
  const dialog = page.getByRole('dialog', { name: t.finding.new });
  await dialog.getByRole('button', { name: t.finding.red }).click();
  await dialog.getByRole('group', { name: t.finding.what }).getByRole('button').first().click();
  await dialog.locator('input[capture]').setInputFiles(PHOTO);
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await dialog.getByLabel(t.finding.note).fill('Осталось 2 мм');
  await dialog.getByLabel(t.finding.dueMileage).fill('52000');
  await isAccessibleInItsTheme(page, 'a finding', 'dialog[open]');
  await dialog.getByRole('button', { name: t.finding.ready }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t.finding.new })).toBeFocused();
  const card = page.getByRole('article').filter({ hasText: 'Осталось 2 мм' });
  await expect(card).toContainText(/52\s000/);
  await expect(card.getByRole('img')).toHaveCount(1);
}

for (const [index, { language, t }] of LANGUAGES.entries()) {
  const local = `90556000${index + 1}`;
  const plate = `01V10${index + 1}AA`;
  const site = SITE[language];

  test(`handles a walk-in visit from the entry of the phone number to the sealed visit, ${language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, baseURL ?? '', { language, who: 'adviser', path: '/desk/visits' });
    const main = page.getByRole('main');
    const { count: inStock } = await filterInStock(page);
    await page.getByRole('link', { name: t.board.begin }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.begin.title);
    await main.getByLabel(t.entry.phone).fill(local);
    await main.getByLabel(t.begin.first).fill('Гулчехра');
    const brand = main.getByRole('combobox', { name: site.forms.brand });
    await brand.fill('Chevrolet');
    await page.getByRole('option', { name: 'Chevrolet', exact: true }).click();
    await main.getByRole('combobox', { name: site.forms.model }).fill('Cobalt');
    await page.getByRole('option', { name: 'Cobalt', exact: true }).click();
    await main.getByLabel(t.begin.plate).fill(plate);
    await page.reload();
    await expect(main.getByLabel(t.begin.first)).toHaveValue('Гулчехра');
    await expect(brand).toHaveValue('Chevrolet');
    await expect(main.getByLabel(t.begin.plate)).toHaveValue(plate);
    await main.getByLabel(t.begin.year).fill('2019');
    await main.getByLabel(t.begin.mileage).fill('50000');
    await isAccessibleInItsTheme(page, `the beginning of a visit, ${language}`);
    await isReachable(page);
    await main.getByRole('button', { name: t.begin.begin }).click();
    await page.waitForURL(/\/desk\/visits\/\d+$/);
    const id = Number(page.url().split('/').pop());

    const workName = language === 'ru' ? 'Замена масла' : 'Moy almashtirish';
    const work = main.getByRole('combobox', { name: t.line.addWork });
    await work.fill(workName.slice(0, 8));
    await work.press('Enter');
    await main.getByRole('option', { name: workName }).click();
    await expect(main.getByRole('checkbox')).toHaveCount(1);
    await expect(main.getByRole('checkbox', { name: workName })).toBeVisible();
    await main.getByRole('radio', { name: t.line.part, exact: true }).check();
    await main.getByRole('combobox', { name: t.find.partLabel }).fill(FILTER);
    await main.getByRole('option', { name: FILTER }).click();
    const lines = main.getByRole('listitem').filter({ has: page.locator('input[inputmode=decimal]') });
    await expect(lines).toHaveCount(2);
    await lines
      .nth(1)
      .getByRole('button', { name: /^(Больше|Koʻproq)/ })
      .click();
    await main.getByRole('radio', { name: t.line.free, exact: true }).check();
    await main.getByLabel(t.line.name).fill('Антигравий');
    await main.getByLabel(t.line.quantity, { exact: true }).fill('1,5');
    await main.getByLabel(t.line.price, { exact: true }).fill('45500');
    await page.reload();
    await expect(main.getByLabel(t.line.name)).toHaveValue('Антигравий');
    await main.getByRole('button', { name: t.line.add }).click();
    await expect(lines).toHaveCount(3);
    await main.getByLabel(filled(t.visit.discountOf, { name: t.visit.whole })).fill('10');
    await page.keyboard.press('Enter');
    // The total is 100 000 + 2 × 65 000 + 1.5 × 45 500, less 10 %.
    await expect(main.getByRole('definition').last()).toHaveText(sum('268 425'));
    await addFinding(page, t);
    await hasNoSidewaysScroll(page);
    await isAccessibleInItsTheme(page, `a visit, ${language}`);

    await page.route('**/api/desk/visits/*/lines/*', (route) => route.abort());
    const quantity = lines.first().getByRole('textbox');
    await quantity.fill('2');
    await quantity.press('Enter');
    await expect(lines.first()).toContainText(t.amount.unsaved);
    await page.reload();
    await expect(quantity).toHaveValue('2');
    await expect(lines.first()).toContainText(t.amount.unsaved);
    await page.unroute('**/api/desk/visits/*/lines/*');
    await quantity.press('Enter');
    await expect(main.getByRole('definition').last()).toHaveText(sum('358 425'));

    await main.getByLabel(t.visit.worker, { exact: true }).first().selectOption({ label: MECHANIC });
    const tablet = await openDeskPage(browser, baseURL ?? '', {
      viewport: { width: 768, height: 1024 },
      hasTouch: true,
    });
    await signIn(tablet, baseURL ?? '', { language, who: 'mechanic', path: '/desk/visits' });
    const card = tablet.getByRole('article').filter({ hasText: plate });
    await card.getByRole('button', { name: t.work.begin }).tap();
    await card.getByRole('checkbox', { name: workName }).tap();
    await card.getByRole('button', { name: t.work.ready }).tap();
    await expect(card).toContainText(t.visitState.ready);
    // The server refuses to close a visit whose work is not yet stored as ready.
    await expect.poll(async () => (await visitsOf(page).read(id)).state).toBe('ready');
    await expect(tablet.locator('body')).not.toContainText(/Гулчехра|\d{3}\s\d{3}\s(сум|soʻm)/);
    await isAccessibleInItsTheme(tablet, `the day of a mechanic, ${language}`);
    await tablet.context().close();

    const closings: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/closing') && closings.push(request.url())));
    await expect(main.getByText(t.visitState.ready, { exact: true })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: workName })).toBeChecked();
    await main.getByRole('button', { name: t.close.open }).click();
    const closing = page.getByRole('dialog', { name: t.close.title });
    await isAccessibleInItsTheme(page, `before a visit is closed, ${language}`, 'dialog[open]');
    await closing.getByRole('button', { name: t.close.close }).dblclick();
    const seal = main.getByRole('region', { name: t.seal.title });
    await expect(seal).toBeFocused();
    await expect(main.locator('input:not([readonly]):not([disabled]), select')).toHaveCount(0);
    expect(closings).toHaveLength(1);
    expect((await filterInStock(page)).count).toBe(inStock - 2);
    expect(await visitsOf(page).read(id)).toMatchObject({ state: 'closed', total: 358_425, mileage: 50_000 });

    await page.goto('/desk/visits/new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.begin.title);
    await main.getByLabel(t.entry.phone).fill(local.slice(0, 8));
    await main.getByRole('button', { name: /Гулчехра/ }).click();
    await expect(main.getByRole('radio', { name: new RegExp(`2019.*${plate}`) })).toBeChecked();
    await main.getByLabel(t.begin.mileage).fill('5000');
    await main.getByRole('button', { name: t.begin.begin }).click();
    const question = page.getByRole('dialog', { name: t.mileage.question });
    await expect(question).toContainText(/50\s000/);
    await question.getByRole('button', { name: t.mileage.wrong }).click();
    await expect(main.getByLabel(t.begin.mileage)).toBeFocused();
    await main.getByLabel(t.begin.mileage).fill('50100');
    await main.getByRole('button', { name: t.begin.begin }).click();
    await page.waitForURL(/\/desk\/visits\/\d+$/);
  });
}

const [{ t }] = LANGUAGES;

test('a correcting visit replaces a closed one and changes the stock only by the difference @desktop', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '', { who: 'manager', path: '/desk/visits' });
  const visits = visitsOf(page);
  const filter = await filterInStock(page);
  const id = await visits.begin('+998905580001', '01V301AA');
  await visits.change('POST', id, '/lines', { kind: 'part', part: filter.id, quantity: 2_000 });
  await visits.close(id);
  expect((await filterInStock(page)).count).toBe(filter.count - 2);

  await page.goto(`/desk/visits/${id}`);
  const main = page.getByRole('main');
  await isAccessibleInItsTheme(page, 'a closed visit');
  await main.getByRole('button', { name: t.seal.correct }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.seal.correct }).click();
  await expect(main.getByText(t.seal.corrects)).toBeVisible();
  expect(page.url()).not.toContain(`/visits/${id}`);
  const filterLine = main.getByRole('listitem').filter({ hasText: filter.name });
  const quantity = filterLine.getByRole('textbox');
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of ['2,25', '12,5', '9 999']) {
      await quantity.fill(text);
      expect(await quantity.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true);
    }
  }
  await quantity.fill('1');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('definition').last()).toHaveText(sum('815 000'));
  await main.getByRole('button', { name: t.close.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.close.close }).click();
  await expect(main.getByRole('region', { name: t.seal.title })).toBeVisible();
  expect((await filterInStock(page)).count).toBe(filter.count - 1);

  await main.getByRole('link', { name: t.seal.former }).click();
  await expect(main.getByRole('definition').last()).toHaveText(sum('880 000'));
  await expect(main.getByRole('link', { name: t.seal.newer })).toBeVisible();
  await expect(main.getByRole('button', { name: t.seal.correct })).toHaveCount(0);
});
