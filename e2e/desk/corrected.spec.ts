import { expect, NETWORK_ERROR, test } from '../shared/fixtures';
import { hasNoSidewaysScroll } from '../shared/steps';
import { visitsOf } from '../visits/visitSteps';
import { LANGUAGES, signIn, UNAUTHORIZED_ERROR } from './deskSteps';

for (const [index, { language, t }] of LANGUAGES.entries())
  test(`corrects a plate and promises a time, which the board shows, ${language}`, async ({
    page,
    baseURL,
    watched,
  }) => {
    watched.tolerate(UNAUTHORIZED_ERROR);
    watched.tolerate(NETWORK_ERROR);
    await signIn(page, baseURL ?? '', { language, who: 'adviser', path: '/desk/visits' });
    const id = await visitsOf(page).begin(`+99890557000${index}`, `01W10${index}AA`, language);
    await page.goto(`/desk/visits/${id}`);
    await page.getByRole('button', { name: t.identity.open }).click();
    const dialog = page.getByRole('dialog', { name: t.identity.title });
    await dialog.getByLabel(t.begin.plate).fill(`01 w 20${index} aa`);
    await dialog.getByRole('button', { name: t.frame.save }).click();
    await expect(dialog).toBeHidden();
    const head = page.getByRole('region', { name: t.visit.head });
    await expect(head).toContainText(new RegExp(`20${index}`));

    await head.getByRole('button', { name: t.promise.set }).click();
    const promise = page.getByRole('dialog', { name: t.promise.title });
    const offer = promise.getByRole('group', { name: t.promise.offers }).getByRole('button').last();
    await offer.click();
    await expect(offer).toHaveAttribute('aria-pressed', 'true');
    await promise.getByRole('button', { name: t.frame.save }).click();
    await expect(promise).toBeHidden();
    const [word = ''] = t.promise.by.split(/[\s\u00a0:]/);
    await expect(head).toContainText(word);
    await hasNoSidewaysScroll(page);
    await page.goto('/desk/visits');
    const card = page.getByRole('article').filter({ has: page.getByText(`01W20${index}AA`) });
    await expect(card.first()).toContainText(word);
  });
