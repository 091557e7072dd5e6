import { CAR, giveCar, signIn } from '../account/accountSteps';
import { signIn as deskSignIn } from '../desk/deskSteps';
import { isAccessibleInBothThemes } from '../shared/accessible';
import { test } from '../shared/customers';
import { expect, NETWORK_ERROR } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';
import { visitsOf } from './visitSteps';

for (const { language, prefix, t } of LANGUAGES) {
  test(`shares a history with a buyer and ends the link, ${language}`, async ({
    context,
    page,
    request,
    browser,
    customer,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const car = await giveCar(request, server.url, customer);
    const desk = await browser.newPage({ baseURL: server.url });
    await deskSignIn(desk, server.url, { who: 'manager' });
    const visits = visitsOf(desk);
    const first = await visits.begin(customer.phone, CAR.number, language, 90_000);
    await visits.close(first);
    await visits.close(await visits.begin(customer.phone, CAR.number, language, 105_000));
    await visits.correct(first);
    await desk.close();
    const headers = { Authorization: `Bearer ${customer.accessToken}` };
    const edited = await request.patch(`${server.url}/api/main/authentication/car/update/${car}`, {
      headers,
      data: { year: 2024, number: '30B555BB' },
    });
    expect(edited.status()).toBe(200);

    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/story/sharing`);
    await page.getByRole('button', { name: t.sharing.make }).click();
    const path = new URL(await page.getByRole('textbox', { name: t.sharing.link }).inputValue()).pathname;
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `sharing ${language}`);

    const buyer = await browser.newPage({ baseURL: server.url, viewport: { width: 360, height: 740 } });
    const reply = await buyer.goto(path);
    expect(reply?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    await expect(buyer.getByRole('img', { name: t.visitForms.graph })).toBeVisible();
    await expect(buyer.getByRole('table').getByRole('row')).toHaveCount(3);
    const cards = buyer.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);
    // The newest visit comes first, so it has the highest mileage.
    await expect(cards.first()).toContainText(/105.000/);
    await expect(buyer.getByText(/2019 · 01•+/)).toBeVisible();
    await expect(buyer.getByText('2024')).toHaveCount(0);
    await expect(cards.first()).toContainText(t.visitForms.andMore.split(' {{')[0] ?? '');
    await hasNoSidewaysScroll(buyer);
    await isAccessibleInBothThemes(buyer, `shared history ${language}`);

    const [beforeCar = ''] = t.sharing.endOf.split('{{');
    await page.getByRole('button', { name: beforeCar }).click();
    await expect(page.getByRole('button', { name: beforeCar })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: t.sharing.link })).toHaveCount(0);
    expect((await buyer.goto(path))?.status()).toBe(404);
    await expect(buyer.getByText(t.visitForms.historyOver)).toBeVisible();
    await buyer.close();
  });

  test(`the seller hands the history over to the buyer of the car, ${language}`, async ({
    context,
    page,
    request,
    browser,
    customer,
    prepared,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const other = prepared.take();
    await giveCar(request, server.url, customer);
    const desk = await browser.newPage({ baseURL: server.url });
    await deskSignIn(desk, server.url, { who: 'manager' });
    const visits = visitsOf(desk);
    await visits.close(await visits.begin(customer.phone, CAR.number, language, 90_000));
    await desk.close();
    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/story/sharing`);
    await page.getByRole('button', { name: t.sharing.offer }).click();
    await expect(page.getByRole('img', { name: t.sharing.qr })).toBeVisible();
    const path = new URL(await page.getByRole('textbox', { name: t.sharing.link }).inputValue()).pathname;

    const buyer = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
    await signIn(buyer, server.url, other);
    const taking = await buyer.newPage();
    await open(taking, path);
    await expect(taking.getByRole('link', { name: t.sharing.addCarFirst })).toBeVisible();
    await isAccessibleInBothThemes(taking, `taking over ${language}`);
    await giveCar(request, server.url, other, { number: '01B777BB', vin: 'XWBJF69V9JA004512' });

    await open(taking, `${prefix}/personal/garage`);
    await taking.getByRole('link', { name: t.sharing.toOffer }).click();
    await expect(taking.getByText(t.sharing.otherCarOfSeller.split('{{')[0] ?? '')).toBeVisible();
    await hasNoSidewaysScroll(taking);
    await isAccessibleInBothThemes(taking, `pending offer ${language}`);
    await taking.getByRole('button', { name: t.sharing.accept }).click();
    await expect(taking.getByText(t.sharing.waitsForSeller)).toBeVisible();

    await page.reload();
    await expect(page.getByText(t.sharing.otherCarOfBuyer.split('{{')[0] ?? '')).toBeVisible();
    await page.getByRole('button', { name: t.sharing.confirm }).click();
    const question = page.getByRole('dialog', { name: t.sharing.confirmTitle });
    await expect(question.getByText(t.sharing.confirmFindings)).toBeVisible();
    await hasNoSidewaysScroll(page);
    await isAccessibleInBothThemes(page, `confirming ${language}`);
    await question.getByRole('button', { name: t.sharing.confirm }).click();
    await expect(page.getByText(t.sharing.isHandedOver.split('{{')[0] ?? '')).toBeVisible();
    await taking.reload();
    await expect(taking.getByText(t.sharing.isTakenOver)).toBeVisible();
    await open(taking, path);
    await expect(taking.getByText(t.sharing.isTakenOver)).toBeVisible();

    await open(taking, `${prefix}/personal/story`);
    await expect(taking.getByText(t.history.isHandedOver)).toBeVisible();
    await taking.getByRole('article').getByRole('link').click();
    await expect(taking.getByText(t.history.handedOver)).toBeVisible();
    await expect(taking.getByText(/01\s?A\s?123\s?BC/)).toHaveCount(0);
    await hasNoSidewaysScroll(taking);
    await isAccessibleInBothThemes(taking, `handed over ${language}`);
    await buyer.close();
  });
}
