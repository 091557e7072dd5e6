import { contentTexts as ru } from '#shared/i18n/ru/content/index';
import { deskTexts } from '#shared/i18n/ru/desk/index';
import { isAccessibleInBothThemes, isAccessibleInItsTheme, isReachable } from '../shared/accessible';
import { expect, contentTest as test } from '../shared/fixtures';
import { signIn, UNAUTHORIZED_ERROR } from './deskSteps';

const t = ru.imports;

test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

test('a manager downloads prices, imports changed ones, checks the dry run, applies and undoes the import', async ({
  page,
  baseURL,
  watched,
}) => {
  await signIn(page, baseURL ?? '', { who: 'manager', path: '/desk/import' });
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
  await isAccessibleInBothThemes(page, 'no import yet');

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: t.template }).click();
  const stream = await (await downloading).createReadStream();
  const [head = '', first = '', ...others] = (await new Response(stream as unknown as BodyInit).text())
    .trim()
    .split('\r\n');
  const [id = '', number = '', name = '', maker = '', price = '', ...stock] = first.split(';');
  const dearer = String(Number(price) + 7_000);
  const changed = [id, number, name, maker, dearer, ...stock].join(';');
  const broken = ['', 'NO-SUCH-PART', 'Нет такой', '', '5000', ...stock].join(';');
  const sitePrice = async () =>
    ((await (await page.request.get(`/api/main/spare-part/${id}/`)).json()) as { price: string }).price;
  expect(await sitePrice()).toBe(`${price}.00`);

  await page.locator('input[type=file]').setInputFiles({
    name: 'октябрь.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, changed, ...others, broken].join('\r\n')),
  });
  await expect(page.getByRole('heading', { name: 'октябрь.csv' })).toBeVisible();
  const priceColumn = page.getByLabel(/Цена, сум/);
  await expect(priceColumn).toHaveValue('price');
  await isAccessibleInBothThemes(page, 'the columns');

  await priceColumn.focus();
  await page.keyboard.press('Home');
  await expect(priceColumn).toHaveValue('');
  for (const role of ['id', 'number', 'price']) {
    await page.keyboard.press('ArrowDown');
    await expect(priceColumn).toHaveValue(role);
  }
  await expect(page.getByLabel(/: ID на сайте/)).toHaveValue('id');
  await page.getByRole('button', { name: t.check, exact: true }).press('Enter');
  const rows = page.getByRole('region', { name: t.rows });
  await expect(rows.getByText(t.problem_unknown)).toBeVisible();
  await expect(rows.getByRole('listitem')).toHaveCount(1);
  await isAccessibleInBothThemes(page, 'errors beside the rows');
  await page.getByRole('radio', { name: new RegExp(t.show_change) }).focus();
  await page.keyboard.press('Space');
  await expect(rows.getByRole('listitem')).toHaveCount(1);
  await expect(rows.getByRole('link', { name })).toBeVisible();
  await isReachable(page);
  expect(await sitePrice()).toBe(`${price}.00`);

  await page.getByRole('button', { name: t.apply.replace('{{count}}', '1') }).click();
  await expect(page.getByText(/^Применено: 1\./)).toBeVisible();
  expect(await sitePrice()).toBe(`${dearer}.00`);
  await isAccessibleInBothThemes(page, 'applied');

  await page.getByRole('button', { name: t.undo }).click();
  const question = page.getByRole('dialog', { name: t.undoQuestion });
  await isAccessibleInItsTheme(page, 'whether to undo', 'dialog');
  await question.getByRole('button', { name: t.undoYes }).click();
  await expect(page.getByText(/^Возвращено строк: 1\./)).toBeVisible();
  await isAccessibleInItsTheme(page, 'undone');
  expect(await sitePrice()).toBe(`${price}.00`);

  await page.getByRole('link', { name: t.all }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'октябрь.csv' })).toContainText(t.state_undone);

  watched.tolerate(/Failed to load resource.*400/);
  await page.locator('input[type=file]').setInputFiles({
    name: 'старый.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
  });
  await expect(page.getByRole('alert').filter({ hasText: '.xlsx' })).toBeVisible();
  await isAccessibleInItsTheme(page, 'a refused table');
});

test('hides the import from an editor @desktop', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', { who: 'editor', path: '/desk/import' });
  await expect(page.getByRole('heading', { name: deskTexts.frame.forbidden })).toBeVisible();
  await expect(page.getByRole('link', { name: deskTexts.nav.imports })).toHaveCount(0);
});
