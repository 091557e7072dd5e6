import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import type { DocumentVerification, HistoryVisit } from '#contract/visits';
import { closedVisit, type GivenVisit } from '../../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../../testing/demoCustomer';
import { pdfPages } from '../../testing/pdfText';
import { qrOfPdf } from '../../testing/readQr';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { pdfDocumentOf } from './documentOf';
import { PDF_TEXTS } from './texts';

let server: TestServer;
let customer: DemoCustomer;
beforeAll(async () => {
  server = await startTestServer();
  customer = await createDemoCustomer(server);
});
afterAll(() => server.close());

async function pdfOfNewVisit(given: Partial<GivenVisit>, language: string): Promise<Buffer> {
  return pdfOf(await closedVisit(server.db, { userId: customer.userId, ...given }), language);
}

const asked = (path: string, language: string) =>
  server.app.inject({
    url: `/api/main/authentication/${path}`,
    headers: { authorization: `Bearer ${customer.accessToken}`, 'accept-language': language },
  });
const pdfOf = async (id: number, language: string) => (await asked(`history/${id}/paper`, language)).rawPayload;

it.each([
  ['ru', ''],
  ['uz', '/uz'],
])('the PDF has a QR code of its verification page, in %s', async (language, prefix) => {
  const address = qrOfPdf(await pdfOfNewVisit({}, language));
  const [, paper] = new RegExp(`^${server.config.siteUrl}${prefix}/passport/([0-9a-f]{32})$`).exec(address) ?? [];
  const reply = await server.app.inject({ url: `/api/main/main/passport/${paper}` });
  expect(reply.json<DocumentVerification>()).toMatchObject({ is_genuine: true, mileage: 84_200 });
});

it('the PDF draws a transparent photo on white', async () => {
  const visit = await closedVisit(server.db, { userId: customer.userId, photos: 1 });
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer();
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`alter table visit_photos disable trigger user`);
    await tx.execute(sql`update visit_photos set thumb = ${clear} where visit_id = ${visit}`);
    await tx.execute(sql`alter table visit_photos enable trigger user`);
  });
  const history = (await asked(`history/${visit}`, 'ru')).json<HistoryVisit>();
  const paper = await pdfDocumentOf(server.db, history, { config: server.app.config, language: 'ru' });
  const photos = [...paper.visit.photos, ...paper.visit.findings.flatMap((finding) => finding.photos)];
  const { dominant } = await sharp(Buffer.from(photos[0]?.bytes ?? [])).stats();
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
});

it('the discounted sums in the PDF add up to the total', async () => {
  const lines = [
    { name: 'Масло', price: 95_000, quantity: 1_333, discount: { percent: 1_234 } },
    { name: 'Фильтр', price: 70_000, discount: { sum: 999 } },
    { name: 'Мойка', price: 60_000, declined: true },
  ];
  const text = (await pdfOfNewVisit({ lines, discount: { percent: 777 } }, 'ru').then(pdfPages)).join(' ');
  // 126 635 − 15 627 and 70 000 − 999, then a discount of 7.77 % on both.
  for (const words of [
    '−15 627 111 008',
    '−999 69 001',
    'Сумма строк 180 009 сум',
    'Скидка на весь визит −13 987 сум',
    'Итого к оплате 166 022 сум',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
});

it('the PDF repeats the table header on each page and splits no row between pages', async () => {
  const lines = Array.from({ length: 90 }, (_, at) => ({
    name: `Работа ${at + 1}. ${'Длинное название '.repeat(at % 7)}конец ${at + 1}.`,
    price: 1_000_000 + at,
    declined: at % 5 === 0,
  }));
  const pages = pdfPages(await pdfOfNewVisit({ lines, discount: { sum: 5 } }, 'ru'));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages.filter((text) => text.includes('Работа '))) expect(page).toContain('Наименование');
  for (let number = 1; number <= lines.length; number++) {
    const having = pages.filter((text) => text.includes(`Работа ${number}. `));
    expect(having).toHaveLength(1);
    expect(having[0]).toContain(`конец ${number}.`);
  }
});

it.each([
  ['nothing', sql`''::bytea`],
  ['invalid bytes', sql`'x'::bytea`],
  ['truncated bytes', sql`substring(thumb from 1 for length(thumb) / 2)`],
])('replaces a photo that became %s with a note, also in the data export', async (_, broken) => {
  const { userId } = customer;
  const findings = [{ level: 'red', title: 'Колодки' } as const];
  const id = await closedVisit(server.db, { userId, findings, photos: 3 });
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update visit_photos set thumb = ${broken} where visit_id = ${id} and position = 1`);
  });
  for (const language of ['ru', 'uz'] as const) {
    const { unreadable } = PDF_TEXTS[language];
    expect(
      pdfPages(await pdfOf(id, language))
        .join(' ')
        .split(unreadable),
    ).toHaveLength(2);
    const files = Object.values(unzipSync((await asked('export', language)).rawPayload));
    const last = files.findLast((bytes) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-');
    expect(pdfPages(last ?? new Uint8Array()).join(' ')).toContain(unreadable);
  }
});
