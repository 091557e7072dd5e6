export interface WorkerEnvironment {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  origin: string;
  now(): number;
  wait(ms: number): Promise<void>;
  /** Written before this file by server/web/serviceWorker.ts. */
  build: { id: string; files: string[]; texts: Record<string, string[]> };
  post(client: string, message: WorkerSays): void;
}

/** A request of the page failed. `keptAt` is the time of the cached reply, null without one. */
export interface WorkerSays {
  isOffline: true;
  keptAt: number | null;
}

/** Message to the worker. `keep`: pages and files to cache; `leave`: the customer signed out. */
export type PageSays = { say: 'keep'; pages: string[]; files: string[] } | { say: 'leave' };

export const KEPT_AT = 'x-kept-at';
export const OWNER = 'kept-owner';
