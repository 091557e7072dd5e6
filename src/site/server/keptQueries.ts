import { QueryStatus } from '@reduxjs/toolkit/query';
import type { RootState } from '../store/store';

type Queries = RootState['api']['queries'];

/** Addresses; about 50 KB each. */
const MOST = 200;

/**
 * The answered queries of addresses that were rendered before, while the content is the same: asking them anew cost as much as
 * rendering them. The address used longest ago makes room.
 */
export const createKeptQueries = (most = MOST) => {
  const kept = new Map<string, Queries>();
  let keptVersion: number | undefined;

  return {
    /** As if they were answered now; undefined for an address that is not known in this version of the content. */
    get: (version: number | undefined, address: string): Queries | undefined => {
      const queries = version === keptVersion ? kept.get(address) : undefined;
      if (!queries) return undefined;
      kept.delete(address);
      kept.set(address, queries);
      const fulfilledTimeStamp = Date.now();
      return Object.fromEntries(
        Object.entries(queries).map(([key, query]) => [key, { ...query, fulfilledTimeStamp }]),
      ) as Queries;
    },
    /** Without a version nothing is kept, and neither is a page with a query that was not answered. */
    keep: (version: number | undefined, address: string, queries: Queries): void => {
      if (version === undefined) return;
      if (Object.values(queries).some((query) => query?.status !== QueryStatus.fulfilled)) return;
      if (version !== keptVersion) kept.clear();
      keptVersion = version;
      kept.set(address, queries);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
  };
};
