import { type SQL, sql } from 'drizzle-orm';
import type { AuditEntry, AuditPage, AuditQuery } from '../../../contract/desk/audit';
import type { TrailEntry } from '../../../contract/desk/enquiry';
import { DESK_PAGE_SIZE } from '../../../contract/desk/limits';
import type { Database } from '../../db/database';
import { branches } from '../../db/schema/company';
import { type AuditValues, auditEntries } from '../../db/schema/desk';
import { inLanguage } from '../../db/schema/localized';
import { staff } from '../../db/schema/staff';
import type { Language } from '../../http/language';
import { pageOf, placeOf } from '../cursor';
import { branchRef, endOfDay, exact, iso, startOfDay } from '../sql';

type Raw = Omit<AuditEntry, 'changes'> & { before: AuditValues | null; after: AuditValues | null };

const columns = (
  language: Language,
): SQL => sql`entry.id, ${iso(sql`entry.at`)} as at, entry.action, entry.thing, entry.thing_id,
  entry.name, entry.before, entry.after, ${branchRef(sql`entry.branch_id`, language)} as branch,
  (select json_build_object('id', person.id, 'name', person.name) from ${staff} person where person.id = entry.staff_id) as by`;

export async function listAudit(db: Database, query: AuditQuery, language: Language): Promise<AuditPage> {
  const { person, thing, thing_id, from, to, after } = query;
  const place = placeOf(after);
  const all: SQL[] = [];
  if (person !== undefined) all.push(sql`entry.staff_id = ${person}`);
  if (thing !== undefined) all.push(sql`entry.thing = ${thing}`);
  if (thing !== undefined && thing_id !== undefined) all.push(sql`entry.thing_id = ${thing_id}`);
  if (from !== undefined) all.push(sql`entry.at >= ${startOfDay(from)}`);
  if (to !== undefined) all.push(sql`entry.at < ${endOfDay(to)}`);
  if (place) all.push(sql`(entry.at, entry.id) < (${place.at}::timestamp at time zone 'UTC', ${place.id}::int)`);
  const which = all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
  const { rows } = await db.execute<
    Raw & { place: string }
  >(sql`select ${columns(language)}, ${exact(sql`entry.at`)} as place
    from ${auditEntries} entry where ${which} order by entry.at desc, entry.id desc limit ${DESK_PAGE_SIZE + 1}`);
  const { items, next } = pageOf(rows, DESK_PAGE_SIZE);
  const names = await namesOf(db, language);
  return { items: items.map((row) => readable(row, names)), next };
}

/** The changes of an enquiry, the newest first. */
export async function trailOf(db: Database, enquiry: number, language: Language): Promise<TrailEntry[]> {
  const { rows } = await db.execute<Raw>(sql`select ${columns(language)} from ${auditEntries} entry
    where entry.thing = 'enquiry' and entry.thing_id = ${enquiry} order by entry.at desc, entry.id desc limit 200`);
  const names = await namesOf(db, language);
  return rows.map((row) => {
    const { id, at, action, by, changes } = readable(row, names);
    return { id, at, action, by, changes };
  });
}

type Names = { branch: Map<number, string>; assignee: Map<number, string>; worker: Map<number, string> };
const NO_NAMES: Names = { branch: new Map(), assignee: new Map(), worker: new Map() };

/** Some dozens of each. */
async function namesOf(db: Database, language: Language): Promise<Names> {
  const places = await db.select({ id: branches.id, name: inLanguage(branches.name, language) }).from(branches);
  const people = await db.select({ id: staff.id, name: staff.name }).from(staff);
  const byId = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { branch: byId(places), assignee: byId(people), worker: byId(people) };
}

function readable({ before, after, ...entry }: Raw, names: Names): AuditEntry {
  return { ...entry, changes: shownChanges({ before, after }, names) };
}

/** Two states side by side, in words. */
export function shownChanges(
  { before, after }: Pick<Raw, 'before' | 'after'>,
  names: Names = NO_NAMES,
): AuditEntry['changes'] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field,
    before: shown(field, before?.[field], names),
    after: shown(field, after?.[field], names),
  }));
}

function shown(field: string, value: AuditValues[string] | undefined, names: Names): string | null {
  if (value === undefined || value === null) return null;
  const byField: Record<string, Map<number, string> | undefined> = { ...names, branches: names.branch };
  const known = byField[field];
  const one = (item: string | number | boolean) =>
    (known && typeof item === 'number' ? known.get(item) : undefined) ?? String(item);
  return Array.isArray(value) ? value.map(one).join(', ') : one(value);
}
