import qrcode from 'qrcode-generator';
import { dateAt } from '#contract/rules/clock';
import { spacedPlate } from '#contract/rules/plates';
import type { PdfDocument } from './document';
import { drawFindings, drawPhotos } from './findings';
import { drawLines } from './lines';
import { INK, LEFT, Sheet, SIZE, TOP, WIDTH } from './sheet';
import { dayInWords, grouped, PDF_TEXTS } from './texts';

export const QR_SIDE = 92;
export const GAP = 14;

export async function drawPdf(paper: PdfDocument): Promise<Uint8Array> {
  const { visit, language } = paper;
  const t = PDF_TEXTS[language];
  const title = t.title(visit.number);
  const author = paper.company[0] ?? 'Yolda';
  const sheet = new Sheet({
    title: `Yolda. ${title}`,
    author,
    language,
    at: new Date(visit.corrected_at ?? visit.closed_at),
  });
  drawLetterhead(sheet, [...paper.company, visit.branch, visit.branch_address]);
  drawHead(sheet, paper, title);
  drawLines(sheet, paper);
  drawFindings(sheet, paper);
  drawPhotos(sheet, paper);
  drawHash(sheet, paper);
  sheet.foot(`Yolda · ${title} · ${dayInWords(dateAt(visit.closed_at), language)}`);
  return sheet.end();
}

export function drawLetterhead(sheet: Sheet, right: readonly string[]): void {
  sheet.artifact(() => sheet.pdf.roundedRect(LEFT, TOP, 26, 26, 7).fill(INK.amber));
  sheet.write('Y', { x: LEFT, y: TOP + 4, width: 26 }, { size: 14, weight: 'bold', align: 'center' });
  sheet.write('Yolda', { x: LEFT + 34, y: TOP + 3, width: 160 }, { size: 15, weight: 'bold' });
  const column = { x: LEFT + WIDTH / 2, width: WIDTH / 2 };
  let y = TOP;
  for (const line of right)
    y += sheet.write(line, { ...column, y }, { size: SIZE.small, colour: INK.soft, align: 'right' });
  sheet.y = Math.max(y, TOP + 26) + 10;
  sheet.rule(sheet.y, INK.text);
  sheet.y += GAP;
}

function drawHead(sheet: Sheet, { visit, language, address }: PdfDocument, title: string): void {
  const t = PDF_TEXTS[language];
  const day = (time: string) => dayInWords(dateAt(time), language);
  const top = sheet.y;
  drawCode(sheet, address, top);
  const caption = { x: LEFT + WIDTH - QR_SIDE - 10, y: top + QR_SIDE + 3, width: QR_SIDE + 10 };
  sheet.write(t.check, caption, { size: SIZE.small, colour: INK.soft, align: 'right' });
  const width = WIDTH - QR_SIDE - 2 * GAP;
  let y = top;
  y += sheet.write(title, { x: LEFT, y, width }, { size: SIZE.title, weight: 'bold' });
  y += sheet.write(t.subtitle, { x: LEFT, y, width }, { colour: INK.soft }) + 8;
  const { corrects, corrected_by } = visit;
  if (corrected_by)
    y +=
      sheet.write(
        t.corrected(corrected_by.number, day(corrected_by.closed_at)),
        { x: LEFT, y, width },
        { weight: 'bold' },
      ) + 4;
  if (corrects) y += sheet.write(t.corrects(corrects.number, day(corrects.closed_at)), { x: LEFT, y, width }) + 4;
  const facts: [string, string][] = [
    [t.closed, day(visit.closed_at)],
    [t.correctedOn, visit.corrected_at ? day(visit.corrected_at) : ''],
    [t.mileage, t.km(grouped(visit.mileage))],
    [t.car, `${visit.car}, ${t.year(visit.year)}`],
    [t.plate, spacedPlate(visit.plate)],
    [t.vin, visit.vin],
    [t.customer, visit.name],
    [t.reference, visit.reference],
    [t.branch, visit.branch],
  ];
  sheet.y = Math.max(drawFacts(sheet, facts, { y, width }), caption.y + 26) + 6;
}

/** Draws facts in two columns, without empty ones, and returns the y below them. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly (readonly [label: string, value: string])[],
  { y: top, width }: { y: number; width: number },
): number {
  const column = (width - GAP) / 2;
  const shown = facts.filter(([, value]) => value !== '');
  let y = top;
  for (let at = 0; at < shown.length; at += 2) {
    const heights = shown.slice(at, at + 2).map(([label, value], place) => {
      const box = { x: LEFT + place * (column + GAP), width: column };
      const height = sheet.write(label, { ...box, y }, { size: SIZE.small, colour: INK.soft });
      return height + sheet.write(value, { ...box, y: y + height }, { weight: 'bold' });
    });
    y += Math.max(...heights) + 5;
  }
  return y;
}

export function drawCode(sheet: Sheet, address: string, top: number): void {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const cell = QR_SIDE / count;
  const left = LEFT + WIDTH - QR_SIDE;
  sheet.figure(address, () => {
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++)
        if (code.isDark(row, column)) sheet.pdf.rect(left + column * cell, top + row * cell, cell, cell);
    sheet.pdf.fill(INK.text);
  });
}

function drawHash(sheet: Sheet, { visit, language, address }: PdfDocument): void {
  const t = PDF_TEXTS[language];
  sheet.room(64);
  sheet.y += 4;
  sheet.rule();
  sheet.y += 8;
  sheet.line(t.hash, { size: SIZE.small, colour: INK.soft });
  sheet.line(visit.hash, { size: SIZE.small });
  sheet.line(`${t.checkText}: ${address}`, { size: SIZE.small, colour: INK.soft });
}
