// npm start: from a fresh clone to a running site. Installs, builds, then becomes the server.

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installPackages();
await build();
process.env.NODE_ENV = 'production';
// The same process: signals reach the server itself, and its exit code is ours.
createRequire(import.meta.url)('../dist/server/main.js');
