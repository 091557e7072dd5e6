import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pagePath } from '#contract/rules/pages';
import type { HistoryVisit, Photo } from '#contract/visits';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { visitPhotos, visits } from '../../platform/db/schema/visits';
import { addressIn } from '../../platform/http/addresses';
import type { Language } from '../../platform/language';
import type { PdfDocument, PdfPhoto } from './document';
import { PDF_TEXTS } from './texts';

const QUALITY = 80;
/** White background: JPEG transparency would become black. */
const PAGE_COLOUR = '#fff';

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
    address: addressIn(config.siteUrl, pagePath('passport', visit.paper), language),
  };
}

function companyLines({ company: { legalName, taxId } }: Pick<Config, 'company'>, language: Language): string[] {
  return [...(legalName ? [legalName] : []), ...(taxId ? [PDF_TEXTS[language].taxId(taxId)] : [])];
}

/** Null for broken bytes: a damaged photo must not block the document. */
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
