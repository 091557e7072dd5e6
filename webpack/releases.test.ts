import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetOldReleases } from './releases';

const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

let dist: string;
const assets = () => join(dist, 'assets');
const record = () => join(dist, 'releases.json');

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'yolda-releases-'));
  mkdirSync(assets());
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Writes the build's files with their compressed copies, as webpack leaves them, and returns what stands in the folder afterwards. */
async function release(day: number, ...files: string[]): Promise<string[]> {
  for (const file of files.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    writeFileSync(join(assets(), file), file);
  }
  await forgetOldReleases(assets(), files, { record: record(), now: FIRST_DAY + day * DAY });
  return readdirSync(assets())
    .filter((name) => !/\.(br|gz)$/.test(name))
    .toSorted();
}

it('keeps the files of a release for two weeks after the next one, and then deletes them with their compressed copies', async () => {
  await release(0, 'page.1.js', 'react.js');
  expect(await release(1, 'page.2.js', 'react.js')).toEqual(['page.1.js', 'page.2.js', 'react.js']);
  expect(await release(15, 'page.3.js', 'react.js')).toContain('page.1.js');
  expect(await release(16, 'page.4.js', 'react.js')).toEqual(['page.2.js', 'page.3.js', 'page.4.js', 'react.js']);
  expect(readdirSync(assets()).filter((name) => name.startsWith('page.1'))).toEqual([]);
  for (const copy of ['page.2.js.br', 'page.2.js.gz']) expect(existsSync(join(assets(), copy))).toBe(true);
});

it('counts from the release that took their place, however long they were the newest', async () => {
  await release(0, 'page.1.js');
  expect(await release(100, 'page.2.js')).toEqual(['page.1.js', 'page.2.js']);
  expect(await release(114, 'page.2.js')).toEqual(['page.1.js', 'page.2.js']);
  expect(await release(115, 'page.2.js')).toEqual(['page.2.js']);
});

it('never deletes what the newest release needs, old as it may be or gone for a while', async () => {
  await release(0, 'page.js', 'react.js');
  await release(10, 'react.js');
  expect(await release(400, 'react.js')).toEqual(['react.js']);
  await release(401, 'page.js', 'react.js');
  expect(await release(500, 'page.js', 'react.js')).toEqual(['page.js', 'react.js']);
});

it.each([
  '',
  '{"page.1.js":',
  'null',
])('keeps what it knows nothing of when the record is broken: %j', async (broken) => {
  await release(0, 'page.1.js');
  writeFileSync(record(), broken);
  expect(await release(1, 'page.2.js')).toEqual(['page.1.js', 'page.2.js']);
  expect(await release(16, 'page.2.js')).toEqual(['page.2.js']);
});
