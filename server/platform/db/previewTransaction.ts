import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database';

const transactions = new AsyncLocalStorage<Database>();

/** The transaction that a preview's page is read through: null outside of one. What is read in it is in no cache, and gets into none. */
export const previewTransaction = (): Database | null => transactions.getStore() ?? null;

export const readingThrough = <T>(tx: Database, work: () => Promise<T>): Promise<T> => transactions.run(tx, work);
