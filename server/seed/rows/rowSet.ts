import type { PgTable } from 'drizzle-orm/pg-core';

/** What goes into one table. `keep`: rows that customers' cars and requests point to are updated, never removed. */
export type RowSet = { table: PgTable; rows: Record<string, unknown>[]; keep?: true };

/** The rows of a table in the order of the content, checked against its columns. */
export function rowSet<Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]): RowSet {
  return { table, rows };
}

/** Finds ids by slug; a slug that is not there is a mistake of the content and stops the seeding. */
export function idsBySlug(list: readonly { id: number; slug: string }[]): (slug: string) => number {
  const ids = new Map(list.map(({ id, slug }) => [slug, id]));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`Content: nothing has the slug "${slug}"`);
    return id;
  };
}
