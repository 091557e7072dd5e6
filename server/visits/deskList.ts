import { inArray, type SQL, sql } from 'drizzle-orm';
import { DESK_PAGE_SIZE, DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { normalizeName } from '#contract/rules/names';
import { latinCapitals, normalizePlate, vinPart } from '#contract/rules/plates';
import { OPEN_VISIT_STAGES, type OpenVisitStage } from '#contract/rules/visitStages';
import { COMPLAINT_BEGINNING, type Discount, sumsOfVisit } from '#contract/rules/visits';
import type { BothNames } from '#contract/visits';
import type { VisitListQuery, VisitPage, VisitRow } from '#contract/visitsDesk';
import { namedCustomers } from '../accounts/deskCustomers';
import { redactPersonalData } from '../accounts/redactPersonalData';
import { isCorrected } from '../care/carHistory';
import { referenceParts } from '../enquiries/deskFilter';
import type { Database } from '../platform/db/database';
import {
  bigintAsNumber,
  branchRef,
  containsPattern,
  cursorTimestamp,
  endOfDay,
  hasNames,
  iso,
  startOfDay,
} from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { bays, bookings } from '../platform/db/schema/booking';
import { inLanguage } from '../platform/db/schema/columns';
import { staff } from '../platform/db/schema/staff';
import { visitFindings, visitLines } from '../platform/db/schema/visits';
import { pageOf, placeOf } from '../platform/http/cursor';
import type { Language } from '../platform/language';
import { type Scope, visitsOf } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import { isCharged } from './close';
import { type DeskReader, isApproved, seesWorkOnly } from './scope';
import { byVisit } from './seal';

const UNDER_WAY = sql`('open', 'sent', 'in_work', 'ready')`;
const OVER = sql`('closed', 'cancelled')`;

const isAtStage = (stage: OpenVisitStage): SQL =>
  stage === 'approved' ? isApproved : sql`(visit.state = ${stage} and not ${isApproved})`;

/** Not ready by the promised time. */
const isLate = sql`(visit.state in ('open', 'sent', 'in_work') and visit.promised_at <= now())`;

type VisitCounts = Record<OpenVisitStage | 'all' | 'late', number>;

/** Counts visits in progress in scope by stage; `all` is their sum. Each equals the length of its list. */
export async function countVisits(db: Database, scope: Scope): Promise<VisitCounts> {
  const { rows } = await queryRows<VisitCounts>(
    db,
    {
      all: 'number',
      open: 'number',
      sent: 'number',
      approved: 'number',
      in_work: 'number',
      ready: 'number',
      late: 'number',
    },
    sql`select count(*)::int as all, (count(*) filter (where ${isLate}))::int as late, ${sql.join(
      OPEN_VISIT_STAGES.map(
        (stage) => sql`(count(*) filter (where ${isAtStage(stage)}))::int as ${sql.identifier(stage)}`,
      ),
      sql`, `,
    )} from ${visitsOf(scope)} visit where visit.state in ${UNDER_WAY}`,
  );
  const [counts] = rows;
  if (!counts) throw new Error('Nothing was counted');
  return counts;
}

export const personRef = (id: SQL): SQL =>
  sql`(select json_build_object('id', person.id, 'name', person.name) from ${staff} person where person.id = ${id})`;

const bayOf = (
  language: Language,
): SQL => sql`(select json_build_object('id', ${bays.id}, 'name', ${inLanguage(bays.name, language)})
  from ${bookings} join ${bays} on ${bays.id} = ${bookings.bayId}
  where ${bookings.visitId} = visit.id and ${bookings.state} = 'in_work' order by ${bookings.id} desc limit 1)`;

export const visitColumns = (language: Language): SQL => sql`visit.id, visit.reference, visit.version, visit.state,
  ${isApproved} as is_approved, ${branchRef(sql`visit.branch_id`, language)} as branch, visit.car || ', ' || visit.year as car,
  coalesce(visit.plate, '') as plate, coalesce(visit.name, '') as name, coalesce(visit.phone, '') as phone, visit.mileage, visit.complaint,
  ${bayOf(language)} as bay, ${personRef(sql`visit.worker_id`)} as worker, ${iso(sql`visit.opened_at`)} as opened_at,
  ${iso(sql`visit.promised_at`)} as promised_at, ${iso(sql`visit.closed_at`)} as closed_at, ${bigintAsNumber(sql`visit.total`)} as total, visit.discount`;

type Row = Omit<VisitRow, 'works' | 'open_lines'> & { discount: Discount | null; place: string };

/**
 * Returns a page of the visits in the reader's branches, newest first, by default only unfinished ones. Totals in soʻm;
 * mechanics get neither customers nor totals.
 */
export async function listVisits(
  db: Database,
  query: VisitListQuery,
  asking: DeskReader,
  size = DESK_PAGE_SIZE,
): Promise<VisitPage> {
  const { me, language } = asking;
  const place = placeOf(query.after);
  const from = place
    ? sql`(visit.opened_at, visit.id) < (${place.at}::timestamp at time zone 'UTC', ${place.id}::int)`
    : sql`true`;
  const { rows } = await queryRows<Row>(
    db,
    {
      id: 'number',
      plate: 'text',
      mileage: 'number',
      complaint: 'text',
      reference: 'text',
      version: 'number',
      state: 'text',
      is_approved: 'boolean',
      name: 'text',
      branch: 'json',
      phone: 'text',
      car: 'text',
      total: 'number?',
      red: 'number',
      is_void: 'boolean',
      worker: 'json?',
      bay: 'json?',
      opened_at: 'text',
      promised_at: 'text?',
      closed_at: 'text?',
      discount: 'json?',
      place: 'text',
    },
    sql`select ${visitColumns(language)}, ${cursorTimestamp(sql`visit.opened_at`)} as place,
      (select count(*)::int from ${visitFindings} finding where finding.visit_id = visit.id and finding.level = 'red') as red,
      ${isCorrected} as is_void
    from ${visitsOf(me.scope)} visit where ${conditions(query, asking)} and ${from}
    order by visit.opened_at desc, visit.id desc limit ${size + 1}`,
  );
  const { items, next } = pageOf(rows, size);
  const linesOf = await linesOfVisits(
    db,
    items.map(({ id }) => id),
  );
  return {
    items: items.map(({ discount, ...row }) => {
      const taken = (linesOf.get(row.id) ?? []).filter(isCharged);
      const works = taken.filter(({ kind }) => kind === 'work');
      return {
        ...row,
        works: works.length,
        open_lines: works.filter(({ isDone }) => !isDone).length,
        ...(row.total === null && { total: sumsOfVisit(taken, discount).total }),
        complaint: (seesWorkOnly(me) ? withoutPerson(row.complaint, row.name) : row.complaint).slice(
          0,
          COMPLAINT_BEGINNING,
        ),
        ...(seesWorkOnly(me) && HIDDEN),
      };
    }),
    next,
    day_total: query.day === undefined || seesWorkOnly(me) ? null : await totalOf(db, query, asking),
  };
}

async function totalOf(db: Database, query: VisitListQuery, asking: DeskReader): Promise<number> {
  const { rows } = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`select ${bigintAsNumber(sql`coalesce(sum(visit.total), 0)`)} as total
    from ${visitsOf(asking.me.scope)} visit where ${conditions(query, asking)} and visit.state = 'closed' and not ${isCorrected}`,
  );
  return rows[0]?.total ?? 0;
}

/** Removes phones and the customer's name from a text for mechanics. */
export const withoutPerson = (text: string, name: string): string =>
  redactPersonalData(text, name, { isInflected: true });

export const HIDDEN = { name: '', phone: '', total: null } as const;

async function linesOfVisits(db: Database, ids: number[]) {
  const { visitId, kind, quantity, price, discount, decision, isDone } = visitLines;
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({ visitId, kind, quantity, price, discount, decision, isDone })
          .from(visitLines)
          .where(inArray(visitId, ids));
  return byVisit(lines);
}

function conditions(
  { q, branch, state, stage, late, customer, day, over, mine }: VisitListQuery,
  { me }: DeskReader,
): SQL {
  const all: SQL[] = [];
  if (branch !== undefined) all.push(sql`visit.branch_id = ${branch}`);
  if (state !== undefined) all.push(sql`visit.state = ${state}`);
  if (stage !== undefined) all.push(isAtStage(stage));
  if (late !== undefined) all.push(isLate);
  if (customer !== undefined) all.push(sql`visit.user_id = ${customer}`);
  if (day !== undefined) all.push(sql`visit.closed_at >= ${startOfDay(day)} and visit.closed_at < ${endOfDay(day)}`);
  if (over !== undefined) all.push(sql`visit.state in ${OVER}`);
  if (q !== undefined) all.push(foundBy(q, me));
  if ([state, customer, day, over, q].every((given) => given === undefined)) all.push(sql`visit.state in ${UNDER_WAY}`);
  if (mine !== undefined)
    // Scalar subquery instead of `exists`, which the planner may turn into a scan of all lines of the worker.
    all.push(sql`(visit.worker_id = ${me.id} or (
      select line.id from ${visitLines} line where line.visit_id = visit.id and line.worker_id = ${me.id} limit 1) is not null)`);
  return sql.join(all, sql` and `);
}

function foundBy(q: string, me: SignedIn): SQL {
  const parts: SQL[] = [];
  const plate = normalizePlate(q);
  if (plate.length >= DESK_SEARCH_MIN_LENGTH) parts.push(sql`visit.plate like ${containsPattern(plate)}`);
  const vin = vinPart(q);
  if (vin) parts.push(sql`visit.vin like ${containsPattern(vin)}`);
  const characters = latinCapitals(q).replace(/\s/g, '');
  if (/^[0-9A-Z-]{3,}$/.test(characters))
    for (const spelling of referenceParts(characters))
      parts.push(sql`visit.reference like ${containsPattern(spelling)}`);
  if (!seesWorkOnly(me)) {
    const digits = q.replace(/[\s()+\-–.]/g, '');
    if (/^\d{3,}$/.test(digits)) parts.push(sql`visit.phone like ${containsPattern(digits)}`);
    parts.push(hasNames(sql`visit.name_folded`, q) ?? sql`false`);
    const named = namedCustomers(me.scope, q);
    if (named) parts.push(sql`visit.user_id = any(${named})`);
  }
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`;
}

export const normalizeNames = ({ ru, uz }: BothNames): BothNames => ({ ru: normalizeName(ru), uz: normalizeName(uz) });

export const isBlank = ({ ru, uz }: BothNames): boolean => `${ru}${uz}`.trim() === '';
