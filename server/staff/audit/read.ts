import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AuditEntry, type AuditPage, type AuditQuery, deskAuditCalls } from '#contract/activity';
import type { TrailEntry } from '#contract/enquiries';
import { DESK_PAGE_SIZE } from '#contract/rules/deskLimits';
import type { Database } from '../../platform/db/database';
import { branchRef, cursorTimestamp, endOfDay, iso, startOfDay } from '../../platform/db/expressions';
import { queryRows } from '../../platform/db/queryRows';
import { auditEntries, type StoredAuditValues } from '../../platform/db/schema/desk';
import { staff } from '../../platform/db/schema/staff';
import { pageOf, placeOf } from '../../platform/http/cursor';
import type { Language } from '../../platform/language';
import { registerDeskCall } from '../deskCalls';
import { type Names, nameOf, namesOf, subjectOf, titleOf } from './names';

type Raw = Omit<AuditEntry, 'changes' | 'kind'> & { before: StoredAuditValues | null; after: StoredAuditValues | null };

const columns = (
  language: Language,
): SQL => sql`entry.id, ${iso(sql`entry.at`)} as at, entry.action, entry.thing, entry.thing_id,
  entry.name, entry.before, entry.after, ${branchRef(sql`entry.branch_id`, language)} as branch,
  (select json_build_object('id', person.id, 'name', person.name) from ${staff} person where person.id = entry.staff_id) as by`;

/** Returns a page of audit entries, newest first, filtered by person, record and dates of Tashkent. */
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
  const { rows } = await queryRows<Raw & { place: string }>(
    db,
    {
      id: 'number',
      at: 'text',
      name: 'text',
      branch: 'json?',
      by: 'json?',
      thing: 'text',
      action: 'text',
      thing_id: 'number?',
      before: 'json?',
      after: 'json?',
      place: 'text',
    },
    sql`select ${columns(language)}, ${cursorTimestamp(sql`entry.at`)} as place
    from ${auditEntries} entry where ${which} order by entry.at desc, entry.id desc limit ${DESK_PAGE_SIZE + 1}`,
  );
  const { items, next } = pageOf(rows, DESK_PAGE_SIZE);
  const names = await namesOf(db, items, language);
  return { items: items.map((row) => readable(row, names)), next };
}

/** Returns the audit entries of one enquiry, newest first. */
export async function listEnquiryChanges(db: Database, enquiry: number, language: Language): Promise<TrailEntry[]> {
  const { rows } = await queryRows<Raw>(
    db,
    {
      id: 'number',
      at: 'text',
      name: 'text',
      branch: 'json?',
      by: 'json?',
      thing: 'text',
      action: 'text',
      thing_id: 'number?',
      before: 'json?',
      after: 'json?',
    },
    sql`select ${columns(language)} from ${auditEntries} entry
    where entry.thing = 'enquiry' and entry.thing_id = ${enquiry} order by entry.at desc, entry.id desc limit 200`,
  );
  const names = await namesOf(db, rows, language);
  return rows.map((row) => {
    const { id, at, action, by, changes } = readable(row, names);
    return { id, at, action, by, changes };
  });
}

function readable({ before, after, ...entry }: Raw, names: Names): AuditEntry {
  const { kind, title } = subjectOf(entry);
  return {
    ...entry,
    kind,
    name: titleOf(entry, names) ?? title,
    changes: visibleChanges({ before, after }, (field, value) => nameOf(names, { kind, field, value })),
  };
}

/** Identifying fields are listed first, because JSONB does not preserve key order. */
const FIRST = ['line', 'service', 'part', 'kind'];

type Item = string | number | boolean;

export function visibleChanges(
  { before, after }: Pick<Raw, 'before' | 'after'>,
  nameOf: (field: string, value: Item) => string | undefined = () => undefined,
): AuditEntry['changes'] {
  const all = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const fields = [...FIRST.filter((field) => all.delete(field)), ...all];
  const asText = (field: string, value: StoredAuditValues[string]): string | null => {
    if (value === undefined || value === null) return null;
    const one = (item: Item) => nameOf(field, item) ?? String(item);
    return Array.isArray(value) ? value.map(one).join(', ') : one(value);
  };
  return fields
    .map((field) => ({ field, before: asText(field, before?.[field]), after: asText(field, after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

export async function auditRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskAuditCalls.listAudit).handledBy(({ db, query, language }) =>
    listAudit(db, query, language),
  );
}
