import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The embedded database with the extensions of the schema: one that a database was made with must be there whenever it is opened. */
export const openPGlite = (options: Omit<PGliteOptions, 'extensions'> = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });
