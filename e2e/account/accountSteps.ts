import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/platform/settings/demoSecrets';
import { customers } from '#server/seed/content/customers';
import type { DemoCustomer } from '#server/testing/demoCustomer';
import { storeSession } from '../shared/customers';
import { expect } from '../shared/fixtures';
import { agree, type Texts } from '../shared/steps';

const SPECIFIED_KEYS = ['accessToken', 'language', 'personalSitebarAct', 'refreshToken', 'userId'];

export const signIn = (context: BrowserContext, url: string, customer: DemoCustomer): Promise<void> => {
  const { userId, accessToken, refreshToken } = customer;
  return storeSession(context, url, { userId: String(userId), accessToken, refreshToken });
};

export async function demoSession(request: APIRequestContext, url: string) {
  const reply = await request.post(`${url}/api/main/authentication/login/`, {
    data: { phone_number: customers[0]?.phone, password: DEMO_PASSWORD },
  });
  if (!reply.ok()) throw new Error(`The demo customer cannot sign in: ${reply.status()} ${await reply.text()}`);
  const { user_id, access_token, refresh_token } = (await reply.json()) as Record<string, string>;
  return { userId: String(user_id), accessToken: String(access_token), refreshToken: String(refresh_token) };
}

export const CAR = { vin: 'XWB5V31BDHA123456', year: 2017, number: '01A123BC', mileage: 85_000 };

export async function giveCar(
  request: APIRequestContext,
  url: string,
  { accessToken }: DemoCustomer,
  car: Partial<typeof CAR> = {},
): Promise<number> {
  const [brand] = (await (await request.get(`${url}/api/public/brands/`)).json()) as { id: number }[];
  const models = await request.get(`${url}/api/public/models/?brand_id=${brand?.id}`);
  const model = ((await models.json()) as { id: number; name: string }[]).find(({ name }) => name === 'Cobalt')?.id;
  const reply = await request.post(`${url}/api/main/authentication/car/create`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    data: { ...CAR, ...car, model },
  });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { id: number }).id;
}

export async function fillCar(page: Page, t: Texts, { vin, number, year, mileage }: typeof CAR): Promise<void> {
  await page.getByLabel(t.personal.vin, { exact: true }).fill(vin);
  await page.getByLabel(t.personal.plate, { exact: true }).fill(number);
  for (const [label, text] of [
    [t.forms.brand, 'Chevrolet'],
    [t.forms.model, 'Cobalt'],
  ] as const) {
    const box = page.getByRole('combobox', { name: label });
    await box.fill('');
    await box.fill(text);
    await page.getByRole('option', { name: text, exact: true }).click();
  }
  await page.getByLabel(t.personal.year).fill(String(year));
  await page.getByLabel(t.personal.mileageLabel).fill(String(mileage));
}

export const save = (page: Page, t: Texts) => page.getByRole('button', { name: t.personal.save, exact: true });
export async function holdNewCars(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/car/create', async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
export const cards = (page: Page) => page.getByRole('article');
export const editing = (t: Texts) => new RegExp(`^${t.personal.editCar.split('{{')[0]}`);
export const removal = (t: Texts) => new RegExp(`^${t.personal.removeCar.split('{{')[0]}`);
export const addLinks = (page: Page, t: Texts) => page.getByRole('main').getByRole('link', { name: t.personal.addCar });

export async function sidebar(page: Page, t: Texts) {
  const burger = page.getByRole('button', { name: t.header.openMenu });
  await expect(
    burger
      .or(page.getByRole('navigation', { name: t.header.account }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  if (await burger.isVisible()) await burger.click();
  return page.getByRole('navigation', { name: t.header.account }).filter({ visible: true });
}

export async function exit(page: Page, t: Texts): Promise<void> {
  await (await sidebar(page, t)).getByRole('button', { name: t.personal.exit }).click();
  await page.getByRole('dialog', { name: t.personal.exitTitle }).getByRole('button', { name: t.personal.yes }).click();
}

export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

export async function onlySpecifiedKeys(page: Page): Promise<void> {
  for (const key of Object.keys(await stored(page))) expect(SPECIFIED_KEYS).toContain(key);
}

export async function sentCode(request: APIRequestContext, url: string, phone: string): Promise<string> {
  const messages = (await (await request.get(`${url}/dev/outbox.json`)).json()) as { phone: string; code: string }[];
  return messages.find((message) => message.phone.endsWith(phone) && message.code)?.code ?? '';
}

let issued = 0;
export const newPhone = (): string => `97${String((issued += 1)).padStart(7, '0')}`;

export const PASSWORD = 'correct horse';

export const signInScreen = (page: Page, url: string, t: Texts) => {
  const main = page.getByRole('main');
  const phone = main.getByLabel(t.forms.phone);
  const code = main.getByLabel(t.signIn.code);
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    main,
    phone,
    code,
    button,
    heading: (name: string) => expect(main.getByRole('heading', { level: 1 })).toHaveText(name),
    field: (label: string) => main.getByLabel(label, { exact: true }),
    async submitPhone(digits: string): Promise<void> {
      await phone.fill(digits);
      await button(t.signIn.continue).click();
    },
    async submitSentCode(digits: string): Promise<void> {
      await code.fill(await sentCode(page.request, url, digits));
      await button(t.signIn.continue).click();
    },
    async fillPerson(): Promise<void> {
      await main.getByLabel(t.signIn.firstName, { exact: true }).fill('Азиз');
      await main.getByLabel(t.signIn.lastName, { exact: true }).fill('Каримов');
      await main.getByLabel(t.signIn.birthdate, { exact: true }).fill('07.05.1990');
      await main.getByRole('radio', { name: t.signIn.man }).check();
      await agree(main);
    },
    async fillNewPasswords(password: string, repeat = password): Promise<void> {
      await main.getByLabel(t.signIn.newPassword, { exact: true }).fill(password);
      await main.getByLabel(t.signIn.repeat, { exact: true }).fill(repeat);
    },
  };
};

export async function holdsSessionOnly(page: Page): Promise<void> {
  const keys = async () => Object.keys(await stored(page)).toSorted();
  await expect.poll(keys).toEqual(['accessToken', 'refreshToken', 'userId']);
  expect((await stored(page)).userId).toMatch(/^[1-9]\d*$/);
}

/** Records visited addresses. Tests check that none contains a phone, code or password. */
export function visitedAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

export async function clearVisitor(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}
