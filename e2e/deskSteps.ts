import type { APIRequestContext, Page } from '@playwright/test';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { deskTexts as uz } from '#shared/i18n/uz/desk/index';

export const LANGUAGES = [
  { language: 'ru', prefix: '', t: ru },
  { language: 'uz', prefix: '/uz', t: uz },
] as const;
export type DeskLanguage = (typeof LANGUAGES)[number]['language'];

export const PASSWORD = 'yolda-demo';
/** The demo's people (README.md#what-you-see). */
export const PHONES = {
  owner: '900000011',
  manager: '900000012',
  adviser: '900000013',
  editor: '900000014',
  mechanic: '900000015',
};

/** That nobody is signed in is said by a 401, which Chromium notes. */
export const NOBODY = /Failed to load resource.*401/;

interface SignIn {
  language?: DeskLanguage;
  who?: keyof typeof PHONES;
  path?: string;
}

export async function signIn(page: Page, baseURL: string, { language = 'ru', who = 'owner', path }: SignIn = {}) {
  await page.context().addCookies([{ name: 'desk_language', value: language, url: baseURL }]);
  await page.goto(path ?? '/desk/inbox');
  const t = language === 'ru' ? ru : uz;
  await page.getByLabel(t.signIn.phone).fill(PHONES[who]);
  await page.getByLabel(t.signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t.signIn.enter, exact: true }).click();
  await page.getByRole('navigation', { name: t.nav.label }).waitFor();
}

export const statusOf = (page: Page, t: (typeof LANGUAGES)[number]['t']) =>
  page.getByRole('article').getByLabel(t.enquiry.status, { exact: true });

/** An enquiry as the site sends it. */
export async function send(request: APIRequestContext, more: object = {}) {
  const data = {
    text: 'Замена ремня <b>ГРМ</b>',
    phone: '+998901112233',
    full_name: 'Новый Клиент',
    section: 'bookCategor_home',
    ...more,
  };
  const sent = await request.post('/api/main/main/requests/', { data });
  return (await sent.json()) as { id: number; reference: string };
}
