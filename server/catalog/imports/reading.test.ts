import * as fc from 'fast-check';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { workbook, zipFile } from '../../testing/zipFile';
import { foldNumber, readAmount, readNumber } from '../amounts';
import { matchColumns } from './headers';
import { readSheet } from './read';
import { Refusal } from './refusal';

const NBSP = '\u00a0';
const grouped = (digits: string, sign: string) => digits.replace(/\B(?=(\d{3})+$)/g, sign);

describe('amounts', () => {
  it.each([
    ['1 234 567,50', '1234567.50'],
    [`1${NBSP}234${NBSP}567,50 soʻm`, '1234567.50'],
    ['1.234.567', '1234567.00'],
    ['1,234,567.5', '1234567.50'],
    ['1.234.567,5 сум', '1234567.50'],
    ["1'234'567", '1234567.00'],
    ['150000', '150000.00'],
    ['150 000 so‘m', '150000.00'],
    ['UZS 150 000', '150000.00'],
    ['1.234', '1234.00'],
    ['0,5', '0.50'],
    ['12,345.678', '12345.68'],
    ['285000,555', '285000.56'],
    ['1,005', '1005.00'],
    ['90010,125', '90010.13'],
    ['-150', 'negative'],
    ['−150', 'negative'],
    ['(150)', 'negative'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['9999999999999', 'large'],
    ['12 34', 'number'],
    ['1.2.3', 'number'],
    ['1,23,456', 'number'],
    ['1e5', 'number'],
    ['=1+1', 'number'],
    ['по запросу', 'number'],
    ['150-200', 'number'],
    ['', 'number'],
  ])('reads %j as %s', (text, amount) => expect(readAmount(text)).toBe(amount));

  it('reads the same amount with any separators, sign and currency', () => {
    const sign = fc.constantFrom('', ' ', NBSP, '\u202f', '.', ',', "'", '’');
    const currency = fc.constantFrom('', ' сум', ' soʻm', `${NBSP}so'm`, ' UZS', 'сўм');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        sign,
        currency,
        (whole, part, between, unit) => {
          const decimals = part === 0 ? '' : `${between === ',' ? '.' : ','}${String(part).padStart(2, '0')}`;
          expect(readAmount(`${grouped(String(whole), between)}${decimals}${unit}`)).toBe(
            `${whole}.${String(part).padStart(2, '0')}`,
          );
        },
      ),
    );
  });
});

it.each([
  ['285000.555', '285000.56'],
  ['1.005', '1.01'],
  ['1e-7', 'zero'],
  ['-5', 'negative'],
  ['0', 'zero'],
  ['1e+21', 'large'],
  ['1000000000000', 'large'],
])('reads the number %s of a workbook as %s', (text, amount) => expect(readNumber(text)).toBe(amount));

describe('columns', () => {
  it.each([
    [
      ['Артикул', 'Наименование', 'Цена, сум'],
      ['number', '', 'price'],
    ],
    [
      ['Qism raqami', 'Nomi', 'Narxi, soʻm'],
      ['number', '', 'price'],
    ],
    [
      ['Part Number', 'Name', 'Price (UZS)'],
      ['number', '', 'price'],
    ],
    [
      ['№', 'Код', 'Цена закупочная', 'Розничная цена'],
      ['', 'number', '', 'price'],
    ],
    [
      ['ID на сайте', 'Номер', 'Запчасть', 'Цена, сум'],
      ['id', 'number', '', 'price'],
    ],
    [
      ['a', 'b'],
      ['', ''],
    ],
  ])('matches the columns of the header %j', (header, columns) => expect(matchColumns(header)).toEqual(columns));

  it('compares part numbers regardless of separators and look-alike letters', () => {
    expect(foldNumber('339-923 АВ')).toBe(foldNumber('339 923ab'));
  });
});

const cp1251 = (text: string): Buffer => {
  const decoder = new TextDecoder('windows-1251');
  const codes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (letter) => codes.get(letter) ?? 63));
};

const ENCODINGS: Record<string, (text: string) => Buffer> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with a byte order mark': (text) => Buffer.from(`\ufeff${text}`),
  'utf-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'windows-1251': cp1251,
};

const cellText = fc
  .string({ unit: fc.constantFrom(...Array.from('абвЯABz019 ,;"\t\n.-')), maxLength: 12 })
  .map((text) => text.trim());
const table = fc.array(fc.tuple(fc.constantFrom('A1', 'Ы2', '0015'), cellText, cellText), {
  minLength: 1,
  maxLength: 6,
});

it('reads the same CSV cells with any delimiter, encoding, line ending and quoting', () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(';', ',', '\t', '|'),
      fc.constantFrom(...Object.values(ENCODINGS)),
      fc.constantFrom('\n', '\r\n'),
      (rows, delimiter, encode, end) => {
        const quote = (cell: string) => (/[",;|\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
        const head = ['Артикул', 'Название', 'Цена'];
        const text = [head, ...rows].map((row) => row.map(quote).join(delimiter)).join(end);
        const sheet = readSheet(encode(text));
        expect(sheet.header).toEqual(head);
        expect(sheet.rows.map(({ cells }) => cells)).toEqual(rows);
      },
    ),
    { numRuns: 60 },
  );
});

it('reads the same XLSX cells in any number format and skips lines above the header row', async () => {
  const data: Cell[][] = [
    [{ type: String, value: 'Прайс на октябрь' }],
    [],
    [{ type: String, value: 'Артикул' }, null, { type: String, value: 'Цена' }],
    [{ type: String, value: '00<15>&' }, null, { type: Number, value: 150_000.5, format: '#,##0' }],
    [
      { type: Number, value: 9025 },
      { type: String, value: 'x' },
      { type: Number, value: 0.1 + 0.2 },
    ],
  ];
  const { header, rows } = readSheet(await writeXlsxFile(data).toBuffer());
  expect(header).toEqual(['Артикул', '', 'Цена']);
  expect(rows).toEqual([
    { line: 4, cells: ['00<15>&', '', '150000.5'], marks: 'ttn' },
    { line: 5, cells: ['9025', 'x', '0.3'], marks: 'ntn' },
  ]);
});

const numbered = (said: readonly string[]) =>
  workbook(
    said.map((r, at) => `<row r="${r}"><c t="str"><v>${at === 0 ? 'Артикул' : `N${at}`}</v></c></row>`).join(''),
  );

it('reports errors by the row number in the sheet', () => {
  expect(readSheet(numbered(['1', '2', '40', '41'])).rows.map(({ line }) => line)).toEqual([2, 40, 41]);
});

it.each([
  '1',
  '0',
  '-5',
  '2.5',
  'x',
  '1048577',
  '99999999999',
])('refuses a sheet whose second row has the number %s', (r) => {
  expect(() => readSheet(numbered(['1', r, '5']))).toThrow(expect.objectContaining({ code: 'import_broken' }));
});

it('reads the cached number of a formula, and marks formulas without one', async () => {
  const rows = `<row r="1"><c t="inlineStr"><is><t>Артикул</t></is></c><c t="inlineStr"><is><t>Цена</t></is></c></row>
    <row r="2"><c t="str"><v>A</v></c><c><f>1+1</f><v>2</v></c></row>
    <row r="3"><c t="str"><v>B</v></c><c t="str"><f>HYPERLINK("http://x")</f><v>100</v></c></row>
    <row r="4"><c t="str"><v>C</v></c><c><f>1+1</f></c></row>
    <row r="5"><c t="str"><v>D</v></c><c t="e"><v>#N/A</v></c></row>`;
  const sheet = readSheet(workbook(rows));
  expect(sheet.rows.map(({ cells, marks }) => [cells[1], marks])).toEqual([
    ['2', 'tn'],
    ['100', 'tf'],
    ['', 'tf'],
    ['#N/A', 'te'],
  ]);
});

const row = (cells: string) => `<row><c t="inlineStr"><is><t>Артикул</t></is></c></row><row>${cells}</row>`;
const hostile: [string, () => Buffer, string][] = [
  ['nothing', () => Buffer.from('Артикул;Цена\n'), 'import_empty'],
  ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'import_type'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n\u0001\u0002\u0003'), 'import_type'],
  ['a compound file that is no workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'import_type'],
  [
    'a password-protected workbook',
    () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
    'import_encrypted',
  ],
  ['an encrypted ZIP', () => zipFile([{ name: 'xl/workbook.xml', content: 'x', flags: 1 }]), 'import_encrypted'],
  ['a ZIP', () => zipFile([{ name: 'prices.csv', content: 'a;b' }]), 'import_type'],
  ['macros', () => workbook('', [{ name: 'xl/vbaProject.bin', content: 'x' }]), 'import_macros'],
  ['a truncated workbook', () => workbook(row('')).subarray(0, 300), 'import_broken'],
  ['an invalid ZIP', () => Buffer.from('PK and nothing'), 'import_broken'],
  ['unclosed XML', () => workbook('<row>'), 'import_broken'],
  ['HTML without a table', () => Buffer.from('<html><body>Войдите</body></html>'), 'import_type'],
  [
    'a missing string table',
    () => workbook('<row><c t="s"><v>0</v></c></row><row><c><v>1</v></c></row>'),
    'import_broken',
  ],
  [
    'a billion laughs',
    () => workbook(row('<c t="str"><v>&b;</v></c>'), [], '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'),
    'import_broken',
  ],
  [
    'an external entity',
    () => workbook(row('<c t="str"><v>&x;</v></c>'), [], '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    'import_broken',
  ],
  ['an unclosed quote', () => Buffer.from('Артикул;Цена\n"B";2\n"A;1;5'), 'import_quote'],
];

it.each(hostile)('rejects a hostile file: %s', (_name, bytes, code) => {
  expect(() => readSheet(bytes())).toThrow(expect.objectContaining({ code }));
});

it('truncates and marks a cell of one megabyte, and limits the columns of a row', () => {
  const sheet = readSheet(Buffer.from(`Артикул;Цена\n${'x'.repeat(1024 * 1024)};5${';y'.repeat(500)}\n`));
  expect(sheet.rows[0]?.cells[0]).toHaveLength(40);
  expect(sheet.rows[0]?.cells).toHaveLength(60);
  expect(sheet.rows[0]?.marks.startsWith('lt')).toBe(true);
  expect(sheet.reading.is_cut).toBe(true);
});

it('reads or refuses any bytes without crashing', () => {
  const good = workbook(row('<c t="str"><v>A</v></c>'));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 }), (changes) => {
      const bytes = Buffer.from(good);
      for (const [at, byte] of changes) bytes[at] = byte;
      try {
        readSheet(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 100) },
  );
});
