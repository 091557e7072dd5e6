import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorTexts, fieldTexts } from '#server/platform/http/errorTexts';
import { texts as siteTexts } from './ru';
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

/** What the code writes as a string or as the name of a property. */
const words = new Set(Array.from(sources.matchAll(/(?<=['"`.]|[{,?]\s*)\w+(?=['"`]|:)|(?<=\.)\w+/g), ([word]) => word));
const unnamed = (...tables: object[]) => tables.flatMap(Object.keys).filter((key) => !words.has(key));

/** `dates.${month}`: a key that begins so is asked for if the code names its end. */
const beginnings = Array.from(sources.matchAll(/`(\w+\.\w*)\$\{/g), ([, beginning]) => String(beginning));

const quoted = new Set(Array.from(sources.matchAll(/(?<=['"`])[\w.]+(?=['"`])/g), ([text]) => text));
const isUsed = (key: string) =>
  quoted.has(key) ||
  beginnings.some((beginning) => key.startsWith(beginning) && words.has(key.slice(beginning.length)));

test('every text is asked for somewhere', () => {
  const keys = [...Object.entries(siteTexts), ...Object.entries(deskTexts), ...Object.entries(contentTexts)].flatMap(
    ([area, all]) => Object.keys(all).map((key) => `${area}.${key.replace(/_(one|few|many|other)$/, '')}`),
  );
  expect(keys.length).toBeGreaterThan(100);
  expect([...new Set(keys)].filter((key) => !isUsed(key))).toEqual([]);
});

test('every text that is read as a property is: of the colours, of the search field, of what comes late, of a lost line, of failures and of remarks on a field', () => {
  expect(unnamed(searchField, theme, late, offline, errorTexts, fieldTexts)).toEqual([]);
});
