// npm run try-operations: executes docs/operations.md in a virtual machine: install, backup, point-in-time restore,
// upgrades.
// Prints a table and a closing line, or why no machine is available.
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
  say(`Skipped: ${inTheWay}`);
  process.exit(0);
}
await installPackages();
await build();
const machine = await boot(await debianWith(installs()), { '/built': process.cwd() });
const rows = [];
try {
  // Clones the commit, because a worktree has its repository outside its folder.
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
