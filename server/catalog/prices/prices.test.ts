import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import type { PriceList } from '#contract/catalog';
import { parts } from '../../seed/content/parts/parts';
import { services } from '../../seed/content/services/services';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { priceCsv } from './priceFiles';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const pricesIn = async (language: string) =>
  (
    await server.app.inject({ url: '/api/main/main/prices/', headers: { 'accept-language': language } })
  ).json<PriceList>();

it('lists all services and parts, with links to the price files', async () => {
  const list = await pricesIn('uz');
  expect([list.services.length, list.parts.length]).toEqual([services.length, parts.length]);
  expect(list.files).toEqual({ xlsx: '/uz/prices.xlsx', csv: '/uz/prices.csv' });
  const [first] = parts;
  expect(list.parts.find(({ id }) => id === first?.id)).toMatchObject({
    name: first?.name.uz,
    price: first?.price,
    in_stock: first?.inStock,
  });
});

it.each([
  ['ru', '', 'Услуги', 'Запчасти'],
  ['uz', '/uz', 'Xizmatlar', 'Ehtiyot qismlar'],
])('exports a workbook of two sheets in %s, with numeric prices', async (language, prefix, ...titles) => {
  const reply = await server.app.inject(`${prefix}/prices.xlsx`);
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="yolda-prices-${language}.xlsx"`);
  const sheets = await readXlsxFile(reply.rawPayload);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(titles);
  const list = await pricesIn(language);
  const [ofServices, ofParts] = sheets.map(({ data }) => data.slice(1));
  expect(ofServices).toEqual(
    list.services.map(({ category, name, price_from, duration_minutes }) => [
      category,
      name,
      Number(price_from),
      duration_minutes,
    ]),
  );
  expect(ofParts?.map(([, name, , , price]) => [name, price])).toEqual(
    list.parts.map(({ name, price }) => [name, Number(price)]),
  );
});

it('exports CSV for Uzbek spreadsheets, updated with the content', async () => {
  const csv = async () => (await server.app.inject('/prices.csv')).payload;
  const [title, head, row] = (await csv()).split('\r\n');
  expect(title).toBe('\uFEFFУслуги');
  expect(head).toBe('Раздел;Услуга;Цена от, сум;Минут');
  expect(row).toMatch(/^[^;]+;[^;]+;\d+;\d+$/);
  await server.db.execute(
    sql`update parts set price = 1234567.5, name = '{"ru":"Новая; деталь","uz":"Yangi"}' where id = 1`,
  );
  await server.app.contentVersion({ fresh: true });
  expect(await csv()).toMatch(/;?"Новая; деталь";[^\r]*;1234567,50;/);
});

const written = (text: string): string =>
  priceCsv([{ title: 'x', columns: [{ title: 'x', width: 1 }], rows: [[text]] }]);
const readBack = (text: string) => parse(written(text), { delimiter: ';', bom: true, from: 3 })[0]?.[0];

it.each([
  '=1+1',
  '+HYPERLINK("http://x")',
  '-2+3+cmd|x',
  '@SUM(A1)',
  "+'http://x/[a.xls]b'!A1",
  '＝1+1',
  '\tx',
  '\rx',
])('escapes the CSV cell %j, which is a formula', (text) =>
  expect(written(text).split('\r\n').slice(2).join('\r\n')).toMatch(/^"?'/));

it.each([
  'x,=1+1',
  'x, =1+1',
  'x\t@SUM(A1)',
  'x;-2+cmd|x',
  'x,＝1+1',
])('escapes formulas after separators within %j', (text) => {
  expect(written(text).split('\r\n').slice(2).join('\r\n')).toMatch(/[,;\t\n] *'[=+\-@＝]/);
});

it.each([
  '+998901234567',
  '-10 градусов; тел. +998901234567, +998711234567',
  '- колодки\n- диски (передние)\n@avto_master',
  '-5',
  'Перезвонить\n=Ждёт смету\n+SUM(1)',
])('writes %j to CSV unescaped, because it is not a formula', (text) => expect(readBack(text)).toBe(text));
