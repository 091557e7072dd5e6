import type { FastifyInstance } from 'fastify';
import type { AssetManifest, Build } from './build';

const PATH = '/service-worker.js';

const LATE_GROUPS = ['late', 'persistence', 'outbox', 'search-field', 'appointment-form', 'purchase-form'];

const addressesOf = ({ groups }: AssetManifest, names: string[]) =>
  [...new Set(names.flatMap((name) => groups[name] ?? []))].map((file) => `/assets/${file}`);

/** Prepends the build id, so that the script changes with every build and browsers detect an update. */
const withBuild = ({ manifest, serviceWorker }: Build): string => {
  const texts = (language: string) => addressesOf(manifest, [`texts-${language}`, `texts-${language}-pages`]);
  const build = {
    id: manifest.buildId,
    files: addressesOf(manifest, LATE_GROUPS),
    texts: { ru: texts('ru'), uz: texts('uz') },
  };
  return `self.yoldaBuild=${JSON.stringify(build)};\n${serviceWorker}`;
};

/** Kill switch: deletes all caches and unregisters the worker. Open pages are not reloaded. */
const KILL_SWITCH = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil(
  caches.keys().then((names)=>Promise.all(names.map((name)=>caches.delete(name)))).then(()=>self.registration.unregister())));
`;

export const serveServiceWorker = (app: FastifyInstance, build: Build): void => {
  const script = app.config.serviceWorker ? withBuild(build) : KILL_SWITCH;
  app.get(PATH, async (_request, reply) =>
    reply
      .headers({
        // A cached script would delay the kill switch.
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
};
