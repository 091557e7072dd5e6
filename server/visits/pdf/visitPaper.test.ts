import { sql } from 'drizzle-orm';
import type { SentEstimate, Visit } from '#contract/visitsDesk';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { pdfPages } from '../../testing/pdfText';
import { qrOfPdf } from '../../testing/readQr';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../../testing/visitsAtDesk';
import type { VisitPaper } from './document';
import { drawVisitPaper } from './drawVisitPaper';
import { PDF_TEXTS } from './texts';

let server: TestServer;
let adviser: DeskBrowser;
let mechanic: DeskBrowser;
let ground: Ground;
let desk: ReturnType<typeof visitsAtDesk>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  ground = await groundOf(server);
  [adviser, mechanic] = [await deskBrowserOf(server, 'adviser'), await deskBrowserOf(server, 'mechanic')];
  desk = visitsAtDesk(adviser);
  await server.db.execute(sql`update services set guarantee_months = 6, guarantee_km = 10000 where id = 1`);
  await server.db.execute(sql`update parts set guarantee_months = 12, guarantee_km = null where id = 1`);
  await server.db
    .execute(sql`update stock set on_hand = 9, reserved = 0 where part_id = 1 and branch_id = ${ground.own}`)
    .catch(() => undefined);
}, 60_000);
afterAll(() => server.close());

const print = (visit: Pick<Visit, 'id'>, paper: string, browser = adviser, language = 'ru') =>
  browser.call('GET', `/visits/${visit.id}/papers/${paper}`, { headers: { 'accept-language': language } });
const textOf = async (visit: Visit, paper: string, browser = adviser) => {
  const reply = await print(visit, paper, browser);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  return pdfPages(reply.rawPayload).join(' ');
};
let phones = 3_000_000;
const begun = async (language: 'ru' | 'uz' = 'ru'): Promise<Visit> => {
  const given = { phone: `+99890${phones++}`, language, complaint: 'Скрипит спереди', note: 'Проверить опору' };
  const visit = await desk.begin(newVisit(ground, given));
  const work = await desk.change('POST', visit, '/lines', { kind: 'work', service: 1, price: 100_000 });
  const free = { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' }, price: 50_000 };
  const name = { ru: 'Колодки передние', uz: 'Old kolodkalar' };
  const part = { kind: 'part', name, price: 285_000, quantity: 2_000, discount: { percent: 1_000 } };
  return desk.change('POST', await desk.change('POST', work, '/lines', free), '/lines', part);
};

it.each([
  ['ru', 'Смета', 'Мойка', 'Гарантия 6 месяцев или 10 000 км'],
  ['uz', 'Smeta', 'Yuvish', 'Kafolat 6 oy yoki 10 000 km'],
] as const)('prints the estimate in the customer’s language %s, whatever the adviser’s', async (language, title, free, term) => {
  const visit = await begun(language);
  const t = PDF_TEXTS[language];
  const reply = await print(visit, 'estimate', adviser, language === 'ru' ? 'uz' : 'ru');
  const text = pdfPages(reply.rawPayload).join(' ');
  for (const said of [
    `${title} № ${visit.reference}`,
    free,
    term,
    'Азиз Каримов',
    '01 A 123 BC',
    'XWB5V31BDHA123456',
    'Скрипит спереди',
    t.works,
    t.parts,
    ...t.signatures.estimate,
    'Yolda Demo MChJ',
  ])
    expect(text).toContain(said);
  // Works 150 000, parts 570 000 − 10 %.
  for (const sum of ['150 000', '513 000', '663 000']) expect(text).toContain(sum);
  expect(text).not.toContain('Проверить опору');
  expect(text.indexOf(t.works)).toBeLessThan(text.indexOf(t.parts));
});

it('prints the note only in the work order, and declined items only in the estimate', async () => {
  const visit = await begun();
  const [first] = visit.lines;
  const decisions = [{ line: first?.id, decision: 'declined' }];
  const declined = await desk.change('POST', visit, '/decisions', { estimate: visit.estimate, decisions });
  const name = first?.name.ru ?? '';
  const order = await textOf(declined, 'order');
  expect(order).toContain('Проверить опору');
  expect(order).not.toContain(name);
  const estimate = await textOf(declined, 'estimate');
  expect(estimate).toContain(name);
  expect(estimate).toContain(PDF_TEXTS.ru.declined);
});

it('has an act only when the car is ready; the act of a closed visit has guarantees and a code that verifies it', async () => {
  const visit = await begun();
  expect([(await print(visit, 'act')).statusCode, (await print(visit, 'act')).json().code]).toEqual([
    409,
    'visit_step',
  ]);
  const working = await desk.change('PATCH', visit, '', { state: 'in_work' });
  const ready = await desk.change('PATCH', working, '', { state: 'ready' });
  expect(await textOf(ready, 'act')).toContain('Акт выполненных работ');
  const closed = await desk.change('POST', ready, '/closing');
  const reply = await print(closed, 'act');
  const text = pdfPages(reply.rawPayload).join(' ');
  expect(text).toContain(`Акт выполненных работ № ${closed.number}`);
  expect(text).toMatch(/Гарантия до \d+ [а-я]+ \d{4} или 100 000 км/);
  const [, paper] = /\/passport\/([0-9a-f]{32})$/.exec(qrOfPdf(reply.rawPayload)) ?? [];
  const verified = await server.app.inject({ url: `/api/main/main/passport/${paper}` });
  expect(verified.json()).toMatchObject({ is_genuine: true, number: closed.number });
});

it('prints a code on the estimate only for the sender’s own counter link, never the customer’s', async () => {
  const visit = await begun();
  expect((await textOf(visit, 'estimate')).includes(PDF_TEXTS.ru.openEstimate)).toBe(false);
  const reply = await desk.ask('POST', visit, '/estimate');
  const { address, visit: sent } = reply.json<SentEstimate>();
  expect(qrOfPdf((await print(sent, 'estimate')).rawPayload)).toBe(address);
  const manager = await deskBrowserOf(server, 'manager');
  expect(await textOf(sent, 'estimate', manager)).not.toContain(PDF_TEXTS.ru.openEstimate);
  const changed = await desk.change('PATCH', sent, '', { discount: { sum: 1_000 } });
  expect(await textOf(changed, 'estimate')).not.toContain(PDF_TEXTS.ru.openEstimate);
});

it('gives mechanics the order without customer and prices, and no other paper', async () => {
  const visit = await begun();
  const text = await textOf(visit, 'order', mechanic);
  expect(text).toContain('Колодки передние');
  const phone = visit.phone.slice(-4).replace(/(..)(..)/, '$1 $2');
  for (const hidden of ['Азиз', PDF_TEXTS.ru.phone, phone, PDF_TEXTS.ru.price, '285 000', '513 000'])
    expect(text).not.toContain(hidden);
  for (const paper of ['estimate', 'act']) expect((await print(visit, paper, mechanic)).statusCode).toBe(403);
});

it('answers 404 for visits of a foreign branch and 409 for cancelled ones', async () => {
  const visit = await begun();
  await server.db.execute(sql`update visits set branch_id = ${ground.foreign} where id = ${visit.id}`);
  for (const paper of ['estimate', 'order', 'act']) {
    const reply = await print(visit, paper);
    expect([reply.statusCode, reply.body]).toEqual([404, (await print({ id: 999_999 }, paper)).body]);
  }
  const cancelled = await desk.change('PATCH', await begun(), '', { state: 'cancelled' });
  expect((await print(cancelled, 'order')).statusCode).toBe(409);
});

const paper = (given: Partial<VisitPaper>): VisitPaper => ({
  kind: 'act',
  language: 'ru',
  company: ['Yolda Demo MChJ', 'ИНН 300000000'],
  branch: ['Чиланзар', 'Ташкент', '+998 71 200 00 00'],
  reference: 'Y-7K3M-92QD',
  number: 7,
  hash: 'a'.repeat(64),
  opened_at: '2026-03-04T06:00:00Z',
  closed_at: '2026-03-04T09:00:00Z',
  printed_at: '2026-03-04T10:00:00Z',
  corrects: null,
  corrected_by: null,
  name: 'Азиз Каримов',
  phone: '+998901234567',
  car: 'Chevrolet Cobalt, 2018',
  plate: '01A777AA',
  vin: 'XWBJF69V9JA004512',
  mileage: 84_200,
  complaint: '',
  note: '',
  works: [],
  parts: [],
  sums: { amount: 60, discount: 0, total: 60 },
  code: null,
  ...given,
});
const lineOf = (name: string) => ({
  name,
  quantity: 1_000,
  price: 1,
  sums: { amount: 1, discount: 0, total: 1 },
  is_declined: false,
  remark: 'Гарантия до 12 марта 2027 или 95 000 км',
});

it.each([
  'ru',
  'uz',
] as const)('repeats the head of the table on each of the pages of 60 long items, in %s', async (language) => {
  const long = 'Замена передних тормозных колодок с проверкой дисков и смазкой направляющих '.repeat(2);
  const works = Array.from({ length: 40 }, (_, at) => lineOf(`${long}${at}`));
  const parts = Array.from({ length: 20 }, (_, at) => lineOf(`Деталь ${at}`));
  const pages = pdfPages(await drawVisitPaper(paper({ language, works, parts })));
  const t = PDF_TEXTS[language];
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`${at + 1} / ${pages.length}`);
    if (/Деталь|Замена/.test(page)) expect(page).toContain(t.price);
  }
  const last = pages.at(-1) ?? '';
  for (const said of t.signatures.act) expect(last).toContain(said);
});

it('keeps both signatures on one page', async () => {
  for (let count = 10; count < 26; count++) {
    const works = Array.from({ length: count }, (_, at) => lineOf(`Работа ${at}`));
    const pages = pdfPages(await drawVisitPaper(paper({ works })));
    const [one, other] = PDF_TEXTS.ru.signatures.act.map((text) => pages.findIndex((page) => page.includes(text)));
    expect([count, one]).toEqual([count, other]);
    expect(one).toBeGreaterThanOrEqual(0);
  }
});
