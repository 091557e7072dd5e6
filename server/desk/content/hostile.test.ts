import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import {
  type ContentValue,
  type Field,
  type Fields,
  type FieldValue,
  tidyValue,
} from '../../../contract/content/fields';
import { CONTENT_KINDS, kindOf } from '../../../contract/content/kinds';
import { publishProblems } from '../../../contract/content/problems';
import type { Day } from '../../../contract/hours';
import type { ContentItem } from '../../../contract/desk/contentItem';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { nastyValue } from '../../testing/nastyValues';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { seedDesk } from '../seed/seedDesk';
import { readPublished } from './rows';
import { tables } from './tables';

/** Hostile values for each kind; FUZZ_RUNS=500 tries more of them. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);

let server: TestServer;
let editor: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
});
afterAll(() => server.close());

const DAYS: Day[] = [
  [],
  [
    ['09:00', '13:00'],
    ['14:00', '24:00'],
  ],
  [['20:00', '04:00']],
];

const hostile = fc.constantFrom<unknown>(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example/x',
  '/media/../../etc/passwd.webp',
  '/media/x.svg"><script>',
  '=cmd|calc',
  '\u202egnp.exe',
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
const anything = fc.oneof({ weight: 2, arbitrary: hostile }, { weight: 1, arbitrary: nastyValue });

/** Also values that a field takes: what is wrong then stands beside what is right. */
function rightFor(field: Field): fc.Arbitrary<FieldValue> {
  if (field.type === 'flag') return fc.boolean();
  if (field.type === 'money') return fc.constantFrom('1', '250000.50', null);
  if (field.type === 'day') return fc.constantFrom<FieldValue>(...DAYS);
  if (field.type === 'week') return fc.array(fc.constantFrom(...DAYS), { minLength: 7, maxLength: 7 });
  if (field.type === 'whole') return fc.integer({ min: field.min, max: field.max });
  if (field.type === 'reference') return field.many ? fc.constantFrom([1, 2], []) : fc.constantFrom(1, 2, 9_999, null);
  const text = fc.constantFrom('', '<i>x</i>', "O'zbek", 'x'.repeat(50));
  if ('localized' in field && field.localized) return fc.record({ ru: text, uz: text });
  return fc.constantFrom<FieldValue>('', '<b>', '/media/a.1x1.webp', '2026-01-01', '09:00-18:00', '+998712000000');
}

const changed = (fields: Fields) =>
  fc.dictionary(
    fc.constantFrom(...Object.keys(fields), 'unknown', 'id', 'hidden', 'position'),
    fc.oneof(anything, ...Object.values(fields).map(rightFor)),
    { minKeys: 1, maxKeys: 3 },
  );

describe.each(CONTENT_KINDS)('%s', (kind) => {
  const { fields } = kindOf(kind);
  const all = async () => {
    const { rows } = await server.db.execute<{ id: number }>(sql`select id from ${tables[kind].table} order by id`);
    return readPublished(
      server.db,
      kind,
      rows.map(({ id }) => id),
    );
  };

  it('takes a hostile value whole or not at all', async () => {
    const [id = 0] = [...(await all()).keys()];
    const path = `/content/${kind}/${id}`;
    const read = async () => (await editor.call('GET', path)).json<ContentItem>();
    const outcome = await fc.check(
      fc.asyncProperty(
        changed(fields),
        fc.constantFrom('save' as const, 'publish' as const, 'begin' as const),
        async (change, how) => {
          const before = await read();
          const stood = await all();
          const value: Record<string, unknown> = { ...before.value, ...change };
          const headers = { 'if-match': String(before.version) };
          const reply = await (how === 'begin'
            ? editor.call('POST', `/content/${kind}`, { body: { value } })
            : how === 'save'
              ? editor.call('PUT', path, { body: { value }, headers })
              : editor.call('POST', `${path}/publish`, { body: { value }, headers }));
          if (reply.statusCode >= 500) throw new Error(`${reply.statusCode} ${reply.body.slice(0, 300)}`);
          const after = await read();
          if (reply.statusCode >= 400) return expect(after).toEqual(before);
          if (how === 'begin') return expect(await all()).toEqual(stood);
          const kept = tidyValue(fields, value as ContentValue);
          if (how === 'save') {
            expect(after.value).toEqual(kept);
            return expect(await all()).toEqual(stood);
          }
          expect(publishProblems(fields, after.value as ContentValue)).toEqual({});
          expect(after.published).toEqual(after.value);
        },
      ),
      { numRuns: RUNS },
    );
    expect(fc.defaultReportMessage(outcome)).toBeUndefined();
  });
});
