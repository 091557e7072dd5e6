import type { SQL } from 'drizzle-orm';
import type { Database } from './database';

type Kind<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [Date]
        ? 'date'
        : 'json';

export type RowShape<Row> = {
  [Column in keyof Row]-?: null extends Row[Column]
    ? `${Kind<NonNullable<Row[Column]>>}?`
    : undefined extends Row[Column]
      ? `${Kind<NonNullable<Row[Column]>>}?`
      : Kind<Row[Column]>;
};

const isOfKind: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date,
  json: () => true,
};

/** Runs a statement. Outside production checks the columns against `shape`, so that a test detects a renamed column. */
export async function queryRows<Row extends Record<string, unknown>>(
  db: Database,
  shape: RowShape<Row>,
  statement: SQL,
): Promise<{ rows: Row[] }> {
  const result = await db.execute<Row>(statement);
  if (process.env['NODE_ENV'] !== 'production') checkRows(shape, result);
  return result;
}

function checkRows(shape: Record<string, string>, result: { rows: Record<string, unknown>[] }): void {
  const fields = 'fields' in result && Array.isArray(result.fields) ? (result.fields as { name: string }[]) : null;
  const returned = fields ? new Set(fields.map(({ name }) => name)) : null;
  for (const [column, kind] of Object.entries(shape)) {
    if (returned && !returned.has(column)) throw new Error(`The statement returns no column "${column}"`);
    const base = kind.replace('?', '');
    for (const row of result.rows) {
      const value = row[column] ?? null;
      const isRight = value === null ? kind.endsWith('?') : isOfKind[base]?.(value);
      if (!isRight)
        throw new Error(`The column "${column}" holds ${value === null ? 'null' : typeof value}, not ${kind}`);
    }
  }
}
