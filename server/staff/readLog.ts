import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { DeskCall } from '#contract/call';
import type { DeskAccess } from '#contract/rules/permissions';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { deskReads } from '../platform/db/schema/desk';

/** Permissions whose replies are personal data without an identifying field: files, photos, search counts. */
const PERSONAL: ReadonlySet<DeskAccess> = new Set<DeskAccess>([
  'read customers',
  'message customers',
  'read enquiries',
  'export enquiries',
  'read visits',
  'change visits',
  'read bookings',
  'change bookings',
  'see reviews',
]);
const OWN: ReadonlySet<DeskAccess> = new Set<DeskAccess>(['nobody', 'password', 'setup', 'own account']);
const IDENTIFYING_FIELDS = /^(phone|phone_end|former_phones|full_name|customer|plate|vin)$/;

type Part = TSchema & { properties?: Record<string, Part>; items?: Part; anyOf?: Part[] };
const isIdentifying = ({ properties = {}, items, anyOf = [] }: Part): boolean =>
  Object.keys(properties).some((field) => IDENTIFYING_FIELDS.test(field)) ||
  [...Object.values(properties), ...anyOf, ...(items ? [items] : [])].some(isIdentifying);

export const showsPersonalData = ({ method, access, reply }: DeskCall): boolean =>
  method === 'GET' &&
  !OWN.has(access) &&
  (PERSONAL.has(access) || Object.values(reply).some((schema) => schema !== null && isIdentifying(schema)));

/** Awaits a reply with personal data and counts the read per person, day, call and record. */
export async function recordPersonalDataRead<Answer>(
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
