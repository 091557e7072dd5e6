import type { FastifyInstance } from 'fastify';
import type { AssetManifest, Build } from './build';

const PATH = '/service-worker.js';

/** What a kept page needs beside the files that its HTML names: what comes late, the storage, the form. */
const LATE_GROUPS = ['late', 'persistence', 'outbox', 'search-field', 'appointment-form', 'purchase-form'];

const addressesOf = ({ groups }: AssetManifest, names: string[]) =>
  [...new Set(names.flatMap((name) => groups[name] ?? []))].map((file) => `/assets/${file}`);

/** Its bytes change with every build, which is how a browser sees that there is another. */
const withBuild = ({ manifest, serviceWorker }: Build): string => {
  const texts = (language: string) => addressesOf(manifest, [`texts-${language}`, `texts-${language}-pages`]);
  const build = {
    id: manifest.buildId,
    files: addressesOf(manifest, LATE_GROUPS),
    texts: { ru: texts('ru'), uz: texts('uz') },
  };
  return `self.yoldaBuild=${JSON.stringify(build)};\n${serviceWorker}`;
};

/**
 * The kill switch: takes the place of whatever worker a browser has, deletes all that it kept and goes. Open pages are left alone, and from the
 * next one on the browser asks the server again.
 */
const LEAVES = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil(
  caches.keys().then((names)=>Promise.all(names.map((name)=>caches.delete(name)))).then(()=>self.registration.unregister())));
`;

/** Serves the worker, or in its place what takes it away. */
export const serveServiceWorker = (app: FastifyInstance, build: Build): void => {
  const script = app.config.serviceWorker ? withBuild(build) : LEAVES;
  app.get(PATH, async (_request, reply) =>
    reply
      .headers({
        // A worker that a cache holds could not be taken away.
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
        // A worker asks under the policy of its own script.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
};
