import { eq } from 'drizzle-orm';
import { pagePath } from '#contract/rules/pages';
import { stageOf } from '#contract/rules/visitStages';
import type { VISIT_PAPERS } from '#contract/rules/visits';
import type { Visit, VisitLine } from '#contract/visitsDesk';
import { guaranteeTermText } from '../../catalog/guaranteeWords';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { localizedOrFallback } from '../../platform/db/expressions';
import { branches } from '../../platform/db/schema/company';
import { visits } from '../../platform/db/schema/visits';
import { addressIn } from '../../platform/http/addresses';
import { ApiFailure } from '../../platform/http/errors';
import { counterAddress } from '../estimate';
import { contentTerms } from '../guarantees';
import { type DeskReader, seesWorkOnly } from '../scope';
import type { PaperLine, VisitPaper } from './document';
import { companyLines } from './documentOf';
import { groupedPhone, guaranteeText, PDF_TEXTS } from './texts';

type Kind = (typeof VISIT_PAPERS)[number];

/**
 * Returns the data of an estimate, a work order or an act, in the customer's language. Declined items are only in the
 * estimate. The QR code of an act verifies the closed visit; that of an estimate is the reader's own counter link.
 * @param visit as the reader sees it
 * @throws 409 `visit_step` if there is no such paper at this stage, 403 for a paper with prices if the reader sees none
 */
export async function visitPaperOf(
  db: Database,
  kind: Kind,
  visit: Visit,
  { config, me }: { config: Config; me: DeskReader['me'] },
): Promise<VisitPaper> {
  const stage = stageOf(visit);
  if (kind !== 'order' && seesWorkOnly(me)) throw new ApiFailure(403, 'forbidden');
  if (stage === 'cancelled' || (kind === 'act' && stage !== 'ready' && stage !== 'closed'))
    throw new ApiFailure(409, 'visit_step');
  const { language } = visit;
  const t = PDF_TEXTS[language];
  const [place] = await db
    .select({ address: branches.address, phone: branches.serviceManagerPhone, name: branches.name })
    .from(branches)
    .where(eq(branches.id, visit.branch.id));
  const [stored] = await db.select().from(visits).where(eq(visits.id, visit.id));
  const lines = visit.lines.filter(({ decision }) => kind === 'estimate' || decision !== 'declined');
  const termOf = await contentTerms(
    db,
    lines.map(({ service, part }) => ({ serviceId: service, partId: part })),
  );
  const remarkOf = ({ decision, guarantee, service, part }: VisitLine): string => {
    if (decision === 'declined') return t.declined;
    if (stage === 'closed') return guarantee ? guaranteeText(guarantee, language) : '';
    const term = guaranteeTermText(termOf({ serviceId: service, partId: part }), language);
    return term && t.guaranteeTerm(term);
  };
  const lineOf = (line: VisitLine): PaperLine => ({
    name: localizedOrFallback(line.name, language),
    quantity: line.quantity,
    price: line.price,
    sums: line.sums,
    is_declined: line.decision === 'declined',
    remark: remarkOf(line),
  });
  const counter =
    kind === 'estimate' && stored && stage === 'sent' ? await counterAddress(db, stored, { me, config }) : null;
  const verification =
    kind === 'act' && stored?.paper
      ? addressIn(config.siteUrl, pagePath('documentVerification', stored.paper), language)
      : null;
  return {
    kind,
    language,
    company: companyLines(config, language),
    branch: place
      ? [
          localizedOrFallback(place.name, language),
          localizedOrFallback(place.address, language),
          groupedPhone(place.phone),
        ]
      : [],
    reference: visit.reference,
    number: visit.number,
    hash: visit.hash,
    opened_at: visit.opened_at,
    closed_at: visit.closed_at,
    printed_at: new Date().toISOString(),
    corrects: visit.corrects,
    corrected_by: visit.corrected_by,
    name: visit.name,
    phone: visit.phone,
    car: visit.car,
    plate: visit.plate,
    vin: visit.vin,
    mileage: visit.mileage,
    complaint: visit.complaint,
    note: visit.note,
    works: lines.filter((line) => line.kind !== 'part').map(lineOf),
    parts: lines.filter((line) => line.kind === 'part').map(lineOf),
    sums: visit.sums,
    code: counter ?? verification,
  };
}
