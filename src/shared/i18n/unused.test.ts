import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from './ru';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^shared\/i18n\/(ru|uz)\//.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');

/** `dates.${month}`: whatever begins so may be asked for. */
const beginnings = [...sources.matchAll(/`(\w+\.\w*)\$\{/g)].map(([, beginning]) => String(beginning));

const isUsed = (key: string) =>
  new RegExp(`['"\`]${key}['"\`]`).test(sources) || beginnings.some((beginning) => key.startsWith(beginning));

test('every text is asked for somewhere', () => {
  const keys = Object.entries(texts).flatMap(([area, all]) =>
    Object.keys(all).map((key) => `${area}.${key.replace(/_(one|few|many|other)$/, '')}`),
  );
  expect(keys.length).toBeGreaterThan(100);
  expect([...new Set(keys)].filter((key) => !isUsed(key))).toEqual([]);
});
