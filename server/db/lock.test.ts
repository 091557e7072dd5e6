import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yolda-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that takes the lock, says what came of it and stays. */
function starter() {
  const program = `
    const { lockFolder } = require('./server/db/lock');
    try { lockFolder(process.argv[1]); console.log('taken'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['-r', 'esbuild-register', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = once(child.stdout, 'data').then(([line]) => String(line).trim());
  return { child, answer };
}

test('a living process keeps others out, with a line that names it; after its release the folder is free', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`The database in ${folder} is in use by process ${process.pid}`);
  lock.release();
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual(['lock.2']);
});

test('of many processes that start at once over a stale lock exactly one gets it', async () => {
  writeFileSync(join(folder, 'lock.7'), JSON.stringify({ pid: 2 ** 22 + 1, birth: 'gone' }));
  const starters = Array.from({ length: 6 }, starter);
  const answers = await Promise.all(starters.map(({ answer }) => answer));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  for (const { child } of starters) child.kill('SIGKILL');
});

test('the lock of a killed process is taken over', async () => {
  const { child, answer } = starter();
  expect(await answer).toBe('taken');
  expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder).release();
});

test('a lock whose number now belongs to another process is taken over', () => {
  writeFileSync(join(folder, 'lock.1'), JSON.stringify({ pid: process.pid, birth: 'an earlier start' }));
  expect(() => lockFolder(folder).release()).not.toThrow();
});

test('a damaged lock file does not keep the owner out for good', () => {
  writeFileSync(join(folder, 'lock.1'), '');
  expect(() => lockFolder(folder).release()).not.toThrow();
});
