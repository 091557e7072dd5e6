import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { BookingTimes, Hold } from '#contract/bookings';

import { sentCode } from '../account/accountSteps';
import { expect, hydrated } from '../shared/fixtures';
import type { Texts } from '../shared/steps';

const API = '/api/main/main/bookings';

let phones = Date.now() % 1_000_000;
export const newPhone = (): string => {
  phones = (phones + 1) % 1_000_000;
  return `90${String(phones).padStart(7, '7')}`;
};

export const dayAhead = (days: number): string =>
  new Date(Date.now() + 5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

export const tapper = () => {
  let count = 0;
  return {
    tap: async (what: Locator) => {
      count += 1;
      await what.click();
    },
    type: async (what: Locator, text: string) => {
      count += 1;
      await what.click();
      await what.fill(text);
    },
    count: () => count,
  };
};

export const field = (page: Page, name: string): Locator => page.locator(`main input[name="${name}"]`);
export const times = (page: Page): Locator => page.locator('main ul button[name="starts_at"]');

export async function openBooking(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function fillIn(
  page: Page,
  t: Texts,
  { phone, type }: { phone: string; type: ReturnType<typeof tapper>['type'] },
): Promise<void> {
  await type(field(page, 'full_name'), 'Азиз Каримов');
  await type(field(page, 'phone'), phone);
  await type(page.getByRole('combobox', { name: t.forms.brand }), 'Chevrolet');
  // Tab also closes the list that may cover the next field.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: t.forms.model })).toBeEnabled();
  await type(page.getByRole('combobox', { name: t.forms.model }), 'Cobalt');
  await page.keyboard.press('Tab');
  await type(field(page, 'year'), '2019');
}

export async function typeCode(page: Page, baseURL: string, phone: string): Promise<void> {
  await expect(field(page, 'code')).toBeFocused();
  await field(page, 'code').fill(await sentCode(page.request, baseURL, phone));
}

export const LONG_WORK = { service: 14, branch: 9 } as const;

const STRANGER = { brand: 'Chevrolet', year: 2020 } as const;

/** Books all slots of a day, because holds are limited per client network. Returns a function that cancels them. */
export async function fillDay(request: APIRequestContext, baseURL: string, day: string): Promise<() => Promise<void>> {
  const { times: timesOf, book, cancel } = otherVisitor(request, baseURL);
  const { service, branch } = LONG_WORK;
  const booked: string[] = [];
  for (;;) {
    const [start] = await timesOf({ services: String(service), branch, day });
    if (start === undefined) break;
    booked.push(await book([service], branch, start, newPhone()));
  }
  return async () => {
    for (const token of booked) await cancel(token);
  };
}

export const otherVisitor = (request: APIRequestContext, baseURL: string) => ({
  times: async (asked: { services: string; branch: number; day: string }): Promise<string[]> => {
    const query = `services=${asked.services}&branch=${asked.branch}&from=${asked.day}&days=1`;
    const reply = await request.get(`${baseURL}${API}/times/?${query}`);
    return ((await reply.json()) as BookingTimes).days[0]?.starts ?? [];
  },
  hold: async (services: number[], branch: number, startsAt: string): Promise<Hold> => {
    const reply = await request.post(`${baseURL}${API}/holds/`, { data: { services, branch, starts_at: startsAt } });
    expect(reply.status(), await reply.text()).toBe(201);
    return (await reply.json()) as Hold;
  },
  release: (token: string) => request.delete(`${baseURL}${API}/holds/${token}`),
  cancel: (token: string) => request.post(`${baseURL}${API}/${token}/cancellations/`),
  book: async (services: number[], branch: number, startsAt: string, phone: string): Promise<string> => {
    const held = await request.post(`${baseURL}${API}/holds/`, { data: { services, branch, starts_at: startsAt } });
    const { token: hold } = (await held.json()) as Hold;
    const full = `+998${phone}`;
    await request.get(`${baseURL}/api/public/get-verification-code/?phone=${encodeURIComponent(full)}`);
    const code = await sentCode(request, baseURL, phone);
    const proven = await request.post(`${baseURL}/api/public/verify/`, { data: { phone: full, code } });
    const { verification_token: proof } = (await proven.json()) as { verification_token: string };
    const brands = (await (await request.get(`${baseURL}/api/public/brands/`)).json()) as {
      id: number;
      name: string;
    }[];
    const brand = brands.find(({ name }) => name === STRANGER.brand)?.id ?? 0;
    const models = await request.get(`${baseURL}/api/public/models/?brand_id=${brand}`);
    const [model] = (await models.json()) as { id: number }[];
    const company = await request.get(`${baseURL}/api/main/main/company/`);
    const { documents } = (await company.json()) as { documents: { slug: string; version: number }[] };
    const consent = documents.find(({ slug }) => slug === 'personal-data')?.version;
    const reply = await request.post(`${baseURL}${API}/`, {
      headers: { 'x-verification-token': proof },
      data: { hold, name: 'Лола Юсупова', phone: full, model: model?.id, year: STRANGER.year, consent },
    });
    expect(reply.status(), await reply.text()).toBe(201);
    return ((await reply.json()) as { token: string }).token;
  },
});
