// npm run try-operations: carries out docs/operations.md, from a bare Debian to a site behind Caddy, its backup, its way back to a point
// in time and its upgrades, in a machine of its own. Prints a table and a closing line; says so where no such machine can be had.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { installPackages, requireNode } from './lib/install.mjs';
import { bad, good, say, seconds } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { close } from './lib/steps.mjs';
import { debianWith, obstacle } from './operations/base.mjs';
import { installs } from './operations/document.mjs';
import { boot } from './operations/machine.mjs';
import { stepsOn } from './operations/walk.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
const inTheWay = await obstacle();
if (inTheWay) {
  say(`Left out: ${inTheWay}`);
  process.exit(0);
}
await installPackages();
await build();
const machine = await boot(await debianWith(installs()), { '/built': process.cwd() });
const rows = [];
try {
  // The commit, as an operator clones it; a working tree may have its repository elsewhere.
  const bare = `${machine.root}/built.git`;
  const cloned = await run('git', ['clone', '-q', '--bare', '--no-hardlinks', resolve('.'), bare], { quiet: true });
  if (cloned.code !== 0) throw new Error(`Not a Git repository: ${cloned.output.trim()}`);
  for (const [name, step] of Object.entries(stepsOn(machine))) {
    const since = performance.now();
    try {
      const seen = await step();
      good(`${name} (${seconds(since)})`);
      rows.push({ name, seen, passed: true });
    } catch (error) {
      bad(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      rows.push({ name, seen: 'failed, see above', passed: false });
    }
  }
} finally {
  await machine.end();
}
console.log('\n| tried | seen |\n|---|---|');
for (const { name, seen } of rows) console.log(`| ${name} | ${seen.replaceAll('\n', ', ')} |`);
const passed = rows.filter((row) => row.passed).length;
close({ passed, failed: rows.length - passed });
