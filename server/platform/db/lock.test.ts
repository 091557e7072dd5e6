import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lockFolder, processStartTime } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yolda-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process that acquires the lock, prints the result and keeps running. `before`: arguments of a wrapper. */
function starter([command = process.execPath, ...before]: string[] = []) {
  const program = `
    const { lockFolder } = require('./server/platform/db/lock');
    lockFolder(process.argv[1]).then(
      () => { console.log('taken'); setInterval(() => {}, 1000); },
      (error) => console.log(error.message));`;
  const node = ['-r', 'esbuild-register', '-e', program, folder];
  const child = spawn(command, [...before, ...node], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = once(child.stdout, 'data').then(([line]) => String(line).trim());
  return { child, answer };
}

test('names the process that holds the lock of a folder, and unlocks the folder on release', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The database in ${folder} is in use by process ${process.pid}. Stop it`,
  );
  lock.release();
  (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual(['lock.2']);
});

test('lets exactly one of many starting processes take over a stale lock', async () => {
  writeFileSync(join(folder, 'lock.7'), JSON.stringify({ pid: 2 ** 22 + 1, birth: 'gone' }));
  const starters = Array.from({ length: 6 }, starter);
  const answers = await Promise.all(starters.map(({ answer }) => answer));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  for (const { child } of starters) child.kill('SIGKILL');
});

test('takes over the lock of a killed process', async () => {
  const { child, answer } = starter();
  expect(await answer).toBe('taken');
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual(['lock.2']);
});

test('respects a lock file without a socket while its process lives', async () => {
  const holder = { pid: process.pid, birth: processStartTime(process.pid) };
  writeFileSync(join(folder, 'lock.3'), JSON.stringify(holder));
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
});

test('respects the lock of a suspended process (SIGSTOP) in a folder whose socket path is too long', async () => {
  folder = join(folder, 'x'.repeat(120));
  const { child, answer } = starter();
  expect(await answer).toBe('taken');
  child.kill('SIGSTOP');
  await expect(lockFolder(folder)).rejects.toThrow('in use');
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await lockFolder(folder)).release();
  folder = dirname(folder);
});

// A separate pid namespace, as in containers that share a volume.
const apart = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child', process.execPath];
const mayUnshare = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;
(mayUnshare ? describe : describe.skip)('in two containers', () => {
  test('respects the lock of another container, and takes it over when that container has ended', async () => {
    const first = starter(apart);
    expect(await first.answer).toBe('taken');
    expect(await starter(apart).answer).toMatch(/is in use by process \d+/);
    await expect(lockFolder(folder)).rejects.toThrow('of another container');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const next = starter(apart);
    expect(await next.answer).toBe('taken');
    next.child.kill('SIGKILL');
  });
});

test('takes over a lock whose pid now belongs to another process', async () => {
  writeFileSync(join(folder, 'lock.1'), JSON.stringify({ pid: process.pid, birth: 'an earlier start' }));
  (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual(['lock.2']);
});

test('takes over a damaged lock file', async () => {
  writeFileSync(join(folder, 'lock.1'), '');
  (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual(['lock.2']);
});
