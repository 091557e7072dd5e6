import { getTableColumns, sql } from 'drizzle-orm';
import { type Fields, normalizeValue } from '#contract/content/fields';
import { CONTENT_KINDS, type ContentKindName, kindOf } from '#contract/content/kinds';
import { publishProblems } from '#contract/content/problems';
import { tables } from '../../platform/db/contentTables';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { dateOf } from './order';
import { databaseProblems } from './references';
import { readPublished, writePublished } from './rows';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const idsOf = async (kind: ContentKindName) => {
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from ${tables[kind].table}`);
  return rows.map(({ id }) => id);
};

function checkReferences(fields: Fields): void {
  for (const field of Object.values(fields)) {
    if (field.type === 'group') checkReferences(field.fields);
    if (field.type !== 'reference') continue;
    expect(CONTENT_KINDS).toContain(field.to);
    if (field.within !== undefined)
      expect(Object.keys(kindOf(field.to as ContentKindName).fields)).toContain(field.within);
  }
}

describe.each(CONTENT_KINDS)('%s', (kind) => {
  const { fields, title, found, order } = kindOf(kind);
  const { table, rows = {} } = tables[kind];

  it('has a column for each field and a field for each required column', () => {
    const own = Object.entries(fields).flatMap(([name, { type }]) =>
      type === 'place' ? ['latitude', 'longitude'] : rows[name] ? [] : [name],
    );
    const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
    const wanted = columns.flatMap(([name, column]) => (column.notNull && !column.hasDefault ? [name] : []));
    expect(columns.map(([name]) => name)).toEqual(expect.arrayContaining(own));
    expect(own).toEqual(expect.arrayContaining(wanted.filter((name) => name !== 'id')));
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([title, ...(found ? [found.number, found.also] : [])]));
    const placed = { position: 'position', date: dateOf(kind), none: 'id' }[order];
    expect(columns.map(([name]) => name)).toContain(placed);
    checkReferences(fields);
  });

  it('accepts the demo content and writes back what it reads', async () => {
    const ids = await idsOf(kind);
    const before = await readPublished(server.db, kind, ids);
    expect(before.size).toBe(ids.length);
    for (const [id, { value }] of before) {
      const problems = { ...publishProblems(fields, value), ...(await databaseProblems(server.db, kind, id, value)) };
      expect({ id, problems }).toEqual({ id, problems: {} });
      expect(normalizeValue(fields, value)).toEqual(value);
    }
    for (const [id, { value }] of [...before].slice(0, 5)) await writePublished(server.db, kind, id, value, {});
    expect(await readPublished(server.db, kind, ids)).toEqual(before);
  });
});
