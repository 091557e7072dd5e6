import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PGlite and pg both return `rows` for a raw statement, but Drizzle's common type lacks them. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
type Rows<Row> = { rows: Row[] };

/** Queries take a database or transaction as the first argument, so that callers decide on transactions. */
export type Database = PgDatabase<RowsResult>;

const transactions = new AsyncLocalStorage<Database>();

/** Returns the transaction of a content preview, or null. Reads in a preview must bypass all caches. */
export const previewTransaction = (): Database | null => transactions.getStore() ?? null;

export const runInPreview = <T>(tx: Database, work: () => Promise<T>): Promise<T> => transactions.run(tx, work);

export const openPGlite = (options: Omit<PGliteOptions, 'extensions'> = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });
