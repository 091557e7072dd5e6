import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/node';
import type { PriceColumn, PriceTable } from './priceTables';

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
