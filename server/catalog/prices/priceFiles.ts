import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/node';
import type { PriceList } from '#contract/catalog';
import { pagePath } from '#contract/rules/pages';
import type { Language } from '../../platform/language';
import type { PriceColumn, PriceTable } from './priceTables';

/** Spreadsheets take a file without it for one of the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What Excel of this country's machines divides by: a decimal comma leaves it no other sign. */
const SEPARATOR = ';';

/**
 * A spreadsheet computes a cell that begins so (CWE-1236): with an apostrophe before it, the cell is a text. `+`, `-` and `@` also begin phones and
 * sentences, so they count only where the rest calls a function, another program or another file. Also after signs that begin a cell where the
 * spreadsheet divides by another sign than ours: quotes within a cell do not help there. A line within a cell begins no cell and stays as it is.
 */
const FORMULA = /(^|[,;\t])( *)(?=[=＝]|[+\-@＋－＠][^,;\t\r\n]*(?:[\p{L}_.]\(|[|[\]]|!\$?[A-Za-z]))/gu;
const BLANK_FIRST = /^[\t\r]/;

const textCell = (text: string): string => {
  const safe = (BLANK_FIRST.test(text) ? `'${text}` : text).replace(FORMULA, "$1$2'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** '150000.00' is 150000, '150000.50' is 150000,50. */
const numberCell = (decimal: string): string => decimal.replace(/\.00$/, '').replace('.', ',');

const tableLines = ({ columns, rows }: PriceTable): string[] => [
  columns.map((column) => textCell(column.title)).join(SEPARATOR),
  ...rows.map((row) =>
    row.map((cell, index) => (columns[index]?.isNumber ? numberCell(cell) : textCell(cell))).join(SEPARATOR),
  ),
];

const asText = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

/** One table that begins with its columns, as whatever reads it expects. */
export const tableCsv = (table: PriceTable): string => `${BYTE_ORDER_MARK}${asText(tableLines(table))}`;

/** One table below the other, each under its title, with an empty line between them. */
export const priceCsv = (tables: readonly PriceTable[]): string =>
  BYTE_ORDER_MARK + tables.map((table) => asText([textCell(table.title), ...tableLines(table)])).join('\r\n');

/** Where the price list lies to be taken away, in a language. */
export const priceFiles = (language: Language): NonNullable<PriceList['files']> => {
  const path = `${language === 'uz' ? '/uz' : ''}${pagePath('prices')}`;
  return { xlsx: `${path}.xlsx`, csv: `${path}.csv` };
};

/** A sheet knows no zones: it shows the clock of Tashkent as it is written. */
const timeOf = (text: string): Date => {
  const [day = 0, month = 1, year = 0, hours = 0, minutes = 0] = text.split(/[. :]/).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hours, minutes));
};

/** Texts are written as texts: nothing in them is ever a formula. */
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

/** A sheet for each table. */
export const priceXlsx = (tables: readonly PriceTable[]): Promise<Buffer> =>
  writeXlsxFile(tables.map(sheetOf)).toBuffer();
