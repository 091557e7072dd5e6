import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type { DeskManifest } from '#server/web/build';
import { FONT_FILES } from '#shared/styles/fontFiles';
import { precompress } from './precompress';

const FOLDER = path.resolve('dist/desk');

/** What the desk's build leaves beside its chunks: the files that its page names, and compressed copies. */
export class DeskFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('DeskFiles', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const first = compilation.entrypoints.get('desk')?.getFiles() ?? [];
      const isScript = (file: string) => file.endsWith('.js');
      const texts = Object.keys(compilation.assets).filter((file) => /^texts-\w\w\./.test(file) && isScript(file));
      const late = Object.keys(compilation.assets).filter(
        (file) => isScript(file) && !first.includes(file) && !texts.includes(file),
      );
      const manifest: DeskManifest = {
        scripts: first.filter(isScript),
        styles: first.filter((file) => file.endsWith('.css')),
        fonts: { ru: [FONT_FILES.latin, FONT_FILES.cyrillic], uz: [FONT_FILES.latin] },
        texts,
        late,
      };
      await mkdir('dist/server', { recursive: true });
      await writeFile('dist/server/desk.json', JSON.stringify(manifest));
      await precompress(Object.keys(compilation.assets).map((file) => path.join(FOLDER, file)));
    });
  }
}
