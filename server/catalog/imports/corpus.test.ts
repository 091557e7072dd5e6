import { utils, write } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { contentTypes, zipFile } from '../../testing/zipFile';
import { readSheet } from './read';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml';
const DAY = new Date(Date.UTC(2026, 4, 10));

const TABLE = [
  ['ООО «Автозапчасти», прайс-лист, Ташкент'],
  ['Артикул', 'Наименование', 'Цена'],
  ['0015', 'Масло <5W-30> & "A", 4 л', 150_000.5],
  ['GDB9006', 'Колодки', DAY],
  ['GDB9007', 'Диск', true],
  ['9025', 'Фильтр', 45_000],
];
const EXPECTED = [
  ['0015', 'Масло <5W-30> & "A", 4 л', '150000.5', 't'],
  ['GDB9006', 'Колодки', '10.05.2026', 'd'],
  ['GDB9007', 'Диск', 'TRUE', 'b'],
  ['9025', 'Фильтр', '45000', 'n'],
];

const sheetJs = (bookType: 'xlsx' | 'xlsb' | 'biff8' | 'ods' | 'fods' | 'xlml' | 'html') => (): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(TABLE, { cellDates: true, UTC: true }), 'Прайс');
  const made: unknown = write(book, { type: 'buffer', bookType });
  return Buffer.from(made as Uint8Array);
};

const excelJs = async (): Promise<Buffer> => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Прайс');
  sheet.addRows(TABLE);
  sheet.getCell('C4').numFmt = 'dd.mm.yyyy';
  return Buffer.from(await book.xlsx.writeBuffer());
};

const writeExcelFile = (): Promise<Buffer> =>
  writeXlsxFile(
    TABLE.map((row) =>
      row.map((value): Cell => {
        if (typeof value === 'number') return { type: Number, value, format: '#,##0.00 "сум"' };
        if (typeof value === 'boolean') return { type: Boolean, value };
        return value instanceof Date ? { type: Date, value, format: 'dd.mm.yyyy' } : { type: String, value };
      }),
    ),
  ).toBuffer();

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
type Rows = { rows: string; strings: string[] };
const xmlRows = (isInline: boolean, p = ''): Rows => {
  const strings: string[] = [];
  const cellOf = (value: unknown, reference: string) => {
    const open = `<${p}c r="${reference}"`;
    const v = (text: string) => `<${p}v>${text}</${p}v></${p}c>`;
    if (typeof value === 'number') return `${open}>${v(String(value))}`;
    if (typeof value === 'boolean') return `${open} t="b">${v('1')}`;
    if (value instanceof Date) return `${open} s="1">${v('46152')}`;
    if (isInline) return `${open} t="inlineStr"><${p}is><${p}t>${escaped(String(value))}</${p}t></${p}is></${p}c>`;
    strings.push(String(value));
    return `${open} t="s">${v(String(strings.length - 1))}`;
  };
  const rows = TABLE.map(
    (row, at) =>
      `<${p}row r="${at + 1}">${row.map((value, column) => cellOf(value, `${'ABC'[column]}${at + 1}`)).join('')}</${p}row>`,
  ).join('');
  return { rows, strings };
};
const STYLES = `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;
const stylesType =
  '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>';
const relationship = (type: string, target: string, id: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

type Odd = {
  book?: string;
  target?: string;
  sheet?: string;
  stringsPart?: string;
  isInline?: boolean;
  id?: string;
  p?: string;
  isWide?: boolean;
  main?: string;
  relations?: string;
};
const odd = (given: Odd) => (): Buffer => {
  const {
    book = 'xl/workbook.xml',
    sheet = 'xl/worksheets/sheet1.xml',
    target = 'worksheets/sheet1.xml',
    stringsPart = 'xl/sharedStrings.xml',
  } = given;
  const { isInline = false, id = 'r', p = '', isWide = false, main = MAIN, relations = RELATIONS } = given;
  const { rows, strings } = xmlRows(isInline, p);
  const name = p === '' ? 'xmlns' : `xmlns:${p.slice(0, -1)}`;
  const encode = (text: string) => (isWide ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text));
  return zipFile([
    { name: '[Content_Types].xml', content: contentTypes({ workbook: book, sheet, strings: stringsPart }, stylesType) },
    { name: '_rels/.rels', content: `<Relationships>${relationship('officeDocument', book, 'r1')}</Relationships>` },
    {
      name: book,
      content: `<workbook xmlns="${main}" xmlns:${id}="${relations}"><sheets><sheet name="TDSheet" sheetId="1" ${id}:id="rId1"/></sheets></workbook>`,
    },
    {
      name: book.replace(/([^/]*)$/, '_rels/$1.rels'),
      content: `<Relationships>${relationship('worksheet', target, 'rId1')}${relationship('sharedStrings', 'sharedStrings.xml', 'rId2')}${relationship('styles', 'styles.xml', 'rId3')}</Relationships>`,
    },
    { name: 'xl/styles.xml', content: STYLES },
    {
      name: sheet,
      content: encode(
        `<?xml version="1.0"?><${p}worksheet ${name}="${main}"><${p}sheetData>${rows}</${p}sheetData></${p}worksheet>`,
      ),
    },
    ...(isInline
      ? []
      : [
          {
            name: stringsPart,
            content: `<sst xmlns="${main}">${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
          },
        ]),
  ]);
};

const libreOffice = (): Buffer => {
  const cellOf = (value: unknown) => {
    if (typeof value === 'number')
      return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
    if (typeof value === 'boolean')
      return '<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>ИСТИНА</text:p></table:table-cell>';
    if (value instanceof Date)
      return '<table:table-cell office:value-type="date" office:date-value="2026-05-10"><text:p>10.05.26</text:p></table:table-cell>';
    return `<table:table-cell office:value-type="string"><text:p>${escaped(String(value))}</text:p></table:table-cell>`;
  };
  const rest = '<table:table-cell table:number-columns-repeated="16380"/>';
  const rows = TABLE.map((row) => `<table:table-row>${row.map(cellOf).join('')}${rest}</table:table-row>`).join('');
  const namespaces = ['office', 'table', 'text']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  const content = `<?xml version="1.0"?><office:document-content ${namespaces}><office:body><office:spreadsheet><table:table table:name="Прайс">${rows}<table:table-row table:number-rows-repeated="1048500"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
  return Buffer.from(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      'content.xml': strToU8(content),
      'META-INF/manifest.xml': strToU8(
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
      ),
    }),
  );
};

const corpus: [string, () => Buffer | Promise<Buffer>][] = [
  ['XLSX of SheetJS', sheetJs('xlsx')],
  ['XLSB of SheetJS', sheetJs('xlsb')],
  ['XLS of SheetJS', sheetJs('biff8')],
  ['ODS of SheetJS', sheetJs('ods')],
  ['flat ODS of SheetJS', sheetJs('fods')],
  ['XML Spreadsheet 2003 of SheetJS', sheetJs('xlml')],
  ['XLSX of ExcelJS', excelJs],
  ['XLSX of write-excel-file', writeExcelFile],
  ['ODS of LibreOffice', libreOffice],
  ['1C: SharedStrings.xml capitalized', odd({ stringsPart: 'xl/SharedStrings.xml' })],
  ['strings in a separate folder', odd({ stringsPart: 'xl/strings/shared.xml' })],
  ['another name of the workbook', odd({ book: 'xl/book.xml' })],
  ['another prefix of relationships', odd({ id: 'relationships' })],
  ['a prefix of every element', odd({ p: 'x:' })],
  ['a target with a dot', odd({ target: './worksheets/sheet1.xml' })],
  ['a target with a parent folder', odd({ target: '../xl/worksheets/sheet1.xml' })],
  ['a target from the root', odd({ target: '/xl/worksheets/sheet1.xml' })],
  ['a target with an escaped space', odd({ target: 'worksheets/sheet%201.xml', sheet: 'xl/worksheets/sheet 1.xml' })],
  ['a capitalized sheet name', odd({ sheet: 'xl/worksheets/Sheet1.xml' })],
  ['inline strings, as of openpyxl', odd({ isInline: true })],
  ['a sheet in UTF-16', odd({ isWide: true })],
  ['strict OOXML', odd({ main: `${STRICT}/spreadsheetml/main`, relations: `${STRICT}/officeDocument/relationships` })],
];

it.each(corpus)('reads every cell of %s, with dates and booleans as such', async (_name, make) => {
  const { header, rows, reading } = readSheet(await make());
  expect(header).toEqual(['Артикул', 'Наименование', 'Цена']);
  expect(rows.map(({ cells, marks }) => [...cells, marks[2] ?? 't'])).toEqual(
    EXPECTED.map(([number, name, price, mark]) => [number, name, price, mark === 't' ? 'n' : mark]),
  );
  expect(reading).toMatchObject({ head: 2, delimiter: null, encoding: null });
});

it('reads an HTML table named .xls and keeps its texts unchanged', () => {
  const rows = TABLE.slice(0, 3).map(
    (row) => `<tr>${row.map((value) => `<td>${escaped(String(value))}</td>`).join('')}</tr>`,
  );
  const html = `<!DOCTYPE html><html><head><meta charset="windows-1251"></head><body><table>${rows.join('')}</table></body></html>`;
  const { header, rows: read } = readSheet(Buffer.from(html));
  expect(header).toEqual(['Артикул', 'Наименование', 'Цена']);
  expect(read[0]?.cells).toEqual(['0015', 'Масло <5W-30> & "A", 4 л', '150000.5']);
});

it.each(['xlsx', 'xlsb'] as const)('reports the number of hidden rows of an %s and reads them', (bookType) => {
  const table = utils.aoa_to_sheet([
    ['Артикул', 'Цена'],
    ['A1', 5],
    ['B2', 6],
  ]);
  table['!rows'] = [{}, { hidden: true }, {}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, table, 'Цены');
  const { reading, rows } = readSheet(Buffer.from(write(book, { type: 'buffer', bookType }) as Uint8Array));
  expect(rows.map(({ cells }) => cells[0])).toEqual(['A1', 'B2']);
  expect(reading.hidden_rows).toBe(1);
});

it('chooses the visible sheet with the most column names, or the requested one', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Прайс-лист компании']]), 'Обложка');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Артикул', 'Цена'],
      ['A1', 5],
    ]),
    'Старые цены',
  );
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Артикул', 'Цена', 'ID на сайте'],
      ['B2', 6, 1],
    ]),
    'Цены',
  );
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Артикул', 'Цена', 'ID', 'Филиал', 'Остаток'],
      ['C3', 7, 1, 'x', 1],
    ]),
    'Черновик',
  );
  book.Workbook = { Sheets: [{}, { Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] };
  const bytes = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
  expect(readSheet(bytes)).toMatchObject({
    reading: { sheets: ['Обложка', 'Старые цены', 'Цены'], sheet: 2 },
    rows: [{ cells: ['B2', '6', '1'] }],
  });
  expect(readSheet(bytes, { sheet: 1 })).toMatchObject({ rows: [{ cells: ['A1', '5'] }] });
});

const AT_ONCE = 'Артикул;Наименование;Цена\r\n';
const csvs: [string, string, string, string[][]][] = [
  [
    'commas in names',
    `${AT_ONCE}AC-0007;Масло моторное, синтетическое, 5W-30, 4 л;430000\r\n154910;Масло, синтетическое, Mobil 1, 0W-20, 4 л;790000\r\n`,
    ';',
    [
      ['AC-0007', 'Масло моторное, синтетическое, 5W-30, 4 л', '430000'],
      ['154910', 'Масло, синтетическое, Mobil 1, 0W-20, 4 л', '790000'],
    ],
  ],
  [
    'a title with many commas',
    `ООО «Автозапчасти», прайс-лист, действует с 01.12.2026, Ташкент, ул. Амира Темура, 15\n${AT_ONCE}A1;x;5\nA2;y;6`,
    ';',
    [
      ['A1', 'x', '5'],
      ['A2', 'y', '6'],
    ],
  ],
  ['decimal commas', 'Артикул;Цена\nGDB9001;45000,00\n', ';', [['GDB9001', '45000,00']]],
  [
    'tabs with commas in cells',
    'Артикул\tЦена\tПримечание\nA1\t45,000.00\tс НДС, шт., склад\n',
    '\t',
    [['A1', '45,000.00', 'с НДС, шт., склад']],
  ],
  ['bars', 'Артикул|Цена\nA1|5\n', '|', [['A1', '5']]],
  ['commas', 'Артикул,Цена\nA1,"5,5"\n', ',', [['A1', '5,5']]],
  ['from the sep= line of Excel', 'sep=,\r\nАртикул,Цена\r\nA1;x,5\r\n', ',', [['A1;x', '5']]],
  [
    'literal quotes',
    'Артикул;Цена\n"Жигули;5\nA 5" труба;6\n',
    ';',
    [
      ['"Жигули', '5'],
      ['A 5" труба', '6'],
    ],
  ],
];

it.each(csvs)('detects the CSV delimiter %s', (_name, text, delimiter, rows) => {
  const sheet = readSheet(Buffer.from(text));
  expect(sheet.reading.delimiter).toBe(delimiter);
  expect(sheet.rows.map(({ cells }) => cells)).toEqual(rows);
});

const CYRILLIC = 'Артикул;Наименование;Цена\r\nGDB9001;Фильтр масляный, салонный, для Нексии «Люкс»;45000,00\r\n';
const eightBit = (encoding: string) => (text: string) => {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (letter) => codes.get(letter) ?? 63));
};
it.each([
  ['utf-8', (text: string) => Buffer.from(text)],
  ['utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
  ['utf-16be', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ['windows-1251', eightBit('windows-1251')],
  ['ibm866', eightBit('ibm866')],
  ['koi8-r', eightBit('koi8-r')],
] as const)('detects %s in a CSV without a byte order mark', (encoding, encode) => {
  const text = encoding === 'ibm866' || encoding === 'koi8-r' ? CYRILLIC.replace(/[«»]/g, '') : CYRILLIC;
  const { header, rows, reading } = readSheet(encode(text));
  expect(reading.encoding).toBe(encoding);
  expect(header).toEqual(['Артикул', 'Наименование', 'Цена']);
  expect(rows[0]?.cells[1]).toContain('Фильтр масляный, салонный, для Нексии');
  expect(readSheet(encode(text), { encoding: encoding === 'koi8-r' ? 'ibm866' : encoding }).reading.encoding).toBe(
    encoding === 'koi8-r' ? 'ibm866' : encoding,
  );
});

it('finds no header row without known column names, and accepts a requested one', () => {
  const bytes = Buffer.from('GDB9001;290000\nAC-0007;430000\n');
  expect(readSheet(bytes)).toMatchObject({ header: ['', ''], reading: { head: 0 }, rows: [{ line: 1 }, { line: 2 }] });
  expect(readSheet(bytes, { head: 1 })).toMatchObject({ header: ['GDB9001', '290000'], rows: [{ line: 2 }] });
  const titled = Buffer.from('Цена\nАртикул;Цена\nA;1\n');
  expect(readSheet(titled, { head: 0 }).rows).toHaveLength(3);
});

it('reports the line of an unclosed quote', () => {
  const bytes = Buffer.from('Артикул;Название;Цена\nA;"x;y";1\nB;"z;2\nC;v;3\n');
  expect(() => readSheet(bytes)).toThrow(expect.objectContaining({ code: 'import_quote', line: 3 }));
});
