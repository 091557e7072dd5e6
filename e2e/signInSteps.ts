import { expect, type Page } from '@playwright/test';
import { agree } from './consent';
import { sentCode, stored, type Texts } from './personalSteps';

let issued = 0;
/** Nine digits that no other journey of this worker has. */
export const newPhone = (): string => `97${String((issued += 1)).padStart(7, '0')}`;

export const PASSWORD = 'correct horse';

/** The screen as a visitor handles it. */
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

/** As docs/spec/content.md#browser-storage has it, and nothing else. */
export async function holdsSessionOnly(page: Page): Promise<void> {
  const keys = async () => Object.keys(await stored(page)).toSorted();
  await expect.poll(keys).toEqual(['accessToken', 'refreshToken', 'userId']);
  expect((await stored(page)).userId).toMatch(/^[1-9]\d*$/);
}

/** Every address that the site itself was at: none may tell a phone, a code or a password. */
export function visitedAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

/** As if the visitor had never been here. */
export async function forgetVisitor(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}
