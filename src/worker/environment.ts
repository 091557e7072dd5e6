export interface WorkerEnvironment {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  origin: string;
  now(): number;
  wait(ms: number): Promise<void>;
  build: { id: string; files: string[]; texts: Record<string, string[]> };
  post(client: string, message: WorkerMessage): void;
}

/**
 * A request of the page failed. `keptAt` is the time of the cached reply, null without one. Pages of earlier releases,
 * which stay open under a new worker, read these names.
 */
export interface WorkerMessage {
  lineIsDown: true;
  keptAt: number | null;
}

/** Message to the worker. `keep`: pages and files to cache; `leave`: the customer signed out. */
export type PageMessage = { say: 'keep'; pages: string[]; files: string[] } | { say: 'leave' };

export const CACHED_AT = 'x-kept-at';
export const OWNER = 'kept-owner';
