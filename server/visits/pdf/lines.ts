import type { HistoryLine, Sums } from '#contract/visits';
import type { Language } from '../../platform/language';
import type { PaperLine, PdfDocument } from './document';
import { INK, LEFT, type Sheet, SIZE, WIDTH } from './sheet';
import { grouped, guaranteeText, PDF_TEXTS, type PdfTexts, quantityOf } from './texts';

const PADDING = 5;
const INSET = 4;
const SUM_WIDTH = 150;
type Column = { x: number; width: number; align: 'left' | 'right' };

const columnsOf = (widths: readonly number[]): Column[] => {
  let x = LEFT;
  return widths.map((width, at): Column => {
    const column: Column = { x: x + INSET, width: width - 2 * INSET, align: at < 2 ? 'left' : 'right' };
    x += width;
    return column;
  });
};
const PRICED = columnsOf([26, WIDTH - 26 - 50 - 76 - 72 - 80, 50, 76, 72, 80]);
const UNPRICED = columnsOf([26, WIDTH - 26 - 70, 70]);

export function drawLines(sheet: Sheet, { visit, language }: Pick<PdfDocument, 'visit' | 'language'>): void {
  const t = PDF_TEXTS[language];
  drawTitle(sheet, t.lines, 80);
  drawTable(
    sheet,
    t,
    visit.lines.map((line) => ({ ...line, remark: remarkOf(line, language) })),
  );
  drawSums(sheet, t, sumRows(t, visit.sums));
}

const remarkOf = ({ is_declined: isDeclined, guarantee }: HistoryLine, language: Language): string =>
  isDeclined ? PDF_TEXTS[language].declined : guarantee ? guaranteeText(guarantee, language) : '';

/** Draws line items with a head that repeats on each page. Prices are left out if `isPriced` is false. */
export function drawTable(sheet: Sheet, t: PdfTexts, lines: readonly PaperLine[], isPriced = true): void {
  drawColumns(sheet, t, isPriced);
  for (const [at, line] of lines.entries()) drawLine(sheet, t, { line, place: at + 1, isPriced });
}

export function drawTitle(sheet: Sheet, title: string, follows: number): void {
  const words = { size: SIZE.head, weight: 'bold' } as const;
  sheet.room(6 + sheet.heightOf(title, WIDTH, words) + 4 + follows);
  sheet.y += 6;
  sheet.line(title, words);
  sheet.y += 4;
}

function drawColumns(sheet: Sheet, t: PdfTexts, isPriced: boolean): void {
  const titles = ['№', t.name, t.quantity, ...(isPriced ? [t.price, t.discount, t.sum] : [])];
  const columns = isPriced ? PRICED : UNPRICED;
  const words = { size: SIZE.small, colour: INK.soft } as const;
  const height = Math.max(...titles.map((title, at) => sheet.heightOf(title, columns[at]?.width ?? 0, words)));
  sheet.artifact(() => sheet.pdf.rect(LEFT, sheet.y, WIDTH, height + 2 * PADDING).fill(INK.band));
  drawCells(sheet, columns, titles, words);
  sheet.y += height + 2 * PADDING;
}

function drawCells(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  words: Parameters<Sheet['write']>[2],
): void {
  for (const [at, text] of cells.entries()) {
    const column = columns[at];
    if (column) sheet.write(text, { ...column, y: sheet.y + PADDING }, { ...words, align: column.align });
  }
}

type Drawn = { line: PaperLine; place: number; isPriced: boolean };

function drawLine(sheet: Sheet, t: PdfTexts, { line, place, isPriced }: Drawn): void {
  const { name, quantity, price, sums, is_declined: isDeclined, remark } = line;
  const columns = isPriced ? PRICED : UNPRICED;
  const colour = isDeclined ? INK.soft : INK.text;
  const { x, width } = columns[1] ?? { x: LEFT, width: 0 };
  const nameHeight = sheet.heightOf(name, width);
  const height = nameHeight + sheet.heightOf(remark, width, { size: SIZE.small }) + 2 * PADDING;
  if (sheet.room(height)) drawColumns(sheet, t, isPriced);
  const discount = sums && sums.discount > 0 ? `−${grouped(sums.discount)}` : '';
  const total = isDeclined || !sums ? '—' : grouped(sums.total);
  const cells = [String(place), name, quantityOf(quantity), ...(isPriced ? [grouped(price), discount, total] : [])];
  drawCells(sheet, columns, cells, { colour });
  sheet.write(remark, { x, y: sheet.y + PADDING + nameHeight, width }, { size: SIZE.small, colour: INK.soft });
  sheet.y += height;
  sheet.rule();
}

type SumRow = { label: string; sum: number; isTotal?: true };

/** Rows of a visit's sums: the total, and before it amount and discount if there is one. */
export const sumRows = (t: PdfTexts, { amount, discount, total }: Sums): SumRow[] => [
  ...(discount > 0
    ? [
        { label: t.amount, sum: amount },
        { label: t.off, sum: -discount },
      ]
    : []),
  { label: t.total, sum: total, isTotal: true },
];

export function drawSums(sheet: Sheet, t: PdfTexts, rows: readonly SumRow[]): void {
  sheet.room(rows.length * 18 + 16);
  sheet.y += 8;
  for (const { label, sum, isTotal = false } of rows) {
    const words = isTotal ? ({ size: SIZE.head, weight: 'bold' } as const) : {};
    const right = { x: LEFT + WIDTH - SUM_WIDTH, y: sheet.y, width: SUM_WIDTH - INSET };
    const value = `${sum < 0 ? '−' : ''}${grouped(Math.abs(sum))}\u00a0${t.som}`;
    sheet.write(label, { x: LEFT + WIDTH / 3, y: sheet.y, width: (WIDTH * 2) / 3 - SUM_WIDTH }, words);
    sheet.y += sheet.write(value, right, { ...words, align: 'right' }) + 3;
  }
  sheet.y += 6;
}
