import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry, AuditPage, AuditQuery } from '../../../contract/desk/audit';
import type { TrailEntry } from '../../../contract/desk/enquiry';
import { DESK_PAGE_SIZE } from '../../../contract/desk/limits';
import type { Database } from '../../db/database';
import { bays } from '../../db/schema/bays';
import { branches } from '../../db/schema/company';
import { type AuditValues, auditEntries } from '../../db/schema/desk';
import { inLanguage } from '../../db/schema/localized';
import { parts } from '../../db/schema/parts';
import { services } from '../../db/schema/services';
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
  const names = await namesOf(db, items, language);
  return { items: items.map((row) => readable(row, names)), next };
}

/** The changes of an enquiry, the newest first. */
export async function trailOf(db: Database, enquiry: number, language: Language): Promise<TrailEntry[]> {
  const { rows } = await db.execute<Raw>(sql`select ${columns(language)} from ${auditEntries} entry
    where entry.thing = 'enquiry' and entry.thing_id = ${enquiry} order by entry.at desc, entry.id desc limit 200`);
  const names = await namesOf(db, rows, language);
  return rows.map((row) => {
    const { id, at, action, by, changes } = readable(row, names);
    return { id, at, action, by, changes };
  });
}

/** Fields that hold the ids of things with names. */
const NAMED = ['branch', 'assignee', 'worker', 'bay', 'service', 'part'] as const;
type Names = Partial<Record<(typeof NAMED)[number], Map<number, string>>>;

/** All branches and people, some dozens of each; of the rest those that the entries mention. */
async function namesOf(db: Database, entries: readonly Pick<Raw, 'before' | 'after'>[], language: Language) {
  const byId = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  const mentioned = (...fields: string[]) => {
    const values = entries.flatMap(({ before, after }) =>
      fields.flatMap((field) => [before?.[field], after?.[field]].flat()),
    );
    return [...new Set(values.filter((value) => typeof value === 'number'))];
  };
  const namesIn = async (table: typeof bays | typeof services | typeof parts, ids: number[]) =>
    ids.length === 0
      ? undefined
      : byId(
          await db
            .select({ id: table.id, name: inLanguage(table.name, language) })
            .from(table)
            .where(inArray(table.id, ids)),
        );
  const places = await db.select({ id: branches.id, name: inLanguage(branches.name, language) }).from(branches);
  const people = byId(await db.select({ id: staff.id, name: staff.name }).from(staff));
  const names: Names = { branch: byId(places), assignee: people, worker: people };
  const bay = await namesIn(bays, mentioned('bay'));
  const service = await namesIn(services, mentioned('service', 'services'));
  const part = await namesIn(parts, mentioned('part'));
  return { ...names, ...(bay && { bay }), ...(service && { service }), ...(part && { part }) };
}

function readable({ before, after, ...entry }: Raw, names: Names): AuditEntry {
  return { ...entry, changes: shownChanges({ before, after }, names) };
}

/** Says what was changed, so it comes before the rest. JSONB keeps no order of keys. */
const FIRST = ['line', 'service', 'part', 'kind'];

/** Two states side by side, in words. */
export function shownChanges(
  { before, after }: Pick<Raw, 'before' | 'after'>,
  names: Names = {},
): AuditEntry['changes'] {
  const all = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const fields = [...FIRST.filter((field) => all.delete(field)), ...all];
  return fields.map((field) => ({
    field,
    before: shown(field, before?.[field], names),
    after: shown(field, after?.[field], names),
  }));
}

function shown(field: string, value: AuditValues[string] | undefined, names: Names): string | null {
  if (value === undefined || value === null) return null;
  const byField: Record<string, Map<number, string> | undefined> = {
    ...names,
    branches: names.branch,
    services: names.service,
  };
  const known = byField[field];
  const one = (item: string | number | boolean) =>
    (known && typeof item === 'number' ? known.get(item) : undefined) ?? String(item);
  return Array.isArray(value) ? value.map(one).join(', ') : one(value);
}
