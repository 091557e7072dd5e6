import type { Passport } from '../../contract/history';
import { closedVisit, type GivenVisit } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { pdfPages } from '../testing/pdfText';
import { qrOfPdf } from '../testing/readQr';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let customer: DemoCustomer;
beforeAll(async () => {
  server = await startTestServer();
  customer = await createDemoCustomer(server);
});
afterAll(() => server.close());

async function paperOf(given: Partial<GivenVisit>, language: string): Promise<Buffer> {
  const id = await closedVisit(server.db, { userId: customer.userId, ...given });
  const { rawPayload } = await server.app.inject({
    url: `/api/main/authentication/history/${id}/paper`,
    headers: { authorization: `Bearer ${customer.accessToken}`, 'accept-language': language },
  });
  return rawPayload;
}

it.each([
  ['ru', ''],
  ['uz', '/uz'],
])('has a QR code that leads to the check of itself, in %s', async (language, prefix) => {
  const address = qrOfPdf(await paperOf({}, language));
  const [, paper] = new RegExp(`^${server.config.siteUrl}${prefix}/passport/([0-9a-f]{32})$`).exec(address) ?? [];
  const reply = await server.app.inject({ url: `/api/main/main/passport/${paper}` });
  expect(reply.json<Passport>()).toMatchObject({ is_genuine: true, mileage: 84_200 });
});

it('has a column of net sums that adds up to what stands below it', async () => {
  const lines = [
    { name: 'Масло', price: 95_000, quantity: 1_333, discount: { percent: 1_234 } },
    { name: 'Фильтр', price: 70_000, discount: { sum: 999 } },
    { name: 'Мойка', price: 60_000, declined: true },
  ];
  const text = (await paperOf({ lines, discount: { percent: 777 } }, 'ru').then(pdfPages)).join(' ');
  // 126 635 less 15 627, and 70 000 less 999; then 7,77 % of both.
  for (const words of [
    '−15 627 111 008',
    '−999 69 001',
    'Сумма строк 180 009 сум',
    'Скидка на весь визит −13 987 сум',
    'Итого к оплате 166 022 сум',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
});

it('has the heads of its table on each page, and each line whole and once', async () => {
  const lines = Array.from({ length: 90 }, (_, at) => ({
    name: `Работа ${at + 1}. ${'Длинное название '.repeat(at % 7)}конец ${at + 1}.`,
    price: 1_000_000 + at,
    declined: at % 5 === 0,
  }));
  const pages = pdfPages(await paperOf({ lines, discount: { sum: 5 } }, 'ru'));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages.filter((text) => text.includes('Работа '))) expect(page).toContain('Наименование');
  for (let number = 1; number <= lines.length; number++) {
    const having = pages.filter((text) => text.includes(`Работа ${number}. `));
    expect(having).toHaveLength(1);
    expect(having[0]).toContain(`конец ${number}.`);
  }
});
