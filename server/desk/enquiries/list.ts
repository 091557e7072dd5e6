import { type SQL, sql } from 'drizzle-orm';
import type { EnquiryCounts, EnquiryPage, EnquiryTotal } from '../../../contract/desk/enquiries';
import type { EnquiryRow } from '../../../contract/desk/enquiry';
import type { EnquiryListQuery, EnquiryTotalQuery } from '../../../contract/desk/enquiryFilter';
import { DESK_MOST_COUNTED, DESK_PAGE_SIZE } from '../../../contract/desk/limits';
import type { Database } from '../../db/database';
import { brands, carModels } from '../../db/schema/brands';
import { deskNotes } from '../../db/schema/desk';
import { staff } from '../../db/schema/staff';
import type { Language } from '../../http/language';
import { pageOf, placeOf } from '../cursor';
import { enquiriesOf, type Scope } from '../scope';
import { branchRef, exact, iso } from '../sql';
import { conditions, isOverdue, OPEN, orders } from './filter';

/** Signs of the text that a line of the inbox shows. */
const CUT = 160;

/** The columns that every answer about an enquiry has. */
export const rowColumns = (
  language: Language,
): SQL => sql`request.id, request.reference, request.version, request.status,
  request.section, request.source, request.full_name as name, request.phone,
  ${branchRef(sql`request.branch_id`, language)} as branch,
  (select json_build_object('id', person.id, 'name', person.name) from ${staff} person where person.id = request.assignee_id) as assignee,
  (select brand.name from ${brands} brand where brand.id = coalesce(request.brand_id,
    (select brand_id from ${carModels} where id = request.model_id))) as brand,
  (select model.name from ${carModels} model where model.id = request.model_id) as model,
  ${iso(sql`request.created_at`)} as created_at, ${iso(sql`request.due_at`)} as due_at,
  ${iso(sql`request.answered_at`)} as answered_at, ${iso(sql`request.updated_at`)} as updated_at`;

const listColumns = (language: Language): SQL => sql`${rowColumns(language)}, left(request.text, ${CUT}) as text,
  (select count(*)::int from ${deskNotes} note where note.request_id = request.id) as notes`;

export type Asking = { scope: Scope; me: number; language: Language };

export async function listEnquiries(
  db: Database,
  { after, order = 'newest', ...filter }: EnquiryListQuery,
  { scope, me, language }: Asking,
  size = DESK_PAGE_SIZE,
): Promise<EnquiryPage> {
  const { by, side, beyond, only } = orders[order];
  const place = placeOf(after);
  const from = place
    ? sql`(${by}, request.id) ${beyond} (${place.at}::timestamp at time zone 'UTC', ${place.id}::int)`
    : sql`true`;
  const { rows } = await db.execute<EnquiryRow & { place: string }>(sql`
    select ${listColumns(language)}, ${exact(by)} as place from ${enquiriesOf(scope)} request
    where ${only} and ${conditions(filter, { me, scope })} and ${from}
    order by ${by} ${side}, request.id ${side} limit ${size + 1}`);
  return pageOf(rows, size);
}

/** How many a filter finds, apart from the list: it looks at as many rows as it counts. */
export async function totalOf(
  db: Database,
  { order = 'newest', ...filter }: EnquiryTotalQuery,
  { scope, me }: Asking,
): Promise<EnquiryTotal> {
  const { rows } = await db.execute<EnquiryTotal>(sql`
    select count(*)::int as total from (select from ${enquiriesOf(scope)} request
      where ${orders[order].only} and ${conditions(filter, { me, scope })} limit ${DESK_MOST_COUNTED}) found`);
  return rows[0] ?? { total: 0 };
}

/** Those lines that a change has touched, in the order of their ids. */
export async function rowsOf(db: Database, ids: readonly number[], { scope, language }: Asking): Promise<EnquiryRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<EnquiryRow>(sql`select ${listColumns(language)} from ${enquiriesOf(scope)} request
    where request.id in ${[...ids]} order by request.id`);
  return rows;
}

export async function countEnquiries(db: Database, { scope, me }: Asking): Promise<EnquiryCounts> {
  const counted = (which: SQL) =>
    sql`(select count(*)::int from (select from ${enquiriesOf(scope)} request where ${which} limit ${DESK_MOST_COUNTED}) found)`;
  const { rows } = await db.execute<EnquiryCounts>(sql`select
    ${counted(sql`request.status = 'new'`)} as new,
    ${counted(sql`request.status = 'in_work'`)} as in_work,
    ${counted(sql`request.status = 'waiting'`)} as waiting,
    ${counted(isOverdue)} as overdue,
    ${counted(sql`request.assignee_id = ${me} and request.status in ${OPEN}`)} as mine`);
  const [counts] = rows;
  if (!counts) throw new Error('Nothing was counted');
  return counts;
}
