import type { Page } from '@playwright/test';
import { isAccessibleInBothThemes, isReachable } from '../shared/accessible';
import { expect, NETWORK_ERROR, test } from '../shared/fixtures';
import { linkTo, visitsOf } from '../visits/visitSteps';
import { filled, LANGUAGES, openDeskPage, SITE, signIn, sum, UNAUTHORIZED_ERROR } from './deskSteps';

type Texts = (typeof LANGUAGES)[number]['t'];

test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ watched }) => {
  watched.tolerate(UNAUTHORIZED_ERROR);
  watched.tolerate(NETWORK_ERROR);
});

for (const [index, { language, t }] of LANGUAGES.entries()) {
  const site = SITE[language];

  test(`the adviser sees a partial approval from a phone live, ${language}`, async ({ page, browser, baseURL }) => {
    await signIn(page, baseURL ?? '', { language, who: 'adviser', path: '/desk/visits' });
    const visits = visitsOf(page);
    const id = await visits.begin(`+99890557000${index + 1}`, `01V20${index + 1}AA`, language);
    await page.goto(`/desk/visits/${id}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t.estimate.send }).click();
    await expect(main.getByLabel(t.estimate.address)).toBeVisible();
    await expect(main.getByText(t.visitState.sent, { exact: true })).toBeVisible();

    const phone = await openDeskPage(browser, baseURL ?? '', { viewport: { width: 360, height: 740 }, hasTouch: true });
    const { phone: number } = await visits.read(id);
    await expect.poll(() => linkTo(page, number, 'estimate')).not.toBe('');
    await phone.goto(`${language === 'uz' ? '/uz' : ''}${await linkTo(page, number, 'estimate')}`);
    const sent = main.getByRole('listitem').filter({ hasText: filled(t.estimate.sent, { number: '1' }).slice(0, 9) });
    const form = site.visitForms;
    const answers = phone.getByRole('radiogroup');
    await answers.nth(0).getByLabel(form.approve).check();
    await answers.nth(1).getByLabel(form.decline).check();
    await phone.getByRole('button', { name: form.send }).click();
    await expect(phone.getByText(form.isSent)).toBeVisible();
    await expect(sent).toContainText(t.estimate.opened.split(':')[0] ?? '');
    const total = main.getByRole('definition').last();
    await expect(total).toHaveText(sum('150 000'));
    const decisions = main.getByRole('region', { name: t.decision.title }).getByRole('listitem');
    await expect(decisions.nth(0)).toContainText(t.decision.approved);
    await expect(decisions.nth(1)).toContainText(t.decision.declined);
    await isAccessibleInBothThemes(page, `an answered estimate, ${language}`);
    await isReachable(page);

    await answers.nth(1).getByLabel(form.later).check();
    await phone.getByRole('button', { name: form.send }).click();
    await expect(total).toHaveText(sum('750 000'));
    await decisions.nth(1).getByRole('button', { name: t.decision.approve }).click();
    await expect(decisions.nth(1)).toContainText(t.decision.byPhone);
    await main.getByRole('button', { name: t.step.in_work }).click();
    // The screen shows the optimistic update before the server has stored it.
    await expect.poll(async () => (await visits.read(id)).state).toBe('in_work');
    await phone.reload();
    await expect(phone.getByText(form.hasBegun)).toBeVisible();
    await phone.context().close();
  });
}

const [{ t }] = LANGUAGES;

test('moves cards of the board by keyboard, mouse and tap while another person watches @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, baseURL ?? '', { who: 'adviser', path: '/desk/visits' });
  await visitsOf(page).begin('+998905590001', '01V401AA');
  const other = await openDeskPage(browser, baseURL ?? '');
  await signIn(other, baseURL ?? '', { who: 'manager', path: '/desk/visits' });
  const column = (at: Page, state: keyof Texts['visitState']) =>
    at.getByRole('region', { name: new RegExp(`^${t.visitState[state]} \\d+$`) });
  const card = (at: Page, state: keyof Texts['visitState']) => column(at, state).getByText('01V401AA');
  await expect(card(other, 'open')).toBeVisible();
  await page.reload();
  await expect(card(page, 'open')).toBeVisible();
  await isAccessibleInBothThemes(page, 'the board');

  const handle = page.getByRole('button', { name: /^Переместить: .*01V401AA$/ });
  const isThere = () => handle.evaluate((node) => node === document.activeElement);
  for (let press = 0; press < 80 && !(await isThere()); press += 1) await page.keyboard.press('Tab');
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(card(page, 'open')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(card(page, 'in_work')).toBeVisible();
  await expect(handle).toBeFocused();
  await expect(card(other, 'in_work')).toBeVisible();

  await card(page, 'in_work').scrollIntoViewIfNeeded();
  const from = await card(page, 'in_work').boundingBox();
  const to = await column(page, 'ready').boundingBox();
  if (!from || !to) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, from.y + 5, { steps: 8 });
  await page.mouse.up();
  await expect(card(page, 'ready')).toBeVisible();
  await expect(card(other, 'ready')).toBeVisible();
  await page.getByRole('button', { name: t.frame.undo }).last().click();
  await expect(card(other, 'in_work')).toBeVisible();

  await page.setViewportSize({ width: 768, height: 900 });
  const narrow = page.getByRole('radio', { name: new RegExp(t.visitState.in_work) });
  await narrow.click();
  // The address must not be applied after the click, because it would reset the choice.
  await expect(narrow).toBeChecked();
  const article = page.getByRole('article').filter({ hasText: '01V401AA' });
  await article.getByRole('button', { name: t.step.ready }).click();
  await expect(card(other, 'ready')).toBeVisible();
  await other.context().close();
});
