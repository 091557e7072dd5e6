import { type SQL, sql } from 'drizzle-orm';
import type { EnquiryFilter } from '#contract/enquiries';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { ENQUIRY_SECTIONS, MAX_ID } from '#contract/rules/limits';
import { latinCapitals, normalizePlate } from '#contract/rules/plates';
import { containsPattern, endOfDay, hasNames, startOfDay, ZONE } from '../platform/db/expressions';
import { cars } from '../platform/db/schema/accounts';
import { ApiFailure } from '../platform/http/errors';
import { provenCustomersOf, type Scope } from '../staff/scope';

export const OPEN = sql`('new', 'in_work', 'waiting')`;
export const isOverdue = sql`request.status in ${OPEN} and request.answered_at is null and request.due_at < now()`;

export const orders = {
  newest: { by: sql`request.created_at`, side: sql.raw('desc'), beyond: sql.raw('<'), only: sql`true` },
  urgent: { by: sql`request.due_at`, side: sql.raw('asc'), beyond: sql.raw('>'), only: sql`request.status in ${OPEN}` },
};

export function conditions(filter: EnquiryFilter, { me, scope }: { me: number; scope: Scope }): SQL {
  const { status, section, branch, assignee, due, from, to, hour, answered, q } = filter;
  const all: SQL[] = [];
  if (status !== undefined) all.push(sql`request.status in ${status.split(',')}`);
  if (section !== undefined) all.push(sql`request.section in ${known(section.split(','))}`);
  if (branch !== undefined) all.push(oneOf(sql`request.branch_id`, branch, me));
  if (assignee !== undefined) all.push(oneOf(sql`request.assignee_id`, assignee, me));
  if (due === 'overdue') all.push(isOverdue);
  if (due === 'due')
    all.push(sql`request.status in ${OPEN} and request.answered_at is null and request.due_at >= now()`);
  if (from !== undefined) all.push(sql`request.created_at >= ${startOfDay(from)}`);
  if (to !== undefined) all.push(sql`request.created_at < ${endOfDay(to)}`);
  if (hour !== undefined) all.push(sql`extract(hour from request.created_at at time zone ${ZONE}) = ${Number(hour)}`);
  if (answered !== undefined) all.push(sql`request.answered_at is not null`);
  if (q !== undefined) all.push(foundBy(q, scope));
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

function known(sections: string[]): string[] {
  const all: readonly string[] = ENQUIRY_SECTIONS;
  if (sections.some((section) => !all.includes(section))) throw new ApiFailure(400, 'bad_request');
  return sections;
}

function oneOf(column: SQL, list: string, me: number): SQL {
  const given = list.split(',');
  const ids = given
    .filter((one) => one !== 'none')
    .map((one) => (one === 'me' ? me : Number(one)))
    .filter((id) => id <= MAX_ID);
  const parts: SQL[] = [];
  if (ids.length > 0) parts.push(sql`${column} in ${ids}`);
  if (given.includes('none')) parts.push(sql`${column} is null`);
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`;
}

function foundBy(q: string, scope: Scope): SQL {
  const parts: SQL[] = [];
  const digits = q.replace(/[\s()+\-–.]/g, '');
  if (/^\d{3,}$/.test(digits)) parts.push(sql`request.phone like ${containsPattern(digits)}`);
  const characters = latinCapitals(q).replace(/\s/g, '');
  if (/^[0-9A-Z-]{3,}$/.test(characters)) {
    for (const spelling of referenceParts(characters))
      parts.push(sql`request.reference like ${containsPattern(spelling)}`);
  }
  const plate = normalizePlate(q);
  if (plate.length >= DESK_SEARCH_MIN_LENGTH)
    // An array instead of a join, so that the plan uses the phone index.
    parts.push(sql`request.phone = any(array(select owner.phone from ${cars} car join ${provenCustomersOf(scope)} owner on owner.id = car.user_id
      where car.plate like ${containsPattern(plate)} limit 200))`);
  const named = hasNames(sql`request.name_folded`, q);
  if (named) parts.push(named);
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`;
}

/** Returns the substrings of references such as `Y-7K3M-92QD` that equal `characters` without their hyphens. */
export function referenceParts(characters: string): string[] {
  const bare = characters.replaceAll('-', '');
  if (bare.length < 3 || bare.length > 9) return [characters];
  const whole = bare.length === 9 ? bare.slice(1) : bare;
  const cuts = Array.from({ length: Math.min(4, whole.length - 1) }, (_, index) => index + 1)
    .filter((cut) => whole.length - cut <= 4)
    .map((cut) => `${whole.slice(0, cut)}-${whole.slice(cut)}`);
  return [...new Set([characters, ...(whole.length <= 4 ? [whole] : []), ...cuts])];
}
