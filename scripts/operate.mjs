// Operator commands of package.json: each runs a program of the built server. Never builds, because the site may be
// running.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { giveUp } from './lib/progress.mjs';

const commands = {
  backup: ['backup', 'backup'],
  restore: ['backup', 'restore'],
  'move-to-postgres': ['backup', 'move-to-postgres'],
  person: ['person'],
  staff: ['staff'],
  'verify-history': ['history'],
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [program, ...first] =
  commands[process.argv[2]] ?? giveUp(`Unknown command. Available: ${Object.keys(commands).join(', ')}`);
const path = fileURLToPath(new URL(`../dist/server/${program}.js`, import.meta.url));
if (!existsSync(path)) giveUp('No build found. Run npm run build first.');
process.argv.splice(2, 1, ...first);
createRequire(import.meta.url)(path);
