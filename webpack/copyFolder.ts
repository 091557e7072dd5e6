import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Copies a folder once the build has written its own files. */
export class CopyFolder {
  constructor(
    private readonly from: string,
    private readonly to: string,
    private readonly wanted: (file: string) => boolean = () => true,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CopyFolder', async () => {
      if (!existsSync(this.from)) return;
      await cp(path.resolve(this.from), path.resolve(this.to), {
        recursive: true,
        filter: (file) => this.wanted(path.relative(this.from, file)),
      });
    });
  }
}
