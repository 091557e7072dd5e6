import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
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

const transactions = new AsyncLocalStorage<Database>();

/** The transaction that a preview's page is read through: null outside of one. What is read in it is in no cache, and gets into none. */
export const previewTransaction = (): Database | null => transactions.getStore() ?? null;

export const readingThrough = <T>(tx: Database, work: () => Promise<T>): Promise<T> => transactions.run(tx, work);

/** The embedded database with the extensions of the schema: one that a database was made with must be there whenever it is opened. */
export const openPGlite = (options: Omit<PGliteOptions, 'extensions'> = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });
