import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Renderer } from '#contract/render';

/** What the browser's build tells the server, in dist/server/assets.json. File names are relative to /assets/. */
export interface AssetManifest {
  /** Changes whenever any file of the build does. */
  buildId: string;
  boot: string;
  /** The scripts and style sheets of every page, in the order they are evaluated; its texts and its own screen come after them. */
  everyPage: string[];
  /** Name of a chunk (`boot`, `page-home`, `texts-uz` …) → the scripts and style sheets it needs, in order. */
  groups: Record<string, string[]>;
  /** Each style sheet with the hash that lets it stand inside the page. */
  styles: Record<string, { text: string; hash: string }>;
}

/** What the build of the staff's desk tells the server, in dist/server/desk.json. File names are relative to /desk/assets/. */
export interface DeskManifest {
  scripts: string[];
  styles: string[];
  /** Addresses of the letters that a language is written in. */
  fonts: Record<'ru' | 'uz', readonly string[]>;
  /** Of each language one, and whatever else a screen brings: what the budget weighs. */
  texts: string[];
  late: string[];
}

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
