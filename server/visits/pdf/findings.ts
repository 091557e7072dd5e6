import type { PdfDocument, PdfPhoto } from './document';
import { drawTitle } from './lines';
import { INK, LEFT, type Sheet, SIZE, WIDTH } from './sheet';
import { dayInWords, grouped, PDF_TEXTS, type PdfTexts } from './texts';

const COLOURS = { red: '#b3261e', yellow: '#ffb020', green: '#137a45' } as const;
const INSET = 16;
const PHOTO_HEIGHT = 76;
const PHOTO_GAP = 6;
const UNREADABLE_WIDTH = (PHOTO_HEIGHT * 4) / 3;
/** Height in points up to which a finding is not split between pages: more than a title and the longest paragraph. */
const MAX_UNSPLIT_HEIGHT = 400;

type Finding = PdfDocument['visit']['findings'][number];
const BOLD = { weight: 'bold' } as const;
const SOFT = { colour: INK.soft } as const;
const SMALL = { size: SIZE.small, colour: INK.soft } as const;
const BOX = { x: LEFT + INSET, width: WIDTH - INSET };

export function drawFindings(sheet: Sheet, { visit, language }: Pick<PdfDocument, 'visit' | 'language'>): void {
  const t = PDF_TEXTS[language];
  const [first] = visit.findings;
  if (!first) return;
  const dueOf = ({ due_date: date, due_mileage: mileage }: Finding): string[] =>
    [
      date === undefined ? '' : t.dueDate(dayInWords(date, language)),
      mileage === undefined ? '' : t.dueMileage(grouped(mileage)),
    ].filter(Boolean);
  drawTitle(sheet, t.findings, keptOf(sheet, first, dueOf(first)));
  for (const finding of visit.findings) {
    const { level, title, note, photos } = finding;
    const due = dueOf(finding);
    sheet.room(keptOf(sheet, finding, due));
    sheet.artifact(() => sheet.pdf.circle(LEFT + 5, sheet.y + 6, 4.5).fill(COLOURS[level]));
    sheet.flow([title], BOX, BOLD);
    sheet.flow([t.levels[level]], BOX, SMALL);
    sheet.flow(paragraphsOf(note), BOX);
    sheet.flow(due, BOX, SOFT);
    drawRows(sheet, t, photos, { left: BOX.x, name: title });
    sheet.y += 8;
  }
}

const paragraphsOf = (note: string): string[] => note.split(/\r\n?|\n/);

function keptOf(sheet: Sheet, { title, note, photos }: Finding, due: readonly string[]): number {
  const texts = paragraphsOf(note).reduce((sum, text) => sum + sheet.heightOf(text, BOX.width), 0);
  const height = sheet.heightOf(title, BOX.width, BOLD) + texts + 14 * (1 + due.length);
  return Math.min(height + (photos.length > 0 ? PHOTO_HEIGHT + PHOTO_GAP : 0), MAX_UNSPLIT_HEIGHT);
}

export function drawPhotos(sheet: Sheet, { visit: { photos }, language }: PdfDocument): void {
  const t = PDF_TEXTS[language];
  if (photos.length === 0) return;
  drawTitle(sheet, t.photos, PHOTO_GAP + PHOTO_HEIGHT);
  drawRows(sheet, t, photos, { left: LEFT, name: t.photos });
  sheet.y += 8;
}

type Place = {
  left: number;
  name: string;
};

function drawRows(sheet: Sheet, t: PdfTexts, photos: readonly PdfPhoto[], { left, name }: Place): void {
  if (photos.length === 0) return;
  sheet.y += PHOTO_GAP;
  let x = left;
  sheet.room(PHOTO_HEIGHT);
  for (const photo of photos) {
    const width = photo ? Math.min((PHOTO_HEIGHT * photo.width) / photo.height, LEFT + WIDTH - left) : UNREADABLE_WIDTH;
    if (x > left && x + width > LEFT + WIDTH) {
      x = left;
      sheet.y += PHOTO_HEIGHT + PHOTO_GAP;
      sheet.room(PHOTO_HEIGHT);
    }
    if (photo) {
      const at = x;
      sheet.figure(name, () => sheet.pdf.image(Buffer.from(photo.bytes), at, sheet.y, { fit: [width, PHOTO_HEIGHT] }));
    } else drawUnreadable(sheet, t, x);
    x += width + PHOTO_GAP;
  }
  sheet.y += PHOTO_HEIGHT;
}

function drawUnreadable(sheet: Sheet, t: PdfTexts, left: number): void {
  sheet.artifact(() => sheet.pdf.rect(left, sheet.y, UNREADABLE_WIDTH, PHOTO_HEIGHT).fillAndStroke(INK.band, INK.line));
  const width = UNREADABLE_WIDTH - 16;
  const y = sheet.y + (PHOTO_HEIGHT - sheet.heightOf(t.unreadable, width, SMALL)) / 2;
  sheet.write(t.unreadable, { x: left + 8, y, width }, { ...SMALL, align: 'center' });
}
