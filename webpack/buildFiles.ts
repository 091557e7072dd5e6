import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import type { AssetManifest, DeskManifest } from '#server/web/build';
import { FONT_FILES } from '#shared/styles/fontFiles';

const CLIENT = path.resolve('dist/client');
const DEFAULT_CONFIG = {
  mainApiUrl: '/api/main',
  publicApiUrl: '',
  siteUrl: '',
  mapTilesUrl: '',
  reduxDevtools: false,
};

/** Chunks that are evaluated before those of a page, in this order: chunk names in src/site/entry.browser.tsx. */
const STAGES = ['boot', 'stage-react', 'stage-libraries', 'app'];

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

const isScript = (file: string) => file.endsWith('.js');
const isStyle = (file: string) => file.endsWith('.css');

const afterEmit = (work: (compilation: Compilation) => Promise<void>) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('buildFiles', async (compilation) => {
      if (compilation.errors.length === 0) await work(compilation);
    });
  },
});

const writeForServer = async (name: string, value: object): Promise<void> => {
  await mkdir('dist/server', { recursive: true });
  await writeFile(`dist/server/${name}`, JSON.stringify(value));
};

const precompress = async (compilation: Compilation): Promise<void> => {
  const files = Object.keys(compilation.assets)
    .map((file) => path.join(compilation.outputOptions.path ?? '', file))
    .filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await Promise.all([
        promisify(brotliCompress)(text, { params }).then((small) => writeFile(`${file}.br`, small)),
        promisify(gzip)(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
};

const filesOf = (compilation: Compilation, group: string): string[] =>
  [...(compilation.namedChunkGroups.get(group)?.getFiles() ?? [])].filter((file) => isScript(file) || isStyle(file));

const manifestOf = async (compilation: Compilation): Promise<AssetManifest> => {
  const groups = Object.fromEntries(
    [...compilation.namedChunkGroups.keys()].map((name) => [name, filesOf(compilation, name)]),
  );
  const unknown = STAGES.filter((name) => !groups[name]?.length);
  if (unknown.length > 0) throw new Error(`No chunk is named ${unknown.join(', ')}: see webpack/buildFiles.ts`);
  const everyPage = [...new Set(STAGES.flatMap((name) => groups[name] ?? []))];
  const styles: AssetManifest['styles'] = {};
  for (const file of new Set(Object.values(groups).flat().filter(isStyle))) {
    const text = await readFile(path.join(CLIENT, 'assets', file), 'utf8');
    styles[file] = { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
  }
  const buildId = createHash('sha256')
    .update(JSON.stringify([groups, Object.keys(styles)]))
    .digest('hex')
    .slice(0, 12);
  return { buildId, boot: groups.boot?.find(isScript) ?? '', everyPage, groups, styles };
};

const packagesByScript = ({ chunks, chunkGraph }: Compilation): Record<string, string[]> => {
  const partsOf = (module: Module) =>
    'modules' in module ? (module as Module & { modules: Module[] }).modules : [module];
  const packagesOf = (chunk: Chunk) => {
    const files = chunkGraph.getChunkModules(chunk).flatMap(partsOf);
    const names = files.flatMap((module) => PACKAGE.exec(module.nameForCondition() ?? '')?.[1] ?? []);
    return [...new Set(names.map((name) => name.replace('\\', '/')))].toSorted();
  };
  const scriptsOf = (chunk: Chunk) => [...chunk.files].filter(isScript);
  return Object.fromEntries([...chunks].flatMap((chunk) => scriptsOf(chunk).map((file) => [file, packagesOf(chunk)])));
};

/** Returns a page without content for the static SPA and for development. It reads API URLs from /config.json. */
export const spaPage = (script: string, styles: string[]): string =>
  '<!doctype html><html lang="ru"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
  '<title>Yolda</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('') +
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.ru.webmanifest">' +
  `<script defer src="/assets/${script}"></script></head><body><div id="root"></div></body></html>\n`;

export const siteFiles = afterEmit(async (compilation) => {
  const manifest = await manifestOf(compilation);
  await writeForServer('assets.json', manifest);
  await writeFile('dist/client-modules.json', JSON.stringify(packagesByScript(compilation), null, 2));
  await writeFile(path.join(CLIENT, 'index.html'), spaPage(manifest.boot, manifest.groups.boot?.filter(isStyle) ?? []));
  await writeFile(path.join(CLIENT, 'config.json'), `${JSON.stringify(DEFAULT_CONFIG, null, 2)}\n`);
  await Promise.all([precompress(compilation), cp('public', CLIENT, { recursive: true })]);
});

export const deskFiles = afterEmit(async (compilation) => {
  const first = compilation.entrypoints.get('desk')?.getFiles() ?? [];
  const scripts = Object.keys(compilation.assets).filter(isScript);
  const texts = scripts.filter((file) => /^texts-\w\w\./.test(file));
  const manifest: DeskManifest = {
    scripts: first.filter(isScript),
    styles: first.filter(isStyle),
    fonts: { ru: [FONT_FILES.latin, FONT_FILES.cyrillic], uz: [FONT_FILES.latin] },
    texts,
    late: scripts.filter((file) => !first.includes(file) && !texts.includes(file)),
  };
  await writeForServer('desk.json', manifest);
  await precompress(compilation);
});

export const migrationFiles = afterEmit(() =>
  cp('server/platform/db/migrations', 'dist/server/migrations', { recursive: true }),
);
