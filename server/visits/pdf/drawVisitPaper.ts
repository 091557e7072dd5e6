import { dateAt } from '#contract/rules/clock';
import { spacedPlate } from '#contract/rules/plates';
import type { PaperLine, VisitPaper } from './document';
import { drawCode, drawFacts, drawLetterhead, GAP, QR_SIDE } from './draw';
import { drawSums, drawTable, drawTitle, sumRows } from './lines';
import { INK, LEFT, Sheet, SIZE, TOP, WIDTH } from './sheet';
import { dayInWords, grouped, groupedPhone, PDF_TEXTS } from './texts';

const SMALL = { size: SIZE.small, colour: INK.soft } as const;
/** Height in points of a title with the head and the first line of its table. */
const FIRST_LINE = 80;
const SIGNATURE_HEIGHT = 74;
const SIGNATURE_SPACE = 30;

/** Draws an estimate, a work order or an act of completion. Without sums, the paper has no prices. */
export function drawVisitPaper(paper: VisitPaper): Promise<Uint8Array> {
  const { kind, language, company, branch, works, parts, sums } = paper;
  const t = PDF_TEXTS[language];
  const title = t.paperNumber(t.papers[kind], kind === 'act' && paper.number ? String(paper.number) : paper.reference);
  const sheet = new Sheet({
    title: `Yolda. ${title}`,
    author: company[0] ?? 'Yolda',
    language,
    at: new Date(paper.printed_at),
  });
  drawLetterhead(sheet, [...company, ...branch]);
  drawHead(sheet, paper, title);
  drawText(sheet, t.complaint, paper.complaint);
  if (kind === 'order') drawText(sheet, t.note, paper.note);
  const isPriced = sums !== null;
  for (const [name, lines] of [
    [t.works, works],
    [t.parts, parts],
  ] as const) {
    if (lines.length === 0) continue;
    drawTitle(sheet, name, FIRST_LINE);
    drawTable(sheet, t, lines, isPriced);
  }
  if (sums) {
    const both = works.length > 0 && parts.length > 0;
    drawSums(sheet, t, [
      ...(both
        ? [
            { label: t.worksSum, sum: totalOf(works) },
            { label: t.partsSum, sum: totalOf(parts) },
          ]
        : []),
      ...sumRows(t, sums),
    ]);
  }
  if (kind === 'estimate') sheet.line(t.estimateTerms, SMALL);
  drawSignatures(sheet, paper);
  if (kind === 'act' && paper.hash && paper.code) {
    sheet.room(SIGNATURE_SPACE + 14);
    sheet.line(t.hash, SMALL);
    sheet.line(paper.hash, { size: SIZE.small });
    sheet.line(`${t.checkText}: ${paper.code}`, SMALL);
  }
  sheet.foot(`Yolda · ${title} · ${paper.car}`);
  return sheet.end();
}

const totalOf = (lines: readonly PaperLine[]): number =>
  lines.reduce((sum, { sums, is_declined: isDeclined }) => sum + (isDeclined ? 0 : (sums?.total ?? 0)), 0);

function drawHead(sheet: Sheet, paper: VisitPaper, title: string): void {
  const { kind, language, code } = paper;
  const t = PDF_TEXTS[language];
  const day = (time: string) => dayInWords(dateAt(time), language);
  const top = sheet.y;
  let bottom = top;
  if (code) {
    drawCode(sheet, code, top);
    const caption = { x: LEFT + WIDTH - QR_SIDE - 10, y: top + QR_SIDE + 3, width: QR_SIDE + 10 };
    const words = kind === 'act' ? t.check : t.openEstimate;
    bottom = caption.y + sheet.write(words, caption, { ...SMALL, align: 'right' });
  }
  const width = code ? WIDTH - QR_SIDE - 2 * GAP : WIDTH;
  let y = top + sheet.write(title, { x: LEFT, y: top, width }, { size: SIZE.title, weight: 'bold' }) + 4;
  if (kind === 'act' && paper.corrected_by !== null)
    y += sheet.write(t.correctedByOther, { x: LEFT, y, width }, { weight: 'bold' }) + 4;
  if (kind === 'act' && paper.corrects !== null) y += sheet.write(t.correctsOther, { x: LEFT, y, width }) + 4;
  const facts = [
    [t.printedOn, day(paper.printed_at)],
    [t.received, day(paper.opened_at)],
    [t.collected, kind === 'act' && paper.closed_at ? day(paper.closed_at) : ''],
    [t.reference, kind === 'act' && paper.number ? paper.reference : ''],
    [t.customer, paper.name],
    [t.phone, groupedPhone(paper.phone)],
    [t.car, paper.car],
    [t.plate, spacedPlate(paper.plate)],
    [t.vin, paper.vin],
    [t.mileage, t.km(grouped(paper.mileage))],
  ] as const;
  sheet.y = Math.max(drawFacts(sheet, facts, { y, width }), bottom) + 6;
}

function drawText(sheet: Sheet, title: string, text: string): void {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return;
  sheet.room(40);
  sheet.line(title, SMALL);
  for (const line of lines) sheet.line(line);
  sheet.y += 4;
}

/** Two signatures side by side, which stay together on one page. */
function drawSignatures(sheet: Sheet, { kind, language, name }: VisitPaper): void {
  const t = PDF_TEXTS[language];
  const width = (WIDTH - 2 * GAP) / 2;
  const boxes = t.signatures[kind].map((label, at) => ({ label, x: LEFT + at * (width + 2 * GAP) }));
  const words = boxes.map(({ label }, at) => (at === 1 && name ? `${label}: ${name}` : label));
  const height = Math.max(...words.map((text) => sheet.heightOf(text, width)));
  sheet.room(height + SIGNATURE_HEIGHT);
  if (sheet.y > TOP) sheet.y += 12;
  for (const [at, { x }] of boxes.entries()) {
    sheet.write(words[at] ?? '', { x, y: sheet.y, width });
    const y = sheet.y + height + SIGNATURE_SPACE;
    sheet.artifact(() =>
      sheet.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(INK.text)
        .stroke(),
    );
    sheet.write(t.signatureHint, { x, y: y + 3, width }, SMALL);
  }
  sheet.y += height + SIGNATURE_SPACE + 22;
}
