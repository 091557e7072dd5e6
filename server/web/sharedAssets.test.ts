import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeEchoBuild } from '../testing/echoBuild';
import { startTestServer } from '../testing/testServer';
import { shareAssets } from './sharedAssets';
import { createSite } from './site';

const folder = mkdtempSync(join(tmpdir(), 'yolda-assets-'));
const shared = join(folder, 'shared');
const builds = [makeEchoBuild(), makeEchoBuild()];
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const build of builds) build.remove();
});

async function release(index: 0 | 1, script: string) {
  const distDir = (builds[index] as (typeof builds)[0]).distDir;
  const assets = join(distDir, 'client/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, script), `// ${script}`);
  writeFileSync(join(assets, `${script}.br`), brotliCompressSync(`// ${script}`));
  return startTestServer({ assetsDir: shared }, { site: createSite({ distDir }) });
}

test('concurrently running releases serve the assets of each other', async () => {
  const servers = [await release(0, 'app.old.js'), await release(1, 'app.new.js')];
  for (const { app } of servers) {
    for (const script of ['app.old.js', 'app.new.js']) {
      const plain = await app.inject(`/assets/${script}`);
      expect([plain.statusCode, plain.payload]).toEqual([200, `// ${script}`]);
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(plain.headers).not.toHaveProperty('last-modified');
      const small = await app.inject({ url: `/assets/${script}`, headers: { 'accept-encoding': 'br' } });
      expect([small.statusCode, small.headers['content-encoding']]).toEqual([200, 'br']);
    }
    expect((await app.inject('/assets/app.unheard.js')).statusCode).toBe(404);
  }
  for (const one of servers) await one.close();
});

test('deletes assets that no release has used for two weeks', async () => {
  const own = join(folder, 'own');
  mkdirSync(own);
  writeFileSync(join(own, 'page.js'), 'page');
  const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  const recently = new Date(Date.now() - 13 * 24 * 60 * 60 * 1000);
  for (const [name, time] of [
    ['page.js', longAgo],
    ['gone.js', longAgo],
    ['.123.draft.js', longAgo],
    ['last.js', recently],
  ] as const) {
    writeFileSync(join(shared, name), name);
    utimesSync(join(shared, name), time, time);
  }
  await shareAssets(own, shared);
  const left = readdirSync(shared);
  expect(left).toEqual(expect.arrayContaining(['page.js', 'last.js']));
  expect(left).not.toContain('gone.js');
  expect(left).not.toContain('.123.draft.js');
});
