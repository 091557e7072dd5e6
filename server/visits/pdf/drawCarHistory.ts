import { dateAt } from '#contract/rules/clock';
import { spacedPlate } from '#contract/rules/plates';
import type { CarHistoryDocument } from './document';
import { drawLetterhead } from './draw';
import { drawFindings } from './findings';
import { drawLines } from './lines';
import { INK, Sheet, SIZE } from './sheet';
import { dayInWords, grouped, PDF_TEXTS } from './texts';

const HEAD = { size: SIZE.head, weight: 'bold' } as const;
const SMALL = { size: SIZE.small, colour: INK.soft } as const;
/** Height in points that must follow the heading of an entry on the same page. */
const KEPT = 90;

/** Draws the history of a car: its visits with their hashes, and the owner's own records, marked as such. */
export function drawCarHistory(paper: CarHistoryDocument): Promise<Uint8Array> {
  const { language, company, car, entries, left, today } = paper;
  const t = PDF_TEXTS[language];
  const title = `${t.history}: ${car.name}`;
  const at = new Date(`${today}T00:00:00+05:00`);
  const sheet = new Sheet({ title: `Yolda. ${title}`, author: company[0] ?? 'Yolda', language, at });
  drawLetterhead(sheet, company);
  sheet.line(title, { size: SIZE.title, weight: 'bold' });
  const facts = [
    t.year(car.year),
    ...(car.plate ? [`${t.plate}: ${spacedPlate(car.plate)}`] : []),
    ...(car.vin ? [`${t.vin}: ${car.vin}`] : []),
    t.printed(dayInWords(today, language)),
  ];
  sheet.line(facts.join(' · '), { colour: INK.soft });
  if (left > 0) sheet.line(t.left(left));
  for (const entry of entries) {
    sheet.y += 10;
    sheet.room(KEPT);
    sheet.rule(sheet.y, INK.text);
    sheet.y += 8;
    if ('record' in entry) drawRecord(sheet, paper, entry.record);
    else drawVisit(sheet, paper, entry);
  }
  sheet.foot(`Yolda · ${title}`);
  return sheet.end();
}

type Entry<Part extends 'visit' | 'record'> = Extract<CarHistoryDocument['entries'][number], Record<Part, unknown>>;

function drawRecord(sheet: Sheet, { language }: CarHistoryDocument, record: Entry<'record'>['record']): void {
  const t = PDF_TEXTS[language];
  sheet.line(`${dayInWords(record.done_on, language)} · ${t.km(grouped(record.mileage))}`, HEAD);
  sheet.line(t.own, SMALL);
  sheet.line(record.title, { weight: 'bold' });
  for (const text of record.note.split(/\r\n?|\n/)) sheet.line(text);
  if (record.cost !== undefined) sheet.line(t.cost(grouped(record.cost)), { colour: INK.soft });
}

function drawVisit(sheet: Sheet, { language }: CarHistoryDocument, { visit, address }: Entry<'visit'>): void {
  const t = PDF_TEXTS[language];
  const day = dayInWords(dateAt(visit.closed_at), language);
  sheet.line(`${day} · ${t.title(visit.number)} · ${t.km(grouped(visit.mileage))}`, HEAD);
  sheet.line([visit.branch, visit.branch_address].filter(Boolean).join(', '), SMALL);
  if (visit.is_handed_over) {
    sheet.line(t.handedOver, SMALL);
    for (const { name } of visit.lines.filter(({ is_declined: isDeclined }) => !isDeclined)) sheet.line(name);
  } else drawLines(sheet, { visit, language });
  drawFindings(sheet, { visit, language });
  sheet.line(`${t.hash}: ${visit.hash}`, SMALL);
  sheet.line(`${t.checkAt}: ${address}`, SMALL);
}
