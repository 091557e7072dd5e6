import { sql } from 'drizzle-orm';
import type { ContentItem } from '#contract/content';
import { type ContentValue, emptyValue, type Field, type Fields, type FieldValue } from '#contract/content/fields';
import { CONTENT_KINDS, type ContentKindName, kindOf } from '#contract/content/kinds';
import { tables } from '../../platform/db/contentTables';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { refreshSearch } from '../search/searchIndex';

let server: TestServer;
let editor: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
});
afterAll(() => server.close());

async function firstOf(kind: ContentKindName) {
  const { rows } = await server.db.execute<{ id: number }>(sql`select min(id) as id from ${tables[kind].table}`);
  const path = `/content/${kind}/${rows[0]?.id}`;
  const read = async () => (await editor.call('GET', path)).json<ContentItem>();
  const { value, version } = await read();
  const publish = (next: ContentValue) =>
    editor.call('POST', `${path}/publish`, { body: { value: next }, headers: { 'if-match': String(version) } });
  return { value: value as ContentValue, read, publish };
}

type Fill = (max: number) => string;

const filled = (fields: Fields, now: ContentValue, fill: Fill): ContentValue =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filledOne(field, now[name] ?? null, fill)]));

function filledOne(field: Field, now: FieldValue, fill: Fill): FieldValue {
  if (field.type === 'group' && Array.isArray(now)) {
    const one = (now as ContentValue[])[0] ?? emptyValue(field.fields);
    return Array.from({ length: now.length && field.max }, () => filled(field.fields, one, fill));
  }
  if (field.type !== 'text' && field.type !== 'longText') return now;
  const start = field.video ? 'https://a.example/' : '';
  const text = () => start + fill(field.max - start.length);
  return field.localized ? { ru: text(), uz: text() } : text();
}

const PAIRS: Fill = (max) => `x${'𠀋'.repeat((max - 1) / 2)}`;

it.each(CONTENT_KINDS)('publishes and indexes %s with texts of maximum length', async (kind) => {
  const { value, read, publish } = await firstOf(kind);
  const longest = filled(kindOf(kind).fields, value, PAIRS);
  if (kind === 'documents') longest['version'] = Number(value['version']) + 1;
  const reply = await publish(longest);
  expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining({ published: longest })]);
  expect(await read()).toMatchObject({ published: longest });
  expect(await refreshSearch(server.db)).toBe(true);
});

it('indexes an article with more words than a tsvector can hold', async () => {
  let last = 36 ** 3;
  const words: Fill = (max) => Array.from({ length: max / 7 }, () => `ﷺﷺ${(last++).toString(36)}`).join(' ');
  const { value, publish } = await firstOf('articles');
  expect((await publish(filled(kindOf('articles').fields, value, words))).statusCode).toBe(200);
  expect(await refreshSearch(server.db)).toBe(true);
  const { rows } = await server.db.execute(sql`select from search_stale`);
  expect(rows).toEqual([]);
});

const MEGABYTE = 'я'.repeat(512 * 1024);
const WRITTEN = new Set<Field['type']>([
  'text',
  'longText',
  'slug',
  'phone',
  'url',
  'picture',
  'money',
  'date',
  'choice',
]);

const tooLong = (fields: Fields, within = ''): [path: string, value: ContentValue][] =>
  Object.entries(fields).flatMap(([name, field]): [string, ContentValue][] => {
    const path = within + name;
    if (field.type === 'group')
      return tooLong(field.fields, `${path}.0.`).map(([inner, one]) => [inner, { [name]: [one] }]);
    if (!WRITTEN.has(field.type)) return [];
    if (!('localized' in field && field.localized)) return [[path, { [name]: MEGABYTE }]];
    return [[`${path}.uz`, { [name]: { ru: '', uz: MEGABYTE } }]];
  });

it.each(CONTENT_KINDS)('%s refuses a megabyte in any text field', async (kind) => {
  for (const [path, value] of tooLong(kindOf(kind).fields)) {
    const reply = await editor.call('POST', `/content/${kind}`, { body: { value } });
    expect([path, reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([path, 400, [path]]);
  }
});
