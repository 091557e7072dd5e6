import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSecrets } from './demoSecrets';

let folder: string;
let output: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yolda-secrets-'));
  output = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'secrets.json');
const start = () => demoSecrets(folder, (line) => output.push(line));
const names = () => readdirSync(folder).toSorted();

test('creates demo secrets once, in a file of mode 0600, and leaves no temporary file', () => {
  const first = start();
  expect(start()).toEqual(first);
  expect([names(), output, statSync(file()).mode & 0o777]).toEqual([['secrets.json'], [], 0o600]);
});

test('restricts an existing secrets file to mode 0600', () => {
  const first = start();
  chmodSync(file(), 0o644);
  expect(start()).toEqual(first);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test.each([
  ['empty', ''],
  ['truncated', '{"accessToken":"abcdefghijklmnopqrstuvwxyz01234'],
  ['full of zeros', '\0'.repeat(120)],
])('replaces a secrets file that a power cut left %s, keeps a copy and prints a warning', (_how, content) => {
  writeFileSync(file(), content);
  const fresh = start();
  const [first = '', aside = ''] = names();
  expect([first, aside]).toEqual(['secrets.json', expect.stringMatching(/^secrets\.json\.damaged-/)]);
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(content);
  expect(output).toEqual([expect.stringContaining(`${file()} was unusable and is now ${join(folder, aside)}`)]);
  expect(start()).toEqual(fresh);
  expect(output).toHaveLength(1);
});

test.each([
  [
    'contains other JSON',
    () => writeFileSync(file(), '{"accessToken":"short","code":"x"}'),
    /holds no secrets: remove it/,
  ],
  ['cannot be read', () => mkdirSync(file()), /^Cannot read .*EISDIR/],
])('refuses to start with a secrets file that %s, and keeps the file', (_what, make, line) => {
  make();
  expect(start).toThrow(line);
  expect(names()).toEqual(['secrets.json']);
});

test('gives concurrently starting processes the same secrets if the secrets file is damaged', async () => {
  writeFileSync(file(), '{"acc');
  const program = `
    const { demoSecrets } = require('./server/platform/settings/demoSecrets');
    process.stdin.once('data', () => { console.log(JSON.stringify(demoSecrets(process.argv[1]))); process.exit(); });
    console.log('ready');`;
  const starters = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['-r', 'esbuild-register', '-e', program, folder], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  await Promise.all(starters.map(({ stdout }) => once(stdout, 'data')));
  const answers = starters.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim());
  for (const { stdin } of starters) stdin.write('go\n');
  expect(new Set(await Promise.all(answers))).toEqual(new Set([JSON.stringify(start())]));
});
