import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Both drivers (PGlite and pg) answer a raw statement with `rows`; Drizzle's common type hides that. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
type Rows<Row> = { rows: Row[] };

/**
 * The database, or a transaction of it, whichever driver is behind: repositories take it as their first argument,
 * so that a caller decides what belongs into one transaction.
 */
export type Database = PgDatabase<RowsResult>;
