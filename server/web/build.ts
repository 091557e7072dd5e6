import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Renderer } from '#contract/render';

/** Content of dist/server/assets.json. File names are relative to /assets/. */
export interface AssetManifest {
  buildId: string;
  boot: string;
  everyPage: string[];
  groups: Record<string, string[]>;
  styles: Record<string, { text: string; hash: string }>;
}

/** Content of dist/server/desk.json. File names are relative to /desk/assets/. */
export interface DeskManifest {
  scripts: string[];
  styles: string[];
  fonts: Record<'ru' | 'uz', readonly string[]>;
  texts: string[];
  late: string[];
}

export interface Build {
  renderer: Renderer;
  manifest: AssetManifest;
  clientDir: string;
  spaShell: string;
  serviceWorker: string;
}

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
