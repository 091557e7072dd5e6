// npm run build: unconditional production build into dist/.
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();
await build({ always: true });
