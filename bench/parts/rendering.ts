import { resolve } from 'node:path';
import { sitePublicConfig } from '../../server/platform/pages/sitePublicConfig';
import { startTestServer } from '../../server/testing/testServer';
import { createApiFetch } from '../../server/web/apiFetch';
import { loadBuild } from '../../server/web/build';
import { atLeast, figure, type Row } from '../lib/figures';

const WARM_UP_SECONDS = 8;

async function perSecond(once: () => unknown, seconds: number): Promise<number> {
  const since = performance.now();
  let count = 0;
  while (performance.now() - since < seconds * 1_000) {
    await once();
    count++;
  }
  return (count * 1_000) / (performance.now() - since);
}

/**
 * Compares rendering a page with `renderToString` of the same tree. Both alternate in one process, so the ratio does
 * not depend on the machine.
 */
export async function measureRendering(path = '/', seconds = 4, rounds = 3): Promise<Row[]> {
  const server = await startTestServer();
  try {
    const { renderer, manifest } = loadBuild(resolve('dist'));
    const request = {
      url: path,
      cookies: { signedIn: false },
      publicConfig: sitePublicConfig(server.config),
      apiFetch: createApiFetch(server.app),
      deadlineMs: 800,
      assets: manifest,
    };
    const bareTree = await renderer.prepare(request);
    const whole = () => renderer.render(request);
    // Until V8 has compiled the code, a page takes three times as long.
    await perSecond(whole, WARM_UP_SECONDS);
    await perSecond(bareTree, WARM_UP_SECONDS / 2);
    let rendered = 0;
    let bare = 0;
    for (let turn = 0; turn < rounds; turn++) {
      rendered += (await perSecond(whole, seconds)) / rounds;
      bare += (await perSecond(bareTree, seconds)) / rounds;
    }
    return [
      figure(`${path} rendered each time, pages a second`, rendered),
      figure(`${path} bare renderToString, pages a second`, bare),
      atLeast(`${path}: rendering speed, relative to a bare renderToString`, (100 * rendered) / bare, 60, ' %'),
    ];
  } finally {
    await server.close();
  }
}
