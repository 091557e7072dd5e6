// npm run verify-history: the built server's command that walks the chain of closed visits. Never builds: the site may be running.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { giveUp } from './lib/progress.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const program = '../dist/server/history.js';
if (!existsSync(fileURLToPath(new URL(program, import.meta.url)))) giveUp('Run npm run build first');
createRequire(import.meta.url)(program);
