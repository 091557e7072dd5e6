import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './files';

const folder = mkdtempSync(join(tmpdir(), 'yolda-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('creates missing folders with mode 0700 and accepts existing ones', () => {
  const deep = join(folder, 'one', 'two');
  makeFolder(deep);
  makeFolder(deep);
  for (const path of [join(folder, 'one'), deep]) expect(statSync(path).mode & 0o777).toBe(0o700);
  const link = join(folder, 'link');
  symlinkSync(deep, link);
  makeFolder(join(link, 'three'));
  expect(statSync(join(deep, 'three')).isDirectory()).toBe(true);
});

test.each([
  ['a file', 'file', 'EEXIST'],
  ['below a file', 'file/data', 'ENOTDIR'],
  ['a dangling link', 'nowhere', 'EEXIST'],
])('rejects a path that is %s', (_, name, code) => {
  writeFileSync(join(folder, 'file'), '');
  rmSync(join(folder, 'nowhere'), { force: true });
  symlinkSync(join(folder, 'gone'), join(folder, 'nowhere'));
  expect(() => makeFolder(join(folder, name))).toThrow(code);
});
