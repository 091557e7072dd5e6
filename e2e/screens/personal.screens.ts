import { DEMO_SHARE } from '#server/seed/content/visits';
import { cards, demoSession, giveCar, sidebar, signIn } from '../account/accountSteps';
import { storeSession, test } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { LANGUAGES, open } from '../shared/steps';
import { shoot } from './shoot';

for (const { language, prefix, t } of LANGUAGES) {
  test(`screenshots of the personal area, ${language}`, async ({
    context,
    page,
    request,
    customer,
    server,
    watched,
  }) => {
    watched.tolerate(/./);
    await signIn(context, server.url, customer);
    const show = (path: string) => open(page, `${prefix}/personal/${path}`);
    await show('garage');
    await expect(page.getByText(t.personal.noAuto)).toBeVisible();
    await shoot(page, { name: 'garage-empty', language });
    await show('requests');
    await expect(page.getByText(t.track.none)).toBeVisible();
    await shoot(page, { name: 'requests-empty', language });
    const texts = [t.shop.enquiryText, t.forms.message];
    for (const text of texts) {
      const data = { section: 'shop', text, full_name: 'Aziz', phone: customer.phone, branch: 3 };
      await request.post(`${server.url}/api/main/main/requests/`, { data });
    }
    const carId = await giveCar(request, server.url, customer);
    await show('garage');
    await expect(cards(page)).toHaveCount(1);
    await shoot(page, { name: 'garage', language });
    await cards(page).getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    await shoot(page, { name: 'garage-remove', language, view: true });

    for (const [path, name] of [
      ['story', 'history'],
      ['requests', 'requests'],
      ['profile', 'profile'],
      ['prifile-edit', 'profile-edit'],
      [`car-edit/${carId}`, 'car-edit'],
    ] as const) {
      await show(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await shoot(page, { name, language });
    }
    await show('profile');
    for (const [button, name] of [
      [t.security.changePassword, 'password-dialog'],
      [t.security.deleteAccount, 'deletion-dialog'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').waitFor();
      await shoot(page, { name, language, view: true });
      await page.keyboard.press('Escape');
    }
    await show('car-add');
    await page.getByLabel(t.personal.vin, { exact: true }).fill('XWB5V31');
    await page.getByLabel(t.personal.year).fill('1900');
    await page.getByLabel(t.personal.plate, { exact: true }).focus();
    await page.getByLabel(t.personal.mileageLabel).focus();
    await page.getByLabel(t.personal.mileageLabel).blur();
    await shoot(page, { name: 'car-add-errors', language });

    await show('garage');
    const menu = () => sidebar(page, t);
    await shoot(page, { name: 'personal-menu', language, view: true, widths: [360], prepare: menu });
    await open(page, prefix || '/');
    await shoot(page, { name: 'home-signed-in', language, view: true });
  });

  test(`screenshots of the history, ${language}`, async ({ context, page, request, server, watched }) => {
    watched.tolerate(/./);
    await storeSession(context, server.url, await demoSession(request, server.url));
    await open(page, `${prefix}/personal/story`);
    await shoot(page, { name: 'story', language });
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByText(t.history.proofLink)).toBeVisible();
    await shoot(page, { name: 'visit', language });
    await page.getByRole('link', { name: t.history.proofLink }).click();
    await expect(page.getByText(t.passport.genuine)).toBeVisible();
    await shoot(page, { name: 'passport', language });
    await open(page, `${prefix}/personal/story/sharing`);
    await page.getByRole('button', { name: t.sharing.offer }).click();
    await expect(page.getByRole('img', { name: t.sharing.qr })).toBeVisible();
    await shoot(page, { name: 'sharing', language });
    await page.goto(`${prefix}/history/${DEMO_SHARE}`);
    await shoot(page, { name: 'shared-history', language });
  });
}
