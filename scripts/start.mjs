// npm start: installs, builds and becomes the server.

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();
await build();
process.env.NODE_ENV = 'production';
// Runs in this process, so that the server receives signals and sets the exit code.
createRequire(import.meta.url)('../dist/server/main.js');
