import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePublicConfig } from '../platform/pages/sitePublicConfig';
import { makeEchoBuild } from '../testing/echoBuild';
import { startTestServer } from '../testing/testServer';
import { createSite } from './site';

const build = makeEchoBuild();
afterAll(() => build.remove());
writeFileSync(join(build.distDir, 'server/service-worker.js'), 'work()');
writeFileSync(
  join(build.distDir, 'server/assets.json'),
  JSON.stringify({
    buildId: 'b1',
    boot: '',
    everyPage: [],
    groups: { late: ['a.1.js'], 'texts-uz-pages': ['texts-uz-pages.1.js'] },
    styles: {},
  }),
);

const serve = (serviceWorker: boolean) =>
  startTestServer({ serviceWorker }, { site: createSite({ distDir: build.distDir }) });

it('serves an uncached service worker with its build id and the scope of all paths', async () => {
  const server = await serve(true);
  const reply = await server.app.inject('/service-worker.js');
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(reply.body).toContain('work()');
  const given = JSON.parse(/^self\.yoldaBuild=(.*);$/m.exec(reply.body)?.[1] ?? '') as object;
  expect(given).toEqual({
    id: 'b1',
    files: ['/assets/a.1.js'],
    texts: { ru: [], uz: ['/assets/texts-uz-pages.1.js'] },
  });
  expect(sitePublicConfig(server.app.config)).not.toHaveProperty('withoutWorker');
  await server.close();
});

it('SERVICE_WORKER=0 deletes caches, unregisters the service worker and registers none', async () => {
  const server = await serve(false);
  const { body, headers } = await server.app.inject('/service-worker.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).not.toContain('work()');
  expect(sitePublicConfig(server.app.config)).toMatchObject({ withoutWorker: true });
  await server.close();

  const listeners: Record<string, (event: object) => void> = {};
  const names = ['yolda-page-b1', 'yolda-garage'];
  const unregister = jest.fn();
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    skipWaiting: jest.fn(),
    registration: { unregister },
  };
  const caches = { keys: async () => [...names], delete: async (name: string) => names.splice(names.indexOf(name), 1) };
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what a browser does with this script
  new Function('self', 'caches', body)(scope, caches);
  listeners.install?.({});
  let done: Promise<unknown> = Promise.resolve();
  listeners.activate?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
  expect(names).toEqual([]);
  expect(unregister).toHaveBeenCalled();
});

it('sends pages with a header by which the service worker recognizes them', async () => {
  const server = await serve(true);
  const marked = await server.app.inject('/shop/singl-shop/4');
  expect(marked.headers['x-yolda-page']).toBe('1');
  expect(marked.headers['content-security-policy']).toContain("worker-src 'self'");
  await server.close();
});
