import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config';
import { productionSettings as production } from '../testing/productionSettings';
import { sitePublicConfig } from './sitePublicConfig';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'yolda-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const appOf = (env: NodeJS.ProcessEnv) => {
  const { appStoreUrl, googlePlayUrl, appIsComing } = sitePublicConfig(loadConfig({ DATA_DIR, ...env }));
  return { appStoreUrl, googlePlayUrl, appIsComing };
};

const APP = 'https://apps.apple.com/app/id1';

test('a demo shows both stores and says that there is no app yet', () => {
  expect(appOf({})).toEqual({
    appStoreUrl: 'https://apps.apple.com/',
    googlePlayUrl: 'https://play.google.com/store/apps',
    appIsComing: true,
  });
});

test.each([
  ['of its own', { APP_STORE_URL: APP }],
  ['in production', { ...production, APP_STORE_URL: APP }],
])('an app %s is linked as it is', (_where, env) => {
  expect(appOf(env)).toEqual({ appStoreUrl: APP });
});

test('production without an app links none', () => {
  expect(appOf(production)).toEqual({});
});
