import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { ContentItem } from '#contract/content';
import type { ContentValue } from '#contract/content/fields';
import { advantages } from '../../platform/db/schema/web';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { readPublished } from './rows';
import { publishDue } from './schedule';

/** Random interleavings. FUZZ_RUNS=500 tries more of them. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 30);
jest.setTimeout(60_000 + RUNS * 1_000);

let server: TestServer;
let editor: DeskBrowser;
let manager: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
  manager = await deskBrowserOf(server, 'manager');
});
afterAll(() => server.close());

const KIND = 'faq';
const LATER = '2099-01-01T00:00:00Z';

let turn = 0;
function nextValue(): ContentValue {
  turn += 1;
  const text = { ru: `Ответ ${turn}`, uz: `Javob ${turn}` };
  return { question: text, answer: text };
}

type Method = Parameters<DeskBrowser['call']>[0];
type Call = [method: Method, path: string, body?: object];

const CALLS = {
  save: (id) => ['PUT', `/${id}`, { value: nextValue() }],
  publish: (id) => ['POST', `/${id}/publish`, { value: nextValue() }],
  publishDraft: (id) => ['POST', `/${id}/publish`, {}],
  schedule: (id) => ['POST', `/${id}/publish`, { value: nextValue(), at: LATER }],
  unschedule: (id) => ['DELETE', `/${id}/schedule`],
  hide: (id) => ['POST', `/${id}/hide`],
  show: (id) => ['POST', `/${id}/show`],
  restore: (id) => ['POST', `/${id}/restore`, { number: 1 }],
  discard: (id) => ['DELETE', `/${id}/draft`],
  hideMany: (id, version) => ['POST', '/bulk', { action: 'hide', items: [{ id, version }] }],
  publishMany: (id, version) => ['POST', '/bulk', { action: 'publish', items: [{ id, version }] }],
  order: () => ['POST', '/order', { ids: turn % 2 === 0 ? [1, 2] : [2, 1] }],
} as const satisfies Record<string, (id: number, version: number) => Call>;
type CallName = keyof typeof CALLS;
const asked = fc.constantFrom<CallName | 'due'>(...(Object.keys(CALLS) as CallName[]), 'due');

async function ask(person: DeskBrowser, [method, path, body]: Call, version: number): Promise<number> {
  const headers = { 'if-match': String(version) };
  const reply = await person.call(method, `/content/${KIND}${path}`, { headers, ...(body && { body }) });
  return reply.statusCode;
}

async function begin(isPublished: boolean): Promise<number> {
  const reply = await editor.call('POST', `/content/${KIND}`, { body: { value: nextValue() } });
  const { id, version } = reply.json<ContentItem>();
  if (isPublished) await ask(editor, CALLS.publishDraft(id), version);
  return id;
}

async function askAtOnce(round: readonly (CallName | 'due')[], id: number, version: number): Promise<number[]> {
  if (round.includes('due'))
    await server.db.execute(sql`update content_items set publish_at = now()
      where kind = ${KIND} and item_id = ${id} and publish_at is not null`);
  return Promise.all(
    round.map(async (name, at) => {
      if (name !== 'due') return ask(at % 2 === 0 ? editor : manager, CALLS[name](id, version), version);
      await publishDue(server.db);
      return 200;
    }),
  );
}

type Stands = {
  version: number;
  isNew: boolean;
  isDrawn: boolean;
  isScheduled: boolean;
  numbers: number[];
  last: { value: ContentValue; hidden: boolean } | null;
  audits: number;
  content: number;
};

async function itemStateOf(id: number) {
  const { rows } = await server.db.execute<Stands>(sql`
    select coalesce(item.version, 0) as version, coalesce(item.is_new, false) as "isNew", item.draft is not null as "isDrawn",
      item.publish_at is not null as "isScheduled",
      array(select number from content_versions where kind = ${KIND} and item_id = ${id} order by number) as numbers,
      (select json_build_object('value', value, 'hidden', hidden) from content_versions
        where kind = ${KIND} and item_id = ${id} order by number desc limit 1) as last,
      (select count(*)::int from audit_entries where thing = 'content' and thing_id = ${id} and name like ${`${KIND} %`}) as audits,
      (select version::int from content_version) as content
    from (select) one left join content_items item on item.kind = ${KIND} and item.item_id = ${id}`);
  const [row] = rows;
  if (!row) throw new Error('There was no answer');
  return { ...row, shown: (await readPublished(server.db, KIND, [id])).get(id) ?? null };
}

it('applies at most one of several concurrent changes of one version, and applies it completely', async () => {
  const outcome = await fc.check(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(fc.array(asked, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      async (isPublished, rounds) => {
        const id = await begin(isPublished);
        for (const round of rounds) {
          const before = await itemStateOf(id);
          const statuses = await askAtOnce(round, id, before.version);
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
          const after = await itemStateOf(id);
          const { shown, numbers, version } = after;
          if (version === 0) return expect({ shown, numbers }).toEqual({ shown: null, numbers: [] });
          const done = version - before.version;
          expect([0, 1, before.isScheduled && round.includes('due') ? 2 : 1]).toContain(done);
          expect(after.audits - before.audits).toBe(done);
          expect(numbers).toEqual(numbers.map((_, at) => at + 1));
          expect(shown).toEqual(after.last);
          expect({ isNew: after.isNew, isDrawn: after.isDrawn || !after.isScheduled }).toEqual({
            isNew: !shown,
            isDrawn: true,
          });
          if (!isDeepStrictEqual(shown, before.shown)) expect(after.content).toBeGreaterThan(before.content);
        }
      },
    ),
    { numRuns: RUNS },
  );
  expect(fc.defaultReportMessage(outcome)).toBeUndefined();
});

it('publishes only one of two items of a single-item kind that are created concurrently', async () => {
  const { value } = (await editor.call('GET', '/content/advantages/1')).json<ContentItem>();
  await server.db.execute(sql`delete from advantages`);
  const publishing = [editor, manager].map(async (person) => {
    const { id, version } = (await person.call('POST', '/content/advantages', { body: { value } })).json<ContentItem>();
    const headers = { 'if-match': String(version) };
    const reply = await person.call('POST', `/content/advantages/${id}/publish`, { body: {}, headers });
    return reply.statusCode;
  });
  const [first, second = 0] = (await Promise.all(publishing)).toSorted((one, other) => one - other);
  expect({ first, isRefused: [400, 409].includes(second) }).toEqual({ first: 200, isRefused: true });
  expect(await server.db.$count(advantages)).toBe(1);
});
