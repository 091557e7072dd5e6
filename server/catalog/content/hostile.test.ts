import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { ContentItem } from '#contract/content';
import { type ContentValue, type Field, type Fields, type FieldValue, normalizeValue } from '#contract/content/fields';
import type { Day } from '#contract/content/hours';
import { CONTENT_KINDS, kindOf } from '#contract/content/kinds';
import { publishProblems } from '#contract/content/problems';
import { tables } from '../../platform/db/contentTables';
import { contentVersions } from '../../platform/db/schema/content';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { executableParts } from '../../testing/executableParts';
import { nastyValue } from '../../testing/nastyValues';
import { makeRendererBuild } from '../../testing/rendererBuild';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { createSite } from '../../web/site';
import { readPublished } from './rows';

/** Hostile values for each kind; FUZZ_RUNS=500 tries more of them. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);
jest.setTimeout(60_000 + RUNS * 1_000);

const build = makeRendererBuild();
let server: TestServer;
let editor: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer({}, { site: createSite({ distDir: build.distDir }) });
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
});
afterAll(async () => {
  await server.close();
  build.remove();
});

/** Becomes `1e309` in the request, which JSON.parse reads as infinity. */
const INFINITY = '@infinity';
const sent = (value: unknown) => ({
  body: Buffer.from(JSON.stringify({ value }).replaceAll(`"${INFINITY}"`, '1e309')),
  headers: { 'content-type': 'application/json' },
});

const RUNS_ON_A_PAGE = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><svg onload=alert(1)>',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/x.webp',
  '\u202egnp.exe\u2066',
  '\u2028\u2029',
];

const DAYS: Day[] = [
  [],
  [
    ['09:00', '13:00'],
    ['14:00', '24:00'],
  ],
  [['20:00', '04:00']],
];

const hostile = fc.constantFrom<unknown>(
  ...RUNS_ON_A_PAGE,
  INFINITY,
  'a\u0000b',
  '\ud800',
  { ru: '\udfff', uz: '\u0000' },
  'я'.repeat(1024 * 512),
  'https://evil.example/x.jpg',
  'javascript:alert(1)//.webp',
  JSON.parse('{"__proto__":{"ru":"x","uz":"x"}}'),
  { constructor: { prototype: { ru: 'x' } } },
  9_999_999,
  '//evil.example/x',
  '/media/../../etc/passwd.webp',
  '/media/x.svg"><script>',
  '=cmd|calc',
  'я'.repeat(300_000),
  '99999999999999.99',
  '-1',
  '1e5',
  '2026-02-30',
  '24:01-25:00',
  { ru: 'x' },
  { ru: 1, uz: [] },
  { ru: '<b>x</b>', uz: '<b>x</b>', en: 'x' },
  { latitude: 1e308, longitude: 0 },
  { latitude: 91, longitude: 181 },
  [1, 1],
  [2147483647],
  2147483648,
  Array.from({ length: 2_000 }, () => ({})),
  [[[[]]]],
  [['09:00', '25:00']],
  [
    ['09:00', '14:00'],
    ['13:00', '18:00'],
  ],
  [['09:00', 18]],
  Array.from({ length: 7 }, () => 'закрыто'),
  Array.from({ length: 8 }, () => []),
  null,
);
const figures = { published: 0 };

const anything = fc.oneof({ weight: 2, arbitrary: hostile }, { weight: 1, arbitrary: nastyValue });

/** Valid values, so that hostile ones are combined with valid ones and some items are published. */
function rightFor(field: Field): fc.Arbitrary<FieldValue> {
  const text = fc.constantFrom("O'zbek", 'x'.repeat(50), ...RUNS_ON_A_PAGE);
  switch (field.type) {
    case 'text':
    case 'longText':
      return field.localized ? fc.record({ ru: text, uz: text }) : text;
    case 'flag':
      return fc.boolean();
    case 'money':
      return fc.constantFrom('1', '250000.50');
    case 'whole':
      return fc.integer({ min: field.min, max: field.max });
    case 'reference':
      return field.many ? fc.constantFrom([1, 2], []) : fc.constantFrom(1, 2, 9_999, null);
    case 'url':
      return fc.constantFrom('https://a.example/?x=&lt;b&gt;', 'https://a.example/%22onclick=1', '/shop');
    case 'day':
      return fc.constantFrom<FieldValue>(...DAYS);
    case 'week':
      return fc.array(fc.constantFrom(...DAYS), { minLength: 7, maxLength: 7 });
    case 'group':
      return fc.array(fitting(field.fields, Object.keys(field.fields)), {
        minLength: field.min,
        maxLength: Math.max(field.min, 3),
      });
    case 'choice':
      return fc.constantFrom(...field.of);
    case 'picture':
      return fc.constant(field.drawing ? '/media/icons/detailing.svg' : '/media/services/detailing.960x640.webp');
    default:
      return fc.constant(RIGHT[field.type]);
  }
}
const RIGHT = {
  slug: 'script-1',
  date: '2026-01-01',
  phone: '+998712000000',
  place: { latitude: 41, longitude: 69 },
};

const fitting = (fields: Fields, requiredKeys: string[] = []): fc.Arbitrary<ContentValue> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rightFor(field)])), {
    requiredKeys,
  }) as fc.Arbitrary<ContentValue>;

const ELSEWHERE = ['unknown', 'id', 'hidden', 'position', '__proto__', 'constructor', 'toString'];

const changed = (fields: Fields) =>
  fc.dictionary(
    fc.constantFrom(...Object.keys(fields), ...ELSEWHERE),
    fc.oneof(anything, ...Object.values(fields).map(rightFor)),
    { minKeys: 1, maxKeys: 3 },
  );

describe.each(CONTENT_KINDS)('%s', (kind) => {
  const { fields } = kindOf(kind);
  const all = async () => {
    const { rows } = await server.db.execute<{ id: number }>(sql`select id from ${tables[kind].table} order by id`);
    const ids = rows.map(({ id }) => id);
    return readPublished(server.db, kind, ids);
  };

  const storedVersions = () => server.db.$count(contentVersions, eq(contentVersions.kind, kind));
  const pagesOf = (id: number, value: ContentValue) => {
    const page = kindOf(kind)
      .page.replace(/\{(\w+)\}/, (_, name: string) => {
        const given = name === 'id' ? id : value[name];
        return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
      })
      .replace(/\?\w+=$/, '');
    return [page, `/uz${page === '/' ? '' : page}`];
  };

  it('accepts a hostile value completely or refuses it, and no page executes it', async () => {
    const [id = 0] = [...(await all()).keys()];
    const path = `/content/${kind}/${id}`;
    const read = async () => (await editor.call('GET', path)).json<ContentItem>();
    const outcome = await fc.check(
      fc.asyncProperty(
        fc.oneof(changed(fields), fitting(fields)),
        fc.constantFrom('save' as const, 'publish' as const, 'begin' as const),
        async (change, how) => {
          const before = await read();
          const stood = await all();
          const value: Record<string, unknown> = { ...before.value, ...change };
          const { body, headers: type } = sent(value);
          const headers = { ...type, 'if-match': String(before.version) };
          const versions = await storedVersions();
          const reply = await (how === 'begin'
            ? editor.call('POST', `/content/${kind}`, sent(value))
            : how === 'save'
              ? editor.call('PUT', path, { body, headers })
              : editor.call('POST', `${path}/publish`, { body, headers }));
          if (reply.statusCode >= 500) throw new Error(`${reply.statusCode} ${reply.body.slice(0, 300)}`);
          const after = await read();
          if (reply.statusCode >= 400) {
            expect(after).toEqual(before);
            expect(await storedVersions()).toBe(versions);
            return expect(await all()).toEqual(stood);
          }
          if (how === 'begin') return expect(await all()).toEqual(stood);
          const kept = normalizeValue(fields, value as ContentValue);
          if (how === 'save') {
            expect(after.value).toEqual(kept);
            return expect(await all()).toEqual(stood);
          }
          expect(publishProblems(fields, after.value as ContentValue)).toEqual({});
          expect(after.published).toEqual(after.value);
          figures.published += 1;
          for (const page of pagesOf(id, after.value as ContentValue)) {
            const { statusCode, body: html } = await server.app.inject(page);
            expect({ page, statusCode, runs: executableParts(html) }).toEqual({ page, statusCode: 200, runs: [] });
          }
        },
      ),
      { numRuns: RUNS },
    );
    expect(fc.defaultReportMessage(outcome)).toBeUndefined();
  });
});

it('some of the hostile values were valid and published', () => {
  expect(figures.published).toBeGreaterThan(CONTENT_KINDS.length);
  if (RUNS >= 500) process.stderr.write(`${figures.published} published and read\n`);
});
