import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Calendar, DeskBooking, NewDeskBooking } from '#contract/bookingsDesk';
import type { StockPage } from '#contract/stock';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { texts as siteRu } from '#shared/i18n/ru/index';
import { deskTexts as uz } from '#shared/i18n/uz/desk/index';
import { texts as siteUz } from '#shared/i18n/uz/index';

/** The first day without demo bookings, counted from today. */
const FREE_FROM = 9;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export const dayIn = (days: number): string =>
  new Date(Date.now() + 5 * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);

export function bookingsOf(page: Page) {
  const call = async <Reply>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object, version?: number) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(version !== undefined && { 'if-match': `"${version}"` }) };
    const reply = await page.request.fetch(`/api/desk${path}`, { method, headers, ...(data && { data }) });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const read = (id: number) => call<DeskBooking>('GET', `/bookings/${id}`);
  return {
    read,
    /** Returns a day without bookings, open for at least six hours. */
    freeDay: async (branch: number, skipped = 0) => {
      const calendar = await call<Calendar>('GET', `/bookings?branch=${branch}&from=${dayIn(FREE_FROM)}&days=14`);
      const free = calendar.days.filter(({ day, open: [first] }) => {
        const isLong = first && Date.parse(first.to) - Date.parse(first.from) >= 6 * HOUR_MS;
        return isLong && !calendar.items.some(({ starts_at: at }) => at.startsWith(day));
      });
      const found = free[skipped];
      const [first] = found?.open ?? [];
      if (!found || !first) throw new Error('The demo has no such day');
      return { day: found.day, bays: calendar.bays, step: calendar.step, opens: Date.parse(first.from) };
    },
    make: (booking: Pick<NewDeskBooking, 'branch' | 'phone' | 'name'> & Partial<NewDeskBooking>) =>
      call<DeskBooking>('POST', '/bookings', { source: 'desk', services: [], minutes: 60, ...booking }),
    change: async (id: number, data: object) =>
      call<DeskBooking>('PATCH', `/bookings/${id}`, data, (await read(id)).version),
  };
}

export const isoOf = (ms: number): string => new Date(ms).toISOString();
export const clock = (ms: number): string => new Date(ms + 5 * HOUR_MS).toISOString().slice(11, 16);

export const LANGUAGES = [
  { language: 'ru', prefix: '', t: ru },
  { language: 'uz', prefix: '/uz', t: uz },
] as const;
export type DeskLanguage = (typeof LANGUAGES)[number]['language'];

export const PASSWORD = 'yolda-demo';
/** Phones of the demo accounts (README.md#the-demo). */
export const PHONES = {
  owner: '900000011',
  manager: '900000012',
  adviser: '900000013',
  editor: '900000014',
  mechanic: '900000015',
};

export const UNAUTHORIZED_ERROR = /Failed to load resource.*401/;

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

export const SITE = { ru: siteRu, uz: siteUz };
export const FILTER = 'W 913/1';

export const filled = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((whole, [name, value]) => whole.replace(`{{${name}}}`, value), text);

export const sum = (digits: string): RegExp => new RegExp(`^${digits.replaceAll(' ', '\\s')}\\s`);

export async function filterInStock(page: Page) {
  const reply = await page.request.get(`/api/desk/stock?q=${encodeURIComponent(FILTER)}`);
  const [part] = ((await reply.json()) as StockPage).items;
  if (!part) throw new Error('The demo has no such part');
  return { id: part.id, name: part.name, count: part.at.find(({ branch }) => branch.id === 1)?.on_hand ?? 0 };
}

export async function openDeskPage(browser: Browser, baseURL: string, more: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...more });
  return context.newPage();
}
