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
 * Message to a page whose request failed. `keptAt`: time of the cached reply, null without one. Open pages of earlier
 * releases depend on these names.
 */
export interface WorkerMessage {
  lineIsDown: true;
  keptAt: number | null;
}

/** Message to the worker. `keep` lists pages and files to cache; `leave` means that the customer has signed out. */
export type PageMessage = { say: 'keep'; pages: string[]; files: string[] } | { say: 'leave' };

export const CACHED_AT = 'x-kept-at';
export const OWNER = 'kept-owner';
