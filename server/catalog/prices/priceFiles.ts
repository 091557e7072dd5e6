import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/node';
import type { PriceList } from '#contract/catalog';
import { pagePath } from '#contract/rules/pages';
import type { Language } from '../../platform/language';
import type { PriceColumn, PriceTable } from './priceTables';

/** Without this mark, spreadsheets read the file in a legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF';
/** List separator of Excel in Uzbekistan, where the comma is the decimal separator. */
const SEPARATOR = ';';

/**
 * Beginnings of cells that spreadsheets would evaluate as formulas (CWE-1236). `+`, `-` and `@` also begin phones, so
 * they match only before a function call or a reference. A spreadsheet may also split cells at `,`, `;` or a tab.
 */
const FORMULA = /(^|[,;\t])( *)(?=[=＝]|[+\-@＋－＠][^,;\t\r\n]*(?:[\p{L}_.]\(|[|[\]]|!\$?[A-Za-z]))/gu;
const BLANK_FIRST = /^[\t\r]/;

const textCell = (text: string): string => {
  const safe = (BLANK_FIRST.test(text) ? `'${text}` : text).replace(FORMULA, "$1$2'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const numberCell = (decimal: string): string => decimal.replace(/\.00$/, '').replace('.', ',');

const tableLines = ({ columns, rows }: PriceTable): string[] => [
  columns.map((column) => textCell(column.title)).join(SEPARATOR),
  ...rows.map((row) =>
    row.map((cell, index) => (columns[index]?.isNumber ? numberCell(cell) : textCell(cell))).join(SEPARATOR),
  ),
];

const asText = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

export const tableCsv = (table: PriceTable): string => `${BYTE_ORDER_MARK}${asText(tableLines(table))}`;

export const priceCsv = (tables: readonly PriceTable[]): string =>
  BYTE_ORDER_MARK + tables.map((table) => asText([textCell(table.title), ...tableLines(table)])).join('\r\n');

export const priceFiles = (language: Language): NonNullable<PriceList['files']> => {
  const path = `${language === 'uz' ? '/uz' : ''}${pagePath('prices')}`;
  return { xlsx: `${path}.xlsx`, csv: `${path}.csv` };
};

/** Tashkent time is written as if it were UTC, because spreadsheets have no time zones. */
const timeOf = (text: string): Date => {
  const [day = 0, month = 1, year = 0, hours = 0, minutes = 0] = text.split(/[. :]/).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hours, minutes));
};

const cellOf = (text: string, column: PriceColumn | undefined): Cell => {
  if (!column?.isNumber && !column?.isTime) return { type: String, value: text };
  if (text === '') return null;
  return column.isNumber
    ? { type: Number, value: Number(text), format: '#,##0' }
    : { type: Date, value: timeOf(text), format: 'dd.mm.yyyy hh:mm' };
};

const sheetOf = ({ title, columns, rows }: PriceTable): Sheet<Buffer> => ({
  sheet: title,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
  orientation: 'landscape',
  data: [
    columns.map((column): Cell => ({ type: String, value: column.title, fontWeight: 'bold' })),
    ...rows.map((row) => row.map((text, index) => cellOf(text, columns[index]))),
  ],
});

export const priceXlsx = (tables: readonly PriceTable[]): Promise<Buffer> =>
  writeXlsxFile(tables.map(sheetOf)).toBuffer();
