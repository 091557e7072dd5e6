import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json, from the sources as well as from the bundle in dist/. */
export function projectRoot(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return process.cwd();
}
