import { type SQL, sql } from 'drizzle-orm';
import type { Field } from '../../../contract/content/fields';
import { type ContentKindName, kindOf } from '../../../contract/content/kinds';
import { columnOf, type Rows, tables } from './tables';

/**
 * The value of each row of a kind's table, as `readPublished` reads it one by one: so many items are kept as versions without passing
 * through this process. For kinds without places and without lists of references.
 */
export function publishedValue(kind: ContentKindName): SQL {
  const { table, rows = {} } = tables[kind];
  const pairs = Object.entries(kindOf(kind).fields).map(([name, field]) => {
    const own = rows[name];
    return sql`${name}::text, ${own ? listOf(field, own, columnOf(table, 'id')) : asJson(field, columnOf(table, name))}`;
  });
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

const asJson = (field: Field, column: unknown): SQL => (field.type === 'money' ? sql`${column}::text` : sql`${column}`);

function listOf(field: Field, { table, owner, item }: Rows, id: unknown): SQL {
  if (field.type !== 'group' || item !== undefined) throw new Error('Only groups are read so');
  const pairs = Object.entries(field.fields).map(
    ([name, inner]) => sql`${name}::text, ${asJson(inner, columnOf(table, name))}`,
  );
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(${sql.join(pairs, sql`, `)}) order by ${columnOf(table, 'position')}), '[]')
    from ${table} where ${columnOf(table, owner)} = ${id})`;
}
