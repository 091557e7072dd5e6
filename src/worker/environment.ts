/** The environment of the worker, replaced in tests. */
export interface WorkerEnvironment {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  origin: string;
  now(): number;
  wait(ms: number): Promise<void>;
  /** Written before this file by server/web/serviceWorker.ts. */
  build: { id: string; files: string[]; texts: Record<string, string[]> };
  tell(client: string, message: WorkerSays): void;
}

/**
 * Message to a page: its request failed. `keptAt` is the time of the cached reply it got instead, null if it got none.
 */
export interface WorkerSays {
  lineIsDown: true;
  keptAt: number | null;
}

/** Message to the worker. `keep`: pages and files to cache; `leave`: the customer signed out. */
export type PageSays = { say: 'keep'; pages: string[]; files: string[] } | { say: 'leave' };

/** Header with the time at which a cached reply was stored. */
export const KEPT_AT = 'x-kept-at';
/** Header with the customer of a cached private reply. */
export const OWNER = 'kept-owner';
