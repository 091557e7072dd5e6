import { type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contract/activity';
import { type ContentKindName, contentKinds, kindOf } from '#contract/content/kinds';
import { fieldOfPath } from '#contract/content/paths';
import { columnOf, tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { parts } from '../../platform/db/schema/catalog';
import { inLanguage } from '../../platform/db/schema/columns';
import type { StoredAuditValues } from '../../platform/db/schema/desk';
import { staff } from '../../platform/db/schema/staff';
import type { Language } from '../../platform/language';

const KIND_OF_FIELD: Partial<Record<string, ContentKindName>> = {
  branch: 'branches',
  branches: 'branches',
  bay: 'bays',
  service: 'services',
  services: 'services',
  part: 'parts',
};
const STAFF_FIELDS: readonly string[] = ['assignee', 'worker'];

type Entry = Pick<AuditEntry, 'thing' | 'thing_id' | 'name'>;
type EntryWithValues = Entry & { before: StoredAuditValues | null; after: StoredAuditValues | null };
type Found = { name: string; number: string | null };
export type Names = { people: ReadonlyMap<number, string>; items: ReadonlyMap<string, Found> };

const isKind = (name: string): name is ContentKindName => Object.hasOwn(contentKinds, name);
const keyOf = (kind: ContentKindName, id: number): string => `${kind} ${id}`;

/** Splits the name of an audit entry: `kind id: title`, or only `kind` for a reordered list. */
export function subjectOf({ thing, name }: Entry): { kind: ContentKindName | null; title: string } {
  if (thing !== 'content' && thing !== 'stock') return { kind: null, title: name };
  const [, kind = '', title = ''] = /^(\w+)(?: \d+: ?(.*))?$/s.exec(name) ?? [];
  if (!isKind(kind)) return { kind: null, title: name };
  return { kind: thing === 'content' ? kind : null, title: titleField(kind) ? title : '' };
}

function titleField(kind: ContentKindName) {
  const { fields, title } = kindOf(kind);
  const field = fields[title];
  return field?.type === 'text' || field?.type === 'longText' || field?.type === 'url' ? field : undefined;
}

const itemOf = (entry: Entry): { kind: ContentKindName; id: number } | null => {
  const kind = entry.thing === 'stock' ? 'parts' : subjectOf(entry).kind;
  return kind && entry.thing_id !== null ? { kind, id: entry.thing_id } : null;
};

export function titleOf(entry: Entry, { items }: Names): string | undefined {
  const item = itemOf(entry);
  const found = item && items.get(keyOf(item.kind, item.id));
  if (!found) return undefined;
  const number = entry.thing === 'stock' ? found.number : null;
  return [number, found.name].filter(Boolean).join(' · ') || undefined;
}

function referredBy(kind: ContentKindName | null, field: string): ContentKindName | undefined {
  if (kind === null) return KIND_OF_FIELD[field];
  const found = fieldOfPath(kindOf(kind).fields, field)?.field;
  return found?.type === 'reference' && isKind(found.to) ? found.to : undefined;
}

/** Returns the name of the item or person with this id; undefined if the field holds no id. */
export function nameOf(
  { people, items }: Names,
  { kind, field, value }: { kind: ContentKindName | null; field: string; value: string | number | boolean },
): string | undefined {
  if (typeof value !== 'number') return undefined;
  const to = referredBy(kind, field);
  if (to) return items.get(keyOf(to, value))?.name || `№\u00a0${value}`;
  if (kind !== null) return undefined;
  if (STAFF_FIELDS.includes(field)) return people.get(value) ?? `№\u00a0${value}`;
  return field === 'customers' ? `№\u00a0${value}` : undefined;
}

/** Loads the names of all staff and of all items in the entries. 2 statements. */
export async function namesOf(db: Database, entries: readonly EntryWithValues[], language: Language): Promise<Names> {
  const ids = new Map<ContentKindName, Set<number>>();
  const mention = (kind: ContentKindName, id: number) => ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  for (const entry of entries) {
    const item = itemOf(entry);
    if (item) mention(item.kind, item.id);
    const { kind } = subjectOf(entry);
    for (const values of [entry.before, entry.after])
      for (const [field, value] of Object.entries(values ?? {})) {
        const to = referredBy(kind, field);
        for (const id of [value].flat()) if (to && typeof id === 'number') mention(to, id);
      }
  }
  const people = await db.select({ id: staff.id, name: staff.name }).from(staff);
  return { people: new Map(people.map(({ id, name }) => [id, name])), items: await titlesOf(db, ids, language) };
}

async function titlesOf(
  db: Database,
  ids: ReadonlyMap<ContentKindName, ReadonlySet<number>>,
  language: Language,
): Promise<Names['items']> {
  if (ids.size === 0) return new Map();
  const selects = [...ids].map(([kind, itemIds]) => {
    const { table } = tables[kind];
    const number = kind === 'parts' ? sql`nullif(${parts.mpn}, '')` : sql`null`;
    return sql`select ${kind}::text as kind, ${table.id} as id, ${titleIn(kind, language)} as name, ${number}::text as number
      from ${table} where ${table.id} in ${[...itemIds]}`;
  });
  const { rows } = await queryRows<Found & { kind: ContentKindName; id: number }>(
    db,
    { name: 'text', number: 'text?', kind: 'text', id: 'number' },
    sql.join(selects, sql` union all `),
  );
  return new Map(rows.map(({ kind, id, ...found }) => [keyOf(kind, id), found]));
}

function titleIn(kind: ContentKindName, language: Language): SQL {
  const field = titleField(kind);
  if (!field) return sql`''`;
  const column = columnOf(tables[kind].table, kindOf(kind).title);
  return 'localized' in field && field.localized ? inLanguage(column, language) : sql`${column}`;
}
