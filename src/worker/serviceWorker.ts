import { makeAnswers } from './answers';
import type { PageMessage, WorkerEnvironment } from './environment';
import { kindOf } from './kinds';
import { makePageCache } from './pageCache';
import { makePrecache } from './precache';

/** TypeScript's DOM and worker libraries conflict, so the used worker types are declared here. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  clientId: string;
  respondWith(reply: Promise<Response>): void;
}
interface Scope {
  yoldaBuild: WorkerEnvironment['build'];
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown, transfer: []): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: PageMessage }) => void): void;
}

const scope = globalThis as unknown as Scope;

const environment: WorkerEnvironment = {
  caches,
  fetch: (request, init) => fetch(request, init),
  origin: location.origin,
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  build: scope.yoldaBuild,
  post: (client, message) => {
    scope.clients.get(client).then(
      (page) => page?.postMessage(message, []),
      () => undefined,
    );
  },
};
const pageCache = makePageCache(environment);
const { answer, leave } = makeAnswers(environment, pageCache);
const precache = makePrecache(environment, pageCache);

// No navigation preload: if it fails, Firefox shows its own error page. A new worker takes over at once (skipWaiting),
// without a reload of open pages.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  const start = async () => {
    await pageCache.dropEarlierBuilds(true);
    await scope.clients.claim();
  };
  event.waitUntil(start());
});
scope.addEventListener('message', (event) => {
  const { data } = event;
  event.waitUntil(data.say === 'leave' ? leave() : precache(data.pages, data.files));
});
scope.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const kind = kindOf(request, environment.origin);
  if (!kind) return;
  const until = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  event.respondWith(answer({ kind, request, client: clientId, until }));
});
