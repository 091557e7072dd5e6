import { and, desc, eq, sql } from 'drizzle-orm';
import { guaranteeLimit } from '#contract/rules/guarantee';
import { type Discount, QUANTITY_UNIT, sumsOfLine, sumsOfVisit } from '#contract/rules/visits';
import type { Visit, VisitLine } from '#contract/visitsDesk';
import { firstClosedAt, isCorrected } from '../care/carHistory';
import type { Database } from '../platform/db/database';
import { bigintAsNumber, dateIn, iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { brands, carModels, stock } from '../platform/db/schema/catalog';
import { auditEntries } from '../platform/db/schema/desk';
import { staff } from '../platform/db/schema/staff';
import { visitFindings, visitLines, visitLinks, visitPhotos, visits } from '../platform/db/schema/visits';
import { bookingsOf, customersOf, enquiriesOf, provenCustomersOf, visitsOf } from '../staff/scope';
import { isCharged } from './close';
import { HIDDEN, personRef, visitColumns, withoutPerson } from './deskList';
import { runningGuarantees } from './guarantees';
import { type DeskReader, seesWorkOnly } from './scope';

type Row = Omit<Visit, 'sent' | 'lines' | 'findings' | 'photos' | 'sums'>;
type StoredLine = Omit<VisitLine, 'sums'>;
type LineRow = Omit<StoredLine, 'guarantee' | 'covered'> & {
  guarantee_months: number | null;
  guarantee_km: number | null;
  done_on: string | null;
};

/**
 * Returns the visit with lines, findings and photo ids, or null if it does not exist or belongs to a branch outside the
 * reader's scope. Mechanics get neither customer nor prices.
 */
export async function readVisit(db: Database, id: number, { me, language }: DeskReader): Promise<Visit | null> {
  const { rows } = await queryRows<Row>(
    db,
    {
      number: 'number?',
      complaint: 'text',
      note: 'text',
      booking: 'json?',
      id: 'number',
      year: 'number',
      plate: 'text',
      vin: 'text',
      mileage: 'number',
      reference: 'text',
      version: 'number',
      state: 'text',
      is_approved: 'boolean',
      name: 'text',
      branch: 'json',
      phone: 'text',
      car: 'text',
      language: 'text',
      customer: 'number?',
      garage_car: 'number?',
      enquiry: 'number?',
      hash: 'text?',
      total: 'number?',
      worker: 'json?',
      bay: 'json?',
      opened_at: 'text',
      promised_at: 'text?',
      closed_at: 'text?',
      discount: 'json?',
      estimate: 'number',
      corrects: 'number?',
      reason: 'text',
      model: 'number?',
      brand: 'number?',
      corrected_total: 'number?',
      corrected_by: 'number?',
      changed: 'json?',
    },
    sql`select ${visitColumns(language)}, visit.language,
      (select person.id from ${customersOf(me.scope)} person where person.id = visit.user_id) as customer,
      (select visit.car_id from ${provenCustomersOf(me.scope)} person where person.id = visit.user_id) as garage_car,
      (select request.id from ${enquiriesOf(me.scope)} request where request.id = visit.request_id) as enquiry,
      (select json_build_object('id', booking.id, 'reference', booking.reference, 'starts_at', ${iso(sql`booking.starts_at`)})
        from ${bookingsOf(me.scope)} booking where booking.visit_id = visit.id order by booking.id desc limit 1) as booking,
      visit.note, coalesce(visit.vin, '') as vin, visit.year, visit.estimate, visit.number, visit.hash, visit.corrects_id as corrects,
      visit.correction_reason as reason, named.model, named.brand,
      (select ${bigintAsNumber(sql`other.total`)} from ${visits} other where other.id = visit.corrects_id) as corrected_total,
      (select other.id from ${visits} other where other.corrects_id = visit.id and other.state <> 'cancelled') as corrected_by,
      (select json_build_object('at', ${iso(sql`entry.at`)}, 'by', json_build_object('id', person.id, 'name', person.name))
        from ${auditEntries} entry join ${staff} person on person.id = entry.staff_id
        where entry.thing = 'visit' and entry.thing_id = visit.id order by entry.at desc, entry.id desc limit 1) as changed
    from ${visitsOf(me.scope)} visit left join lateral (select model.id as model, model.brand_id as brand
        from ${carModels} model join ${brands} brand on brand.id = model.brand_id
        where brand.name || ' ' || model.name = visit.car order by model.id limit 1) named on true
    where visit.id = ${id}`,
  );
  const [found] = rows;
  if (!found) return null;
  const rowsOfLines = await linesOf(db, id);
  const covered = isOpen(found) ? await coveredLines(db, found, rowsOfLines, me) : () => null;
  const lines = rowsOfLines.map((row): StoredLine => {
    const { guarantee_months: months, guarantee_km: km, done_on: date, ...line } = row;
    return {
      ...line,
      guarantee: date === null ? null : guaranteeLimit({ months, km }, { date, mileage: found.mileage }),
      covered: covered(line),
    };
  });
  const { findings, photos } = await findingsOf(db, id);
  const sent = await db
    .select({ estimate: visitLinks.estimate, at: iso(visitLinks.sentAt), opened_at: iso(visitLinks.openedAt) })
    .from(visitLinks)
    .where(and(eq(visitLinks.visitId, id), eq(visitLinks.forStaff, false)))
    .orderBy(desc(visitLinks.sentAt), visitLinks.tokenHash);
  const all = { ...found, sent, findings, photos };
  if (seesWorkOnly(me))
    return {
      ...all,
      complaint: withoutPerson(found.complaint, found.name),
      note: withoutPerson(found.note, found.name),
      ...NO_BILL,
      lines: lines.map(withoutPrice),
    };
  const sums = sumsOfVisit(lines.filter(isCharged), found.discount);
  return {
    ...all,
    total: found.total ?? sums.total,
    sums,
    lines: lines.map((line) => ({ ...line, sums: sumsOfLine(line) })),
  };
}

const isOpen = ({ state }: Pick<Row, 'state'>): boolean => state !== 'closed' && state !== 'cancelled';

type Covered = NonNullable<VisitLine['covered']>;

/** Returns a lookup of the guarantee of another visit that covers the work or part of a line. */
async function coveredLines(
  db: Database,
  { plate, vin, year, mileage, corrects }: Row,
  lines: readonly Pick<LineRow, 'service' | 'part'>[],
  { scope }: DeskReader['me'],
): Promise<(line: Pick<LineRow, 'service' | 'part'>) => Covered | null> {
  if (lines.every(({ service, part }) => service === null && part === null)) return () => null;
  const running = await runningGuarantees(db, { plate, vin, year, mileage, except: corrects }, scope);
  return ({ service, part }) => {
    if (service === null && part === null) return null;
    const found = running.find((one) => one.service === service && one.part === part);
    if (!found) return null;
    const { visit, number, until_date, until_mileage } = found;
    return { visit, number, until_date, until_mileage };
  };
}

const NO_BILL = {
  ...HIDDEN,
  discount: null,
  sums: null,
  corrected_total: null,
  customer: null,
  enquiry: null,
  reason: '',
} as const;
const withoutPrice = (line: StoredLine): VisitLine => ({ ...line, price: 0, discount: null, sums: null });

async function linesOf(db: Database, id: number): Promise<LineRow[]> {
  const { rows } = await queryRows<LineRow & { discount: Discount | null }>(
    db,
    {
      id: 'number',
      name: 'json',
      price: 'number',
      kind: 'text',
      service: 'number?',
      part: 'number?',
      worker: 'json?',
      discount: 'json?',
      in_stock: 'number?',
      is_done: 'boolean',
      decision: 'text?',
      decided_at: 'text?',
      decided_by_staff: 'boolean',
      quantity: 'number',
      guarantee_months: 'number?',
      guarantee_km: 'number?',
      done_on: 'text?',
    },
    sql`
    select line.id, line.kind, line.name, line.quantity, ${bigintAsNumber(sql`line.price`)} as price, line.discount,
      line.service_id as service, line.part_id as part,
      case when line.part_id is not null then coalesce((select on_hand - reserved from ${stock} held
        where held.part_id = line.part_id and held.branch_id = visit.branch_id), 0) + coalesce((
        select sum(ceil(former.quantity / ${QUANTITY_UNIT}::numeric))::int from ${visitLines} former
        where former.visit_id = visit.corrects_id and former.part_id = line.part_id
          and former.decision is distinct from 'declined'), 0) end as in_stock,
      line.decision, ${iso(sql`line.decided_at`)} as decided_at, line.decided_by is not null as decided_by_staff,
      ${personRef(sql`line.worker_id`)} as worker, line.is_done,
      line.guarantee_months, line.guarantee_km, case when visit.state = 'closed' and not ${isCorrected} then ${dateIn(firstClosedAt)}::text end as done_on
    from ${visitLines} line join ${visits} visit on visit.id = line.visit_id
    where line.visit_id = ${id} order by line.position, line.id`,
  );
  return rows;
}

async function findingsOf(db: Database, id: number): Promise<Pick<Visit, 'findings' | 'photos'>> {
  const all = await db
    .select({
      id: visitPhotos.id,
      width: visitPhotos.width,
      height: visitPhotos.height,
      finding: visitPhotos.findingId,
    })
    .from(visitPhotos)
    .where(eq(visitPhotos.visitId, id))
    .orderBy(visitPhotos.position, visitPhotos.id);
  const photosOf = (findingId: number | null) =>
    all.filter(({ finding }) => finding === findingId).map(({ finding: _finding, ...photo }) => photo);
  const rows = await db
    .select({
      id: visitFindings.id,
      level: visitFindings.level,
      title: visitFindings.title,
      note: visitFindings.note,
      service: visitFindings.serviceId,
      due_date: visitFindings.dueDate,
      due_mileage: visitFindings.dueMileage,
    })
    .from(visitFindings)
    .where(eq(visitFindings.visitId, id))
    .orderBy(visitFindings.position, visitFindings.id);
  return { findings: rows.map((finding) => ({ ...finding, photos: photosOf(finding.id) })), photos: photosOf(null) };
}
