import { isDeepStrictEqual } from 'node:util';
import { asc, eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import type { ContentValue, Field, FieldValue } from '#contract/content/fields';
import { emptyWeek, isWeek } from '#contract/content/hours';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { columnOf, type Rows, tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { hoursColumns } from '../../platform/db/hoursColumns';
import { queryRows } from '../../platform/db/queryRows';

type Row = Record<string, unknown>;
export type Published = { value: ContentValue; hidden: boolean };

/** Returns the published values. 1 statement, plus 1 per field that has a table of its own. */
export async function readPublished(
  db: Database,
  kind: ContentKindName,
  ids: readonly number[],
): Promise<Map<number, Published>> {
  if (ids.length === 0) return new Map();
  const { table, rows = {} } = tables[kind];
  const found = await db
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]));
  const within = new Map<string, Row[]>();
  for (const [name, one] of Object.entries(rows)) within.set(name, await readRows(db, one, ids));
  return new Map(
    (found as Row[]).map((row) => {
      const fields = Object.entries(kindOf(kind).fields).map(([name, field]): [string, FieldValue] => {
        const stored = rows[name];
        if (!stored) return [name, valueOf(field, name, row)];
        const own = (within.get(name) ?? []).filter((inner) => inner[stored.owner] === row['id']);
        return [name, listOf(field, stored, own)];
      });
      return [Number(row['id']), { value: Object.fromEntries(fields), hidden: row['hidden'] === true }];
    }),
  );
}

async function readRows(db: Database, { table, owner, item }: Rows, ids: readonly number[]): Promise<Row[]> {
  const order = columnOf(table, item ?? 'position');
  return db
    .select()
    .from(table)
    .where(inArray(columnOf(table, owner), [...ids]))
    .orderBy(asc(order));
}

function valueOf(field: Field, name: string, row: Row): FieldValue {
  if (field.type === 'place') return placeOf(row);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column of a field stores its FieldValue
  const value = row[name] as FieldValue;
  return field.type === 'week' ? (value ?? emptyWeek()) : value;
}

const placeOf = ({ latitude, longitude }: Row) => ({ latitude: Number(latitude), longitude: Number(longitude) });

const listOf = (field: Field, { item }: Rows, rows: Row[]): FieldValue => {
  if (item !== undefined) return rows.map((row) => Number(row[item]));
  const fields = field.type === 'group' ? field.fields : {};
  return rows.map((row) =>
    Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, valueOf(inner, name, row)])),
  );
};

/** Takes the next id of the kind's table, so that a draft keeps its id when it is published. */
export async function nextId(db: Database, kind: ContentKindName): Promise<number> {
  const { rows } = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`select nextval(pg_get_serial_sequence(${getTableName(tables[kind].table)}, 'id'))::int as id`,
  );
  const [row] = rows;
  if (!row) throw new Error('The sequence returned no id');
  return row.id;
}

/** Writes only changed fields, because triggers recount and reindex every updated row. */
export async function writePublished(
  tx: Database,
  kind: ContentKindName,
  id: number,
  value: ContentValue,
  before: ContentValue | null,
): Promise<void> {
  const { table, rows = {} } = tables[kind];
  const columns: Row = {};
  const differing = Object.entries(value).filter(([name, given]) => !before || !isDeepStrictEqual(given, before[name]));
  for (const [name, given] of differing) {
    const type = kindOf(kind).fields[name]?.type;
    if (type === 'place') Object.assign(columns, given);
    else if (type === 'week' && isWeek(given)) Object.assign(columns, hoursColumns(given));
    else if (!rows[name]) columns[name] = given;
  }
  if (!before) {
    const position = 'position' in getTableColumns(table) && {
      position: sql`(select coalesce(max(position) + 1, 0) from ${table})`,
    };
    await tx.insert(table).values({ id, ...columns, ...position });
  } else if (differing.length > 0) {
    const set = Object.keys(columns).length > 0 ? columns : { id };
    await tx.update(table).set(set).where(eq(table.id, id));
  }
  for (const [name, given] of differing) if (rows[name]) await writeRows(tx, rows[name], id, given);
}

async function writeRows(tx: Database, { table, owner, item }: Rows, id: number, list: FieldValue | undefined) {
  await tx.delete(table).where(eq(columnOf(table, owner), id));
  if (!Array.isArray(list) || list.length === 0) return;
  const rows = list.map(
    (one, position): Row =>
      typeof one === 'object' && !Array.isArray(one)
        ? { [owner]: id, position, ...one }
        : { [owner]: id, [String(item)]: one },
  );
  await tx.insert(table).values(rows);
}

/** Sets the column `hidden` of the published row. The caller stores the version and the audit entry. */
export async function writeHidden(tx: Database, kind: ContentKindName, id: number, hidden: boolean): Promise<void> {
  const { table } = tables[kind];
  await tx.update(table).set({ hidden }).where(eq(table.id, id));
}
