import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { AssetManifest } from '#server/web/build';
import { CopyFolder } from './copyFolder';
import { packagesByScript } from './packagesOf';
import { precompress } from './precompress';
import { forgetOldReleases } from './releases';
import { staticSpaPage } from './staticSpaPage';

const CLIENT = path.resolve('dist/client');
const ASSETS = path.join(CLIENT, 'assets');
const DEFAULT_CONFIG = {
  mainApiUrl: '/api/main',
  publicApiUrl: '',
  siteUrl: '',
  mapTilesUrl: '',
  reduxDevtools: false,
};

/** What every page evaluates before its own, in this order: named by the imports of src/site/entry.browser.tsx. */
const STAGES = ['boot', 'stage-react', 'stage-libraries', 'app'];

const isScript = (file: string) => file.endsWith('.js');
const isStyle = (file: string) => file.endsWith('.css');

/** The files a named group of chunks needs, shared ones included, in the order they are evaluated. */
const filesOf = (compilation: Compilation, group: string): string[] =>
  [...(compilation.namedChunkGroups.get(group)?.getFiles() ?? [])].filter((file) => isScript(file) || isStyle(file));

const manifestOf = async (compilation: Compilation): Promise<AssetManifest> => {
  const groups = Object.fromEntries(
    [...compilation.namedChunkGroups.keys()].map((name) => [name, filesOf(compilation, name)]),
  );
  const unknown = STAGES.filter((name) => !groups[name]?.length);
  if (unknown.length > 0) throw new Error(`No chunk is named ${unknown.join(', ')}: see webpack/siteFiles.ts`);
  const everyPage = [...new Set(STAGES.flatMap((name) => groups[name] ?? []))];
  const styles: AssetManifest['styles'] = {};
  for (const file of new Set(Object.values(groups).flat().filter(isStyle))) {
    const text = await readFile(path.join(ASSETS, file), 'utf8');
    styles[file] = { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
  }
  const buildId = createHash('sha256')
    .update(JSON.stringify([groups, Object.keys(styles)]))
    .digest('hex')
    .slice(0, 12);
  return { buildId, boot: groups.boot?.find(isScript) ?? '', everyPage, groups, styles };
};

/**
 * What the browser's build leaves beside its chunks: the manifest the server names a page's files by, the static SPA that any
 * static host serves, compressed copies, and the previous releases' files for pages that are still open somewhere.
 */
export class SiteFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('SiteFiles', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const manifest = await manifestOf(compilation);
      await mkdir('dist/server', { recursive: true });
      await writeFile('dist/server/assets.json', JSON.stringify(manifest));
      await writeFile('dist/client-modules.json', JSON.stringify(packagesByScript(compilation), null, 2));
      await writeFile(path.join(CLIENT, 'index.html'), staticSpaPage(manifest));
      await writeFile(path.join(CLIENT, 'config.json'), `${JSON.stringify(DEFAULT_CONFIG, null, 2)}\n`);
      const current = Object.keys(compilation.assets);
      await precompress(current.map((file) => path.join(ASSETS, file)));
      await forgetOldReleases(ASSETS, current);
    });
    new CopyFolder('public', 'dist/client').apply(compiler);
  }
}
