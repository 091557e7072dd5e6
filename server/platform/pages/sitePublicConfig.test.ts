import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionSettings as production } from '../../testing/productionSettings';
import { loadConfig } from '../config';
import { sitePublicConfig } from './sitePublicConfig';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'yolda-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const appOf = (env: NodeJS.ProcessEnv) => {
  const { appStoreUrl, googlePlayUrl } = sitePublicConfig(loadConfig({ DATA_DIR, ...env }));
  return { appStoreUrl, googlePlayUrl };
};

const APP = 'https://apps.apple.com/app/id1';

test.each([
  ['a demo', {}],
  ['production', production],
])('links an app store in %s only if its address is configured', (_where, env) => {
  expect(appOf(env)).toEqual({});
  expect(appOf({ ...env, APP_STORE_URL: APP })).toEqual({ appStoreUrl: APP });
});
