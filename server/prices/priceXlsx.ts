import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/node';
import type { PriceTable } from './priceTables';

/** Texts are written as texts: nothing in them is ever a formula. */
const cellOf = (text: string, isNumber: boolean): Cell => {
  if (!isNumber) return { type: String, value: text };
  return text === '' ? null : { type: Number, value: Number(text), format: '#,##0' };
};

const sheetOf = ({ title, columns, rows }: PriceTable): Sheet<Buffer> => ({
  sheet: title,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
  orientation: 'landscape',
  data: [
    columns.map((column): Cell => ({ type: String, value: column.title, fontWeight: 'bold' })),
    ...rows.map((row) => row.map((text, index) => cellOf(text, columns[index]?.isNumber === true))),
  ],
});

/** A sheet for each table. */
export const priceXlsx = (tables: readonly PriceTable[]): Promise<Buffer> =>
  writeXlsxFile(tables.map(sheetOf)).toBuffer();
