import type { Guarantee, HistoryLine } from '#contract/visits';
import type { Language } from '../../platform/language';
import type { PdfDocument } from './document';
import { INK, LEFT, type Sheet, SIZE, WIDTH } from './sheet';
import { dayInWords, grouped, PDF_TEXTS, type PdfTexts, quantityOf } from './texts';

const PADDING = 5;
const INSET = 4;
const SUM_WIDTH = 150;
type Column = { x: number; width: number; align: 'left' | 'right' };

const COLUMNS: readonly Column[] = ((widths) => {
  let x = LEFT;
  return widths.map((width, at): Column => {
    const column: Column = { x: x + INSET, width: width - 2 * INSET, align: at < 2 ? 'left' : 'right' };
    x += width;
    return column;
  });
})([26, WIDTH - 26 - 50 - 76 - 72 - 80, 50, 76, 72, 80]);

export function drawLines(sheet: Sheet, { visit, language }: Pick<PdfDocument, 'visit' | 'language'>): void {
  const t = PDF_TEXTS[language];
  drawTitle(sheet, t.lines, 80);
  drawColumns(sheet, t);
  for (const [at, line] of visit.lines.entries())
    drawLine(sheet, t, { ...line, remark: remarkOf(line, language) }, at + 1);
  drawSums(sheet, t, visit.sums);
}

export function drawTitle(sheet: Sheet, title: string, follows: number): void {
  const words = { size: SIZE.head, weight: 'bold' } as const;
  sheet.room(6 + sheet.heightOf(title, WIDTH, words) + 4 + follows);
  sheet.y += 6;
  sheet.line(title, words);
  sheet.y += 4;
}

function drawColumns(sheet: Sheet, t: PdfTexts): void {
  const titles = ['№', t.name, t.quantity, t.price, t.discount, t.sum];
  const words = { size: SIZE.small, colour: INK.soft } as const;
  const height = Math.max(...titles.map((title, at) => sheet.heightOf(title, COLUMNS[at]?.width ?? 0, words)));
  sheet.artifact(() => sheet.pdf.rect(LEFT, sheet.y, WIDTH, height + 2 * PADDING).fill(INK.band));
  drawCells(sheet, titles, words);
  sheet.y += height + 2 * PADDING;
}

function drawCells(sheet: Sheet, cells: readonly string[], words: Parameters<Sheet['write']>[2]): void {
  for (const [at, text] of cells.entries()) {
    const column = COLUMNS[at];
    if (column) sheet.write(text, { ...column, y: sheet.y + PADDING }, { ...words, align: column.align });
  }
}

const remarkOf = ({ is_declined: isDeclined, guarantee }: HistoryLine, language: Language): string =>
  isDeclined ? PDF_TEXTS[language].declined : guarantee ? guaranteeText(guarantee, language) : '';

/** Returns the limits of a guarantee in words; the document is not dated, so it does not say whether one has ended. */
export function guaranteeText(
  { until_date: date, until_mileage: km }: Pick<Guarantee, 'until_date' | 'until_mileage'>,
  language: Language,
): string {
  const t = PDF_TEXTS[language];
  return t.guarantee([
    ...(date === undefined ? [] : [dayInWords(date, language)]),
    ...(km === undefined ? [] : [t.km(grouped(km))]),
  ]);
}

function drawLine(sheet: Sheet, t: PdfTexts, line: HistoryLine & { remark: string }, place: number): void {
  const { name, quantity, price, sums, is_declined: isDeclined, remark } = line;
  const colour = isDeclined ? INK.soft : INK.text;
  const width = COLUMNS[1]?.width ?? 0;
  const nameHeight = sheet.heightOf(name, width);
  const height = nameHeight + sheet.heightOf(remark, width, { size: SIZE.small }) + 2 * PADDING;
  if (sheet.room(height)) drawColumns(sheet, t);
  const discount = sums.discount > 0 ? `−${grouped(sums.discount)}` : '';
  drawCells(
    sheet,
    [String(place), name, quantityOf(quantity), grouped(price), discount, isDeclined ? '—' : grouped(sums.total)],
    { colour },
  );
  const below = { x: COLUMNS[1]?.x ?? LEFT, y: sheet.y + PADDING + nameHeight, width };
  sheet.write(remark, below, { size: SIZE.small, colour: INK.soft });
  sheet.y += height;
  sheet.rule();
}

function drawSums(sheet: Sheet, t: PdfTexts, { amount, discount, total }: PdfDocument['visit']['sums']): void {
  const rows: [string, string, boolean][] = [
    ...(discount > 0
      ? ([
          [t.amount, `${grouped(amount)}\u00a0${t.som}`, false],
          [t.off, `−${grouped(discount)}\u00a0${t.som}`, false],
        ] satisfies [string, string, boolean][])
      : []),
    [t.total, `${grouped(total)}\u00a0${t.som}`, true],
  ];
  sheet.room(rows.length * 18 + 16);
  sheet.y += 8;
  for (const [label, value, isTotal] of rows) {
    const words = isTotal ? ({ size: SIZE.head, weight: 'bold' } as const) : {};
    const right = { x: LEFT + WIDTH - SUM_WIDTH, y: sheet.y, width: SUM_WIDTH - INSET };
    sheet.write(label, { x: LEFT + WIDTH / 3, y: sheet.y, width: (WIDTH * 2) / 3 - SUM_WIDTH }, words);
    sheet.y += sheet.write(value, right, { ...words, align: 'right' }) + 3;
  }
  sheet.y += 6;
}
