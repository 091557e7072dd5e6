import { expect, type Page } from '@playwright/test';
import type { SentEstimate, Visit } from '#contract/visitsDesk';

type Method = 'GET' | 'POST' | 'PATCH';

export function visitsOf(page: Page) {
  const call = async <Reply>(method: Method, path: string, data?: object, version?: number): Promise<Reply> => {
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    };
    const reply = await page.request.fetch(`/api/desk${path}`, { method, headers, ...(data && { data }) });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const read = (id: number) => call<Visit>('GET', `/visits/${id}`);
  const change = async <Reply = Visit>(method: Method, id: number, path: string, data?: object): Promise<Reply> =>
    call<Reply>(method, `/visits/${id}${path}`, data, (await read(id)).version);

  return {
    read,
    change,
    /** Opens a visit. Adds the car to the customer's garage if missing. */
    begin: async (phone: string, plate: string, language: 'ru' | 'uz' = 'ru', mileage = 90_000): Promise<number> => {
      const visit = await call<Visit>('POST', '/visits', {
        branch: 1,
        phone,
        first_name: 'Дилноза',
        last_name: 'Юсупова',
        language,
        car: { id: null, model: 101, year: 2019, plate, vin: 'XWB5V31BDHA123456' },
        mileage,
        mileage_seen: true,
      });
      await change('POST', visit.id, '/lines', { kind: 'work', service: 1, price: 150_000 });
      const name = { ru: 'Тормозные колодки', uz: 'Tormoz kolodkalari' };
      await change('POST', visit.id, '/lines', { kind: 'free', name, quantity: 2_000, price: 300_000 });
      const found = { ru: 'Передние колодки стёрты', uz: 'Oldingi kolodkalar yeyilgan' };
      await change('POST', visit.id, '/findings', {
        level: 'red',
        title: found,
        note: 'Осталось 2 мм.',
        service: null,
        due_date: null,
        due_mileage: mileage + 1_000,
      });
      return visit.id;
    },
    send: async (id: number): Promise<string> => {
      const { phone } = await read(id);
      const before = await linkTo(page, phone, 'estimate');
      await change<SentEstimate>('POST', id, '/estimate');
      await expect.poll(() => linkTo(page, phone, 'estimate')).not.toBe(before);
      return linkTo(page, phone, 'estimate');
    },
    correct: async (id: number): Promise<void> => {
      const { id: correction } = await change<{ id: number }>('POST', id, '/corrections');
      await change('POST', correction, '/closing');
    },
    close: async (id: number): Promise<void> => {
      await change('PATCH', id, '', { state: 'in_work' });
      await change('POST', id, '/closing');
    },
  };
}

export async function linkTo(page: Page, phone: string, name: string): Promise<string> {
  const messages = (await (await page.request.get('/dev/outbox.json')).json()) as { phone: string; text: string }[];
  const link = new RegExp(`/${name}/[\\w-]+`);
  const found = messages.find((message) => message.phone === phone && link.test(message.text));
  return link.exec(found?.text ?? '')?.[0] ?? '';
}
