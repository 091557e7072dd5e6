import type { APIRequestContext } from '@playwright/test';
import type { DemoCustomer } from '#server/testing/demoCustomer';
import { test } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { agree, LANGUAGES, open } from '../shared/steps';
import { type CAR, cards, giveCar, save, signIn, stored } from './accountSteps';

const AUTHENTICATION = '/api/main/authentication';

const carsOf = async (request: APIRequestContext, url: string, { userId, accessToken }: DemoCustomer) => {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const reply = await request.get(`${url}${AUTHENTICATION}/user/${userId}`, { headers });
  return ((await reply.json()) as { cars: Pick<typeof CAR, 'number' | 'mileage'>[] }).cars;
};

for (const { language, prefix, t } of LANGUAGES) {
  test(`a plate saved in an outdated tab keeps the mileage saved in another tab, ${language}`, async ({
    context,
    page,
    request,
    customer,
    server,
  }) => {
    const id = await giveCar(request, server.url, customer);
    await signIn(context, server.url, customer);
    const path = `${prefix}/personal/car-edit/${id}`;
    await open(page, path);
    await expect(page.getByLabel(t.personal.mileageLabel)).toHaveValue('85\u00a0000');
    const newer = await context.newPage();
    await open(newer, path);
    await newer.getByLabel(t.personal.mileageLabel).fill('86000');
    await save(newer, t).click();
    await expect(newer).toHaveURL(`${server.url}${prefix}/personal/garage`);
    await expect.poll(() => carsOf(request, server.url, customer)).toMatchObject([{ mileage: 86_000 }]);
    await newer.close();

    await page.getByLabel(t.personal.plate, { exact: true }).fill('10B555BB');
    await save(page, t).click();
    await expect(page).toHaveURL(`${server.url}${prefix}/personal/garage`);
    await expect(cards(page)).toContainText(/10B.555.BB.*86.000/s);
    await expect
      .poll(() => carsOf(request, server.url, customer))
      .toMatchObject([{ number: '10B555BB', mileage: 86_000 }]);
  });

  test(`shows a draft older than the stored mileage as a conflict and discards it, ${language}`, async ({
    context,
    page,
    request,
    customer,
    server,
  }) => {
    const id = await giveCar(request, server.url, customer);
    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/car-edit/${id}`);
    const mileage = page.getByRole('textbox', { name: t.personal.mileageLabel });
    await expect(mileage).toHaveValue('85\u00a0000');
    await mileage.fill('86500');
    const draft = `draft:car-${id}:${customer.userId}`;
    await expect.poll(async () => Object.keys(await stored(page))).toContain(draft);

    const elsewhere = await request.patch(`${server.url}${AUTHENTICATION}/car/update/${id}`, {
      headers: { Authorization: `Bearer ${customer.accessToken}` },
      data: { mileage: 90_000 },
    });
    expect(elsewhere.status()).toBe(200);
    await open(page, `${prefix}/personal/car-edit/${id}`);
    await expect(mileage).toHaveValue('86\u00a0500');
    const [label = ''] = t.personal.draftFrom.split('{{');
    const form = page.getByRole('form', { name: t.personal.carEditTitle });
    await expect(form.getByText(label)).toBeVisible();
    const conflict = form.getByRole('alert').filter({ hasText: t.personal.conflictTitle });
    await expect(conflict).toContainText(/90.000/);
    await expect(conflict).toContainText(/86.500/);
    await expect(save(page, t)).toBeDisabled();

    await form.getByRole('button', { name: t.personal.draftDiscard }).click();
    await expect(mileage).toHaveValue('90\u00a0000');
    await expect(form.getByText(label)).toHaveCount(0);
    await expect(conflict).toHaveCount(0);
    expect(Object.keys(await stored(page))).not.toContain(draft);
    expect(await carsOf(request, server.url, customer)).toMatchObject([{ mileage: 90_000 }]);
  });

  test(`the appointment form finds a brand and a model typed in Cyrillic, ${language}`, async ({ page, server }) => {
    const list = async (path: string) =>
      (await (await page.request.get(`${server.url}/api/public/${path}`)).json()) as { id: number; name: string }[];
    const brandId = (await list('brands/')).find(({ name }) => name === 'Chevrolet')?.id;
    const modelId = (await list(`models/?brand_id=${brandId}`)).find(({ name }) => name === 'Cobalt')?.id;
    await open(page, `${prefix}/services/singl-services/8`);
    const form = page.getByRole('form', { name: t.forms.appointmentTitle });
    const brand = form.getByRole('combobox', { name: t.forms.brand });
    const model = form.getByRole('combobox', { name: t.forms.model });
    await form.getByRole('textbox', { name: t.forms.name }).fill('Aziz');
    await form.getByRole('textbox', { name: t.forms.phone }).pressSequentially('901234567');
    await brand.fill('шевр');
    await form.getByRole('option', { name: 'Chevrolet' }).click();
    await expect(brand).toHaveValue('Chevrolet');
    await expect(model).toBeEnabled();
    await model.fill('кобальт');
    await expect(form.getByRole('option', { name: 'Cobalt' })).toBeVisible();
    await model.press('Tab');
    await expect(model).toHaveValue('Cobalt');
    await agree(form);
    const sending = page.waitForRequest((request) => request.url().endsWith('/api/main/main/requests/'));
    await form.getByRole('button', { name: t.forms.send }).click();
    expect((await sending).postDataJSON()).toMatchObject({ car_brand: brandId, car_model: modelId });
    await expect(page.getByRole('dialog', { name: t.forms.thanksTitle })).toBeVisible();
  });
}
