import { drawTitle } from './lines';
import type { Paper, PaperPhoto } from './paper';
import { INK, LEFT, type Sheet, SIZE, WIDTH } from './sheet';
import { dayInWords, grouped, PAPER_TEXTS } from './texts';

const COLOURS = { red: '#b3261e', yellow: '#ffb020', green: '#137a45' } as const;
const INSET = 16;
const PHOTO_HEIGHT = 76;
const PHOTO_GAP = 6;

/** What was found: its colour also as a word, because paper is printed in grey. */
export function drawFindings(sheet: Sheet, { visit, language }: Paper): void {
  const t = PAPER_TEXTS[language];
  if (visit.findings.length === 0) return;
  drawTitle(sheet, t.findings, 90);
  const width = WIDTH - INSET;
  const x = LEFT + INSET;
  for (const { level, title, note, due_date: date, due_mileage: mileage, photos } of visit.findings) {
    const due = [
      date === undefined ? '' : t.dueDate(dayInWords(date, language)),
      mileage === undefined ? '' : t.dueMileage(grouped(mileage)),
    ].filter(Boolean);
    const height =
      sheet.heightOf(title, width, { weight: 'bold' }) + sheet.heightOf(note, width) + 14 * (1 + due.length);
    sheet.room(height + (photos.length > 0 ? PHOTO_HEIGHT + PHOTO_GAP : 0));
    sheet.pdf.circle(LEFT + 5, sheet.y + 6, 4.5).fill(COLOURS[level]);
    sheet.y += sheet.write(title, { x, y: sheet.y, width }, { weight: 'bold' });
    sheet.y += sheet.write(t.levels[level], { x, y: sheet.y, width }, { size: SIZE.small, colour: INK.soft });
    sheet.y += sheet.write(note, { x, y: sheet.y, width });
    for (const line of due) sheet.y += sheet.write(line, { x, y: sheet.y, width }, { colour: INK.soft });
    drawRows(sheet, photos, x);
    sheet.y += 8;
  }
}

/** Those that belong to nothing that was found. */
export function drawPhotos(sheet: Sheet, title: string, photos: readonly PaperPhoto[]): void {
  if (photos.length === 0) return;
  drawTitle(sheet, title, PHOTO_HEIGHT + 40);
  drawRows(sheet, photos, LEFT);
  sheet.y += 8;
}

/** In rows of one height, as many in one as find room. */
function drawRows(sheet: Sheet, photos: readonly PaperPhoto[], left: number): void {
  if (photos.length === 0) return;
  sheet.y += PHOTO_GAP;
  let x = left;
  sheet.room(PHOTO_HEIGHT);
  for (const { width, height, bytes } of photos) {
    const shown = Math.min((PHOTO_HEIGHT * width) / height, LEFT + WIDTH - left);
    if (x > left && x + shown > LEFT + WIDTH) {
      x = left;
      sheet.y += PHOTO_HEIGHT + PHOTO_GAP;
      sheet.room(PHOTO_HEIGHT);
    }
    sheet.pdf.image(Buffer.from(bytes), x, sheet.y, { fit: [shown, PHOTO_HEIGHT] });
    x += shown + PHOTO_GAP;
  }
  sheet.y += PHOTO_HEIGHT;
}
