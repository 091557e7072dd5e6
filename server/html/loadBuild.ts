import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Renderer } from '../../contract/render';
import type { AssetManifest } from './assetManifest';

export interface Build {
  renderer: Renderer;
  manifest: AssetManifest;
  /** Folder of the browser's files. */
  clientDir: string;
  /** The page without content, for when the renderer itself fails. */
  spaShell: string;
  /** Of the service worker, without what the server puts before it. */
  serviceWorker: string;
}

/** What `npm run build` left in dist/. Throws when it is not there. */
export const loadBuild = (distDir: string): Build => {
  const load = createRequire(join(distDir, 'server', 'render.js'));
  const clientDir = join(distDir, 'client');
  return {
    renderer: load('./render.js') as Renderer,
    manifest: JSON.parse(readFileSync(join(distDir, 'server', 'assets.json'), 'utf8')) as AssetManifest,
    clientDir,
    spaShell: readFileSync(join(clientDir, 'index.html'), 'utf8'),
    serviceWorker: readFileSync(join(distDir, 'server', 'service-worker.js'), 'utf8'),
  };
};
