import { sql } from 'drizzle-orm';
import type { AuditEntry, AuditPage } from '#contract/activity';
import type { Fields } from '#contract/content/fields';
import { CONTENT_KINDS, type ContentKindName, kindOf } from '#contract/content/kinds';
import { tables } from '../../platform/db/contentTables';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { recordStatements } from '../../testing/recordStatements';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { listAudit } from './read';
import { recordAudit } from './record';

let server: TestServer;
let owner: DeskBrowser;
const BY = { staffId: null, requestId: null };

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  owner = await deskBrowserOf(server, 'owner');
});
afterAll(() => server.close());

const list = async (thing: string, language = 'ru'): Promise<AuditEntry[]> => {
  const headers = { 'accept-language': language };
  return (await owner.call('GET', `/audit?thing=${thing}`, { headers })).json<AuditPage>().items;
};

const referencesIn = (fields: Fields, within = ''): { path: string; to: string }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'group') return referencesIn(field.fields, `${within}${name}.1.`);
    if (field.type !== 'reference') return [];
    return [{ path: within + name + (field.many ? '.0' : ''), to: field.to }];
  });

it.each(['ru', 'uz'])('names each content item and each referenced id in the audit: %s', async (language) => {
  const first = new Map<string, number>();
  for (const kind of CONTENT_KINDS) {
    const { table } = tables[kind];
    const [row] = await server.db.select({ id: table.id }).from(table).orderBy(table.id).limit(1);
    first.set(kind, Number(row?.id));
  }
  const idsIn = (kind: ContentKindName) =>
    Object.fromEntries(referencesIn(kindOf(kind).fields).map(({ path, to }) => [path, first.get(to) ?? 0]));
  const notes = CONTENT_KINDS.map((kind) => ({
    thing: 'content' as const,
    action: 'published' as const,
    thingId: 1,
    name: `${kind} 1: Так звали`,
    after: { hidden: false, ...idsIn(kind) },
  }));
  await recordAudit(server.db, BY, ...notes);
  const statements = recordStatements(server);
  const { items } = await listAudit(server.db, { thing: 'content' }, language === 'ru' ? 'ru' : 'uz');
  expect(statements).toHaveLength(3);
  const received = items.slice(0, notes.length);
  expect(new Set(received.map(({ kind }) => kind))).toEqual(new Set(CONTENT_KINDS));
  expect(received.filter(({ kind, name }) => kind !== null && name.includes(kind))).toEqual([]);
  const shown = received.flatMap(({ kind, changes }) =>
    changes.filter(({ field }) => field !== 'hidden').map(({ field, after }) => ({ kind, field, after })),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter(({ after }) => after === null || /^[№\d\s]*$/.test(after))).toEqual([]);
  expect(received.find(({ kind }) => kind === 'services')?.name).not.toBe('Так звали');
  expect(received.find(({ kind }) => kind === 'facts')?.name).toBe('');
});

it('names the part and branch of a stock entry, and the bays of a booking entry', async () => {
  const { rows } = await server.db.execute<{ part: string; uz: string; bays: number[]; names: string[] }>(sql`
    select (select mpn from parts where id = 10) as part, (select name ->> 'uz' from parts where id = 10) as uz,
      (select array_agg(id order by id) from bays) as bays,
      (select array_agg(name ->> 'uz' order by id) from bays) as names`);
  const found = rows[0] ?? { part: '', uz: '', bays: [], names: [] };
  const [bay = 0, other = 0] = found.bays;
  await recordAudit(
    server.db,
    BY,
    { thing: 'stock', action: 'changed', thingId: 10, name: 'parts 10: Деталь', branchId: 1, after: { on_hand: 4 } },
    { thing: 'booking', action: 'changed', name: 'B-1', before: { bay }, after: { bay: other } },
    { thing: 'booking', action: 'changed', name: 'B-2', before: { bay: 999 }, after: { bay } },
  );
  const [stock] = await list('stock', 'uz');
  expect(stock).toMatchObject({
    name: `${found.part} · ${found.uz}`,
    kind: null,
    branch: { name: expect.any(String) },
  });
  const [gone, moved] = await list('booking', 'uz');
  expect(moved?.changes).toEqual([{ field: 'bay', before: found.names[0], after: found.names[1] }]);
  expect(gone?.changes[0]?.before).toBe('№\u00a0999');
});

it('omits unchanged fields of audit entries, also those of an older release', async () => {
  await recordAudit(server.db, BY, {
    thing: 'review',
    action: 'review_answered',
    name: 'V-1',
    before: { state: 'shown' },
    after: { state: 'shown', service: null },
  });
  const [answered] = await list('review');
  expect(answered?.changes).toEqual([]);
});

it('names the content kind in the audit entry of a reordered list', async () => {
  await recordAudit(server.db, BY, { thing: 'content', action: 'ordered', name: 'banners' });
  expect((await list('content'))[0]).toMatchObject({ kind: 'banners', name: '', thing_id: null });
});
