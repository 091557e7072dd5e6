import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { DeskCall } from '#contract/call';
import type { DeskAccess } from '#contract/rules/permissions';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { deskReads } from '../platform/db/schema/desk';

/** Reads by these rights show customers, also where no field says so: files, photographs, counts of a search. */
const PERSONAL: ReadonlySet<DeskAccess> = new Set<DeskAccess>([
  'read customers',
  'read enquiries',
  'export enquiries',
  'read visits',
  'read bookings',
  'see reviews',
]);
/** What whoever signs in reads of themselves. */
const OWN: ReadonlySet<DeskAccess> = new Set<DeskAccess>(['nobody', 'password', 'setup', 'own account']);
/** Fields that tell who somebody is. */
const TELLS = /^(phone|phone_end|former_phones|full_name|customer|plate|vin)$/;

type Part = TSchema & { properties?: Record<string, Part>; items?: Part; anyOf?: Part[] };
const isIdentifying = ({ properties = {}, items, anyOf = [] }: Part): boolean =>
  Object.keys(properties).some((field) => TELLS.test(field)) ||
  [...Object.values(properties), ...anyOf, ...(items ? [items] : [])].some(isIdentifying);

/** Whether a call reads data of people other than its caller, by its right or by the fields of its replies. Such reads are counted. */
export const showsPerson = ({ method, access, reply }: DeskCall): boolean =>
  method === 'GET' &&
  !OWN.has(access) &&
  (PERSONAL.has(access) || Object.values(reply).some((schema) => schema !== null && isIdentifying(schema)));

/** Waits for an answer and notes who has read it; what was refused is no read. `call`: the path of the call. */
export async function noteRead<Answer>(
  db: Database,
  call: string,
  { request }: { request: FastifyRequest },
  answer: Promise<Answer>,
): Promise<Answer> {
  const read = await answer;
  const staffId = request.staff?.id;
  if (staffId === undefined) return read;
  const { id } = request.params as { id?: number };
  await db.execute(sql`
    insert into ${deskReads} (staff_id, day, call, thing_id) values (${staffId}, ${dateIn(sql`now()`)}, ${call}, ${id ?? 0})
    on conflict (staff_id, day, call, thing_id) do update set times = ${deskReads}.times + 1, last_at = now()`);
  return read;
}
