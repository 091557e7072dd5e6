import { getTableName, sql } from 'drizzle-orm';
import { orderItems } from '../catalog/content/order';
import type { Database } from '../platform/db/database';
import { startTestServer, type TestServer } from '../testing/testServer';
import { articleRows, companyRows, goodsRows, pageBlockRows } from './rows';

import { seed } from './seed';

let server: TestServer;
let db: Database;

beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server);
}, 60_000);
afterAll(() => server.close());

const tables = [...goodsRows(), ...articleRows(), ...companyRows(), ...pageBlockRows()].map(({ table }) =>
  getTableName(table),
);

async function version(): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`select version::text as version from content_version`);
  return Number(rows[0]?.version);
}

async function counted(table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

const forget = () => db.execute(sql`update seeded_content set hash = 'older'`);

it('seeds all content tables with the expected number of rows', async () => {
  for (const table of tables) expect({ table, filled: (await counted(table)) > 0 }).toEqual({ table, filled: true });
  const counts = { services: 14, articles: 26, parts: 48, brands: 24, branches: 14, employees: 8, banners: 4, faq: 12 };
  for (const [table, count] of Object.entries(counts))
    expect({ table, count: await counted(table) }).toEqual({ table, count });
});

it('does not seed again if the content is unchanged', async () => {
  const before = await version();
  const progress: string[] = [];
  await seed(db, { onProgress: (text) => progress.push(text) });
  expect(await version()).toBe(before);
  expect(progress).toEqual([]);
});

it('replaces content of another release, reports progress and keeps customer data', async () => {
  const sent = sql`insert into requests (section, text, phone, full_name, brand_id, model_id, branch_id)
    values ('shop', 'x', '+998901234567', 'y', 1, 101, 3)`;
  await db.execute(sent);
  await db.execute(sql`update brands set name = 'Changed' where id = 1`);
  await db.execute(sql`delete from parts where id = 1`);
  await forget();
  const progress: string[] = [];
  await seed(db, { onProgress: (text) => progress.push(text) });
  expect(progress).toHaveLength(tables.length);
  expect(progress[0]).toMatch(new RegExp(`^1/${tables.length}: `));
  expect(await counted('parts')).toBe(48);
  const { rows } = await db.execute(sql`select name, branch_id from requests join brands on brands.id = brand_id`);
  expect(rows).toEqual([{ name: 'Chevrolet', branch_id: 3 }]);
});

it('seeds two demo customers, and keeps their changes in a later seeding', async () => {
  const garages = async () => {
    const { rows } = await db.execute<{ phone: string; cars: number; name: string }>(sql`
      select phone, first_name as name, (select count(*)::int from cars where user_id = users.id) as cars
      from users where phone like '+99890000000_' order by phone`);
    return rows.map(({ phone, name, cars }) => `${phone} ${name}: ${cars}`);
  };
  expect(await garages()).toEqual(['+998900000001 Дилшод: 2', '+998900000002 Malika: 0']);
  await db.execute(sql`update users set first_name = 'Анвар' where phone = '+998900000001'`);
  await db.execute(sql`delete from cars where plate = '01A777AA'`);
  await forget();
  await seed(db);
  expect(await garages()).toEqual(['+998900000001 Анвар: 1', '+998900000002 Malika: 0']);
});

it('moves id sequences past seeded rows, so that new rows can be inserted', async () => {
  await db.execute(sql`insert into videos (video) values ('<iframe></iframe>')`);
  await db.execute(sql`insert into car_models (slug, brand_id, name) values ('new-one', 1, 'New one')`);
  expect(await counted('videos')).toBeGreaterThan(1);
});

it('does not replace content after a change at the desk', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into content_items (kind, item_id, version, draft) values ('parts', 1, 1, '{}')`);
    await tx.execute(sql`update parts set price = 7 where id = 2`);
    await tx.execute(sql`update seeded_content set hash = 'older'`);
    const progress: string[] = [];
    expect(await seed(tx, { onProgress: (text) => progress.push(text) })).toBe(true);
    expect(progress).toEqual([expect.stringMatching(/changed at the desk/)]);
    const { rows } = await tx.execute(sql`select price from parts where id = 2`);
    expect(rows).toEqual([{ price: '7.00' }]);
    await tx.execute(sql`delete from content_items`);
  });
});

it('does not replace content after a list was reordered at the desk', async () => {
  const trying = db.transaction(async (tx) => {
    await orderItems(tx, 'banners', [4, 3, 2, 1], { staffId: null, requestId: null });
    await tx.execute(sql`update seeded_content set hash = 'older'`);
    expect(await seed(tx)).toBe(true);
    const { rows } = await tx.execute(sql`select id from banners order by position, id`);
    expect(rows).toEqual([{ id: 4 }, { id: 3 }, { id: 2 }, { id: 1 }]);
    throw new Error('taken back');
  });
  await expect(trying).rejects.toThrow('taken back');
});

it('seeds content once if servers start concurrently', async () => {
  await forget();
  await Promise.all([seed(db), seed(db), seed(db)]);
  expect(await counted('parts')).toBe(48);
});

describe('triggers of content tables', () => {
  it('increment the content version on a change of any content table', async () => {
    for (const table of tables) {
      const before = await version();
      await db.execute(sql`delete from ${sql.identifier(table)} where false`);
      expect({ table, version: await version() }).toEqual({ table, version: before + 1 });
    }
  });

  it('update the counts of parts', async () => {
    const total = async () => {
      const { rows } = await db.execute<{ sum: number }>(sql`select sum(count)::int as sum from part_counts`);
      return rows[0]?.sum;
    };
    const before = await total();
    await db.execute(sql`insert into parts (slug, category_id, name, info, manufacturer, price, photo)
      values ('one-more', 1, '{}', '{}', 'Nobody', 1, '')`);
    expect(await total()).toBe((before ?? 0) + 1);
    await db.execute(sql`update parts set manufacturer = 'Somebody' where slug = 'one-more'`);
    const { rows } = await db.execute(sql`select manufacturer, count from part_counts where manufacturer like '%body'`);
    expect(rows).toEqual([{ manufacturer: 'Somebody', count: 1 }]);
    const there = await db.execute(sql`select sum(in_stock)::int as kept,
      (select count(*)::int from shown_parts where in_stock) as real from part_counts`);
    expect(there.rows[0]?.['kept']).toBe(there.rows[0]?.['real']);
    await db.execute(sql`delete from parts where slug = 'one-more'`);
    expect(await total()).toBe(before);
  });

  it('invalidate cached content after a change', async () => {
    const name = async () => (await server.app.inject('/api/main/services/web/1/')).json<{ name: string }>().name;
    const before = await name();
    await db.execute(sql`update services set name = jsonb_build_object('ru', 'Другое имя', 'uz', 'x') where id = 1`);
    await server.app.contentVersion({ fresh: true });
    expect(await name()).toBe('Другое имя');
    expect(before).not.toBe('Другое имя');
  });
});
