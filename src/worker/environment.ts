/** What the worker needs of its surroundings; tests give others. */
export interface WorkerEnvironment {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  origin: string;
  now(): number;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
  /** What of the server began this file: server/web/serviceWorker.ts. */
  build: { id: string; files: string[]; texts: Record<string, string[]> };
  /** Tells an open page. */
  tell(client: string, message: WorkerSays): void;
}

/** To a page: what it asked for was not to be had. `keptAt`: of when is what it got instead; null where there was nothing. */
export interface WorkerSays {
  lineIsDown: true;
  keptAt: number | null;
}

/** To the worker. `keep`: addresses of pages, and of files that the open page has; `leave`: the customer has left. */
export type PageSays = { say: 'keep'; pages: string[]; files: string[] } | { say: 'leave' };

/** Where a kept reply says of when it is. */
export const KEPT_AT = 'x-kept-at';
/** Where the key of a kept private reply names its customer. */
export const OWNER = 'kept-owner';
