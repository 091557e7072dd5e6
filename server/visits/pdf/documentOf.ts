import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { OwnRecord } from '#contract/care';
import { dateAt } from '#contract/rules/clock';
import { pagePath } from '#contract/rules/pages';
import { CAR_PDF_ENTRIES } from '#contract/rules/visits';
import type { HistoryVisit, Photo } from '#contract/visits';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { visitPhotos, visits } from '../../platform/db/schema/visits';
import { addressIn } from '../../platform/http/addresses';
import type { Language } from '../../platform/language';
import type { CarHistoryDocument, PdfDocument, PdfPhoto } from './document';
import { PDF_TEXTS } from './texts';

const QUALITY = 80;
/** Background for JPEG, which has no transparency: transparent pixels would become black. */
const PAGE_COLOUR = '#fff';

/** Returns the data of the PDF of a closed visit, with thumbnails as JPEG. A handed-over visit has no customer name. */
export async function pdfDocumentOf(
  db: Database,
  visit: HistoryVisit,
  { config, language }: { config: Pick<Config, 'siteUrl' | 'company'>; language: Language },
): Promise<PdfDocument> {
  const [named] = await db.select({ name: visits.name }).from(visits).where(eq(visits.id, visit.id));
  const small = await db
    .select({ id: visitPhotos.id, thumb: visitPhotos.thumb })
    .from(visitPhotos)
    .where(eq(visitPhotos.visitId, visit.id));
  const jpegs = new Map<number, PdfPhoto>();
  for (const { id, thumb } of small) jpegs.set(id, await jpegOf(thumb));
  const printed = (photos: readonly Photo[]) => photos.map(({ id }) => jpegs.get(id) ?? null);
  return {
    language,
    company: companyLines(config, language),
    visit: {
      ...visit,
      name: visit.is_handed_over ? '' : (named?.name ?? ''),
      findings: visit.findings.map((finding) => ({ ...finding, photos: printed(finding.photos) })),
      photos: printed(visit.photos),
    },
    address: addressIn(config.siteUrl, pagePath('documentVerification', visit.paper), language),
  };
}

type CarHistory = { visits: readonly HistoryVisit[]; records: readonly OwnRecord[]; total: number };

/**
 * Returns the data of the PDF of a car's history, without photos and names. Returns null without a visit.
 * @param visits newest first; the newest names the car
 */
export function carHistoryDocumentOf(
  { visits: list, records, total }: CarHistory,
  { config, language }: { config: Pick<Config, 'siteUrl' | 'company'>; language: Language },
): CarHistoryDocument | null {
  const [newest] = list;
  if (!newest) return null;
  const entries = [
    ...list.map((visit) => ({
      day: dateAt(visit.closed_at),
      entry: {
        visit: {
          ...visit,
          name: '',
          findings: visit.findings.map((finding) => ({ ...finding, photos: [] })),
          photos: [],
        },
        address: addressIn(config.siteUrl, pagePath('documentVerification', visit.paper), language),
      },
    })),
    ...records.map((record) => ({ day: record.done_on, entry: { record } })),
  ].toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  const plate = list.find((visit) => visit.plate !== '')?.plate ?? '';
  return {
    language,
    company: companyLines(config, language),
    car: { name: newest.car, year: newest.year, plate, vin: newest.vin },
    entries: entries.slice(0, CAR_PDF_ENTRIES).map(({ entry }) => entry),
    left: total + records.length - Math.min(entries.length, CAR_PDF_ENTRIES),
    today: dateAt(),
  };
}

export function companyLines({ company: { legalName, taxId } }: Pick<Config, 'company'>, language: Language): string[] {
  return [...(legalName ? [legalName] : []), ...(taxId ? [PDF_TEXTS[language].taxId(taxId)] : [])];
}

/** Returns null for a damaged photo, which must not block the document. */
async function jpegOf(webp: Uint8Array): Promise<PdfPhoto> {
  try {
    const { data, info } = await sharp(webp)
      .flatten({ background: PAGE_COLOUR })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, bytes: data };
  } catch {
    return null;
  }
}
