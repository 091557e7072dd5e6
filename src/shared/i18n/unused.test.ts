import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorTexts, fieldTexts } from '#server/platform/http/errorTexts';
import { texts as siteTexts } from './ru';
import { bookingStrip } from './ru/bookingStrip';
import { contentTexts } from './ru/content';
import { deskTexts } from './ru/desk';
import { late } from './ru/late';
import { offline } from './ru/offline';
import { searchField } from './ru/searchField';
import { theme } from './ru/theme';

const TEXTS_AND_TESTS = /\.test\.tsx?$|\/i18n\/(ru|uz)\/|\/errorTexts\.ts$|\/testing\//;

const sources = ['src', 'server', 'contract']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !TEXTS_AND_TESTS.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const words = new Set(Array.from(sources.matchAll(/(?<=['"`.]|[{,?]\s*)\w+(?=['"`]|:)|(?<=\.)\w+/g), ([word]) => word));
const unnamed = (...tables: object[]) => tables.flatMap(Object.keys).filter((key) => !words.has(key));

/** Prefixes of computed keys such as `dates.${month}`: a key counts as used if the code contains its last part. */
const beginnings = Array.from(sources.matchAll(/`(\w+\.\w*)\$\{/g), ([, beginning]) => String(beginning));

const quoted = new Set(Array.from(sources.matchAll(/(?<=['"`])[\w.]+(?=['"`])/g), ([text]) => text));
const isUsed = (key: string) =>
  quoted.has(key) ||
  beginnings.some((beginning) => key.startsWith(beginning) && words.has(key.slice(beginning.length)));

test('the code uses every translated text', () => {
  const keys = [...Object.entries(siteTexts), ...Object.entries(deskTexts), ...Object.entries(contentTexts)].flatMap(
    ([area, all]) => Object.keys(all).map((key) => `${area}.${key.replace(/_(one|few|many|other)$/, '')}`),
  );
  expect(keys.length).toBeGreaterThan(100);
  expect([...new Set(keys)].filter((key) => !isUsed(key))).toEqual([]);
});

test('the code uses every text of the tables bookingStrip, theme, searchField, late, offline, errorTexts and fieldTexts', () => {
  expect(unnamed(bookingStrip, searchField, theme, late, offline, errorTexts, fieldTexts)).toEqual([]);
});
