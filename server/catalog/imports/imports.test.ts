import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import type { Import, ImportRow, ImportRows } from '#contract/stock';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { workbook } from '../../testing/zipFile';
import { readVersion } from '../content/itemState';
import { readPublished } from '../content/rows';

let server: TestServer;
let owner: DeskBrowser;
let manager: DeskBrowser;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  owner = await deskBrowserOf(server, 'owner');
  manager = await deskBrowserOf(server, 'manager');
});
afterAll(() => server.close());

type Stored = { id: number; mpn: string; price: string };
const storedParts = async () =>
  (await server.db.execute<Stored>(sql`select id, mpn, price::text from parts order by id`)).rows;
const priceOf = async (id: number) => (await storedParts()).find((part) => part.id === id)?.price;
const numberAt = async (index: number) => {
  const part = (await storedParts()).filter(({ mpn }) => mpn !== '')[index];
  if (!part) throw new Error('The demo has too few parts');
  return part;
};
const count = async (statement: ReturnType<typeof sql>) =>
  (await server.db.execute<{ count: number }>(statement)).rows[0]?.count;

const upload = async (text: string | Buffer, name = 'prices.csv') =>
  owner.call('POST', `/imports?name=${encodeURIComponent(name)}`, {
    body: Buffer.from(text),
    headers: { 'content-type': 'text/csv' },
  });
const uploaded = async (lines: readonly string[]) =>
  (await upload(['Артикул;Цена', ...lines].join('\n'))).json<Import>();
const check = async ({ id, columns }: Import) => {
  const reply = await owner.call('POST', `/imports/${id}/check`, { body: { columns } });
  expect(reply.statusCode).toBe(200);
  return reply.json<Import>();
};
const checked = async (lines: readonly string[]) => check(await uploaded(lines));
const apply = ({ id, check: number }: Import) =>
  owner.call('POST', `/imports/${id}/apply`, { body: { check: number } });
const undo = ({ id }: Import) => owner.call('POST', `/imports/${id}/undo`);
const rowsOf = async ({ id }: Import, show?: string): Promise<ImportRow[]> =>
  (await owner.call('GET', `/imports/${id}/rows${show ? `?show=${show}` : ''}`)).json<ImportRows>().items;
const sitePrice = async (id: number) =>
  (await server.app.inject(`/api/main/spare-part/${id}/`)).json<{ price: string }>().price;

it('matches, checks, applies and undoes an import, each atomically', async () => {
  const [first, second, third] = [await numberAt(0), await numberAt(1), await numberAt(2)];
  const one = await uploaded([`${first.mpn};777 000`, `"${second.mpn}";`, `${third.mpn};${third.price}`]);
  expect(one).toMatchObject({ state: 'read', rows: 3, columns: ['number', 'price'], name: 'prices.csv' });
  const tried = await check(one);
  expect(tried).toMatchObject({ state: 'checked', share: 100, counts: { change: 1, same: 2, error: 0 } });
  expect(await rowsOf(tried, 'change')).toMatchObject([
    { line: 2, part: { id: first.id }, given: '777 000', price_before: first.price, price_after: '777000.00' },
  ]);
  expect(await priceOf(first.id)).toBe(first.price);

  const versionBefore = await count(sql`select version::int as count from content_version`);
  const done = (await apply(tried)).json<Import>();
  expect(done).toMatchObject({ state: 'applied', applied_by: { id: expect.any(Number) } });
  expect(await count(sql`select version::int as count from content_version`)).toBe(Number(versionBefore) + 1);
  expect(await sitePrice(first.id)).toBe('777000.00');
  expect((await apply(tried)).json()).toEqual(done);
  expect(
    await count(
      sql`select count(*)::int as count from content_versions where kind = 'parts' and item_id = ${first.id}`,
    ),
  ).toBe(2);

  expect((await undo(done)).json()).toMatchObject({ state: 'undone', counts: { restored: 1, kept: 0 } });
  expect((await undo(done)).statusCode).toBe(200);
  expect(await sitePrice(first.id)).toBe(first.price);
  const { rows } = await server.db.execute(
    sql`select action from audit_entries where thing = 'import' and thing_id = ${one.id} order by id`,
  );
  expect(rows).toEqual([{ action: 'applied' }, { action: 'undone' }]);
});

it('returns the reason for each rejected row', async () => {
  const [a, b, c, d] = [await numberAt(3), await numberAt(4), await numberAt(5), await numberAt(6)];
  const tried = await checked([
    'NO-SUCH-PART;5',
    ';5',
    `${a.mpn};-5`,
    `${b.mpn};0`,
    `${c.mpn};по запросу`,
    `${d.mpn};5`,
    `${d.mpn};6`,
    `${(await numberAt(7)).mpn};1 000 000 000 000`,
    `${(await numberAt(8)).mpn};1`,
  ]);
  expect(
    (await rowsOf(tried)).map(({ line, state, problem, other_line, warning }) => [
      line,
      state,
      problem ?? warning,
      other_line,
    ]),
  ).toEqual([
    [2, 'error', 'unknown', null],
    [3, 'error', 'no_number', null],
    [4, 'error', 'negative', null],
    [5, 'error', 'zero', null],
    [6, 'error', 'not_a_price', null],
    [7, 'error', 'duplicate', 8],
    [8, 'error', 'duplicate', 7],
    [9, 'error', 'too_large', null],
    [10, 'change', 'tenfold', null],
  ]);
  expect(tried.counts).toMatchObject({ change: 1, error: 8, warning: 1 });
  expect(await rowsOf(tried, 'warning')).toHaveLength(1);
});

it('rejects the row of a part that has an unpublished draft', async () => {
  const part = await numberAt(9);
  const { value } = (await owner.call('GET', `/content/parts/${part.id}`)).json();
  await owner.call('PUT', `/content/parts/${part.id}`, { body: { value }, headers: { 'if-match': '0' } });
  const tried = await checked([`${part.mpn};5000`]);
  expect(await rowsOf(tried)).toMatchObject([{ state: 'error', problem: 'draft' }]);
  expect((await apply(tried)).statusCode).toBe(409);
});

it('applies nothing if a part has changed since, and names the part', async () => {
  const [changed, other] = [await numberAt(10), await numberAt(11)];
  const tried = await checked([`${changed.mpn};5000000`, `${other.mpn};6000000`]);
  const items = [{ id: changed.id, version: 0 }];
  const bulk = await owner.call('POST', '/content/parts/bulk', { body: { action: 'price', items, sum: 1000 } });
  expect(bulk.json()).toMatchObject({ done: true });
  const refused = (await apply(tried)).json<Import>();
  expect(refused).toMatchObject({ state: 'stale', counts: { change: 1, error: 1 } });
  expect(await rowsOf(refused)).toMatchObject([{ state: 'error', problem: 'changed' }, { state: 'change' }]);
  expect(await priceOf(other.id)).toBe(other.price);
  expect((await apply(refused)).statusCode).toBe(409);

  const again = await check(refused);
  expect(again.counts.change).toBe(2);
  expect((await apply(refused)).statusCode).toBe(409);
  expect((await apply(again)).json()).toMatchObject({ state: 'applied' });
  expect([await priceOf(changed.id), await priceOf(other.id)]).toEqual(['5000000.00', '6000000.00']);

  const now = [{ id: other.id, version: 1 }];
  await owner.call('POST', '/content/parts/bulk', { body: { action: 'price', items: now, sum: 5 } });
  const undone = (await undo(again)).json<Import>();
  expect(undone.counts).toMatchObject({ restored: 1, kept: 1 });
  expect((await rowsOf(undone)).map((row) => row.undone)).toEqual(['restored', 'kept']);
  expect(await priceOf(other.id)).toBe('6000005.00');
});

it('stores the same content versions as changes of single parts', async () => {
  const all = await storedParts();
  const before = await readPublished(
    server.db,
    'parts',
    all.map(({ id }) => id),
  );
  const lines = all.map(({ id, price }) => `${id};${Number(price) + 500}`);
  const one = (await upload(['ID;Цена', ...lines].join('\n'))).json<Import>();
  const done = (await apply(await check(one))).json<Import>();
  expect(done.counts.change).toBeGreaterThan(all.length - 3);
  const after = await readPublished(
    server.db,
    'parts',
    all.map(({ id }) => id),
  );
  const { rows } = await server.db.execute<{ id: number; number: number; last: number }>(sql`
    select item_id as id, number, max(number) over (partition by item_id) as last from content_versions where kind = 'parts'`);
  for (const { id, number, last } of rows) {
    const kept = await readVersion(server.db, 'parts', id, number);
    if (number === last) expect(kept?.value).toEqual(after.get(id)?.value);
    if (number === 0 && last === 1) expect(kept?.value).toEqual(before.get(id)?.value);
  }
  expect((await undo(done)).json()).toMatchObject({ counts: { restored: done.counts.change } });
});

it('stores only the price in a version if an earlier version has the other fields, else the full part', async () => {
  const [same, other] = [await numberAt(9), await numberAt(10)];
  const publish = (more: number) =>
    checked([`${same.mpn};${Number(same.price) + more}`, `${other.mpn};${Number(other.price) + more}`]);
  await apply(await publish(1_000));
  await server.db.execute(sql`update parts set manufacturer = 'Another' where id = ${other.id}`);
  const done = (await apply(await publish(2_000))).json<Import>();
  await undo(done);
  const after = await readPublished(server.db, 'parts', [same.id, other.id]);
  const { rows } = await server.db.execute<{ id: number; last: number; bases: (number | null)[] }>(sql`
    select item_id as id, max(number) as last, array_agg(base order by number desc) as bases from content_versions
    where kind = 'parts' and item_id in (${same.id}, ${other.id}) group by item_id`);
  for (const { id, last, bases } of rows) {
    expect(bases.slice(0, 2)).toEqual(id === same.id ? [0, 0] : [last - 1, null]);
    expect((await readVersion(server.db, 'parts', id, last))?.value).toEqual(after.get(id)?.value);
  }
});

it('rolls the import back when it fails after some rows', async () => {
  const [first, second] = [await numberAt(12), await numberAt(13)];
  const tried = await checked([`${first.mpn};4100000`, `${second.mpn};4200000`]);
  await server.db.execute(
    sql`alter table content_items add constraint broken check (item_id <> ${sql.raw(String(second.id))} or version < 1) not valid`,
  );
  expect((await apply(tried)).statusCode).toBe(500);
  await server.db.execute(sql`alter table content_items drop constraint broken`);
  expect([await priceOf(first.id), await priceOf(second.id)]).toEqual([first.price, second.price]);
  expect((await owner.call('GET', `/imports/${tried.id}`)).json()).toMatchObject({ state: 'checked' });
  expect((await apply(tried)).json()).toMatchObject({ state: 'applied' });
});

it.each(['ru', 'uz'])('changes nothing when the downloaded template is imported: %s', async (language) => {
  const evil = "=HYPERLINK(1)'";
  await server.db.execute(sql`update parts set mpn = ${evil} where id = (select min(id) from parts)`);
  const file = await owner.call('GET', `/imports/template?lang=${language}`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body).toContain(`;'${evil}`);
  const one = (await upload(file.rawPayload)).json<Import>();
  expect(one.columns).toEqual(['id', 'number', '', '', 'price', ...one.branches.map(({ id }) => `stock:${id}`)]);
  const tried = await check(one);
  expect(tried.counts).toMatchObject({ same: (await storedParts()).length, change: 0, error: 0 });
});

const onHand = async (part: number, branch: number) =>
  count(
    sql`select coalesce((select on_hand from stock where part_id = ${part} and branch_id = ${branch}), 0)::int as count`,
  );

it('reads stock from one column per branch, or from branch and quantity columns', async () => {
  const [a, b] = [await numberAt(14), await numberAt(15)];
  const { branches } = await uploaded(['x;1']);
  const [first, second] = branches;
  if (!first || !second) throw new Error('The demo has too few branches');
  const was = [await onHand(a.id, first.id), await onHand(a.id, second.id), await onHand(b.id, first.id)];
  const wide = (
    await upload(`Артикул;Остаток ${first.name};${second.name}\n${a.mpn};4 шт;7\n${b.mpn};;-1`)
  ).json<Import>();
  expect(wide.columns).toEqual(['number', `stock:${first.id}`, `stock:${second.id}`]);
  const tried = await check(wide);
  expect(await rowsOf(tried)).toMatchObject([
    {
      state: 'change',
      stock: [
        { branch: first.name, after: 4 },
        { branch: second.name, after: 7 },
      ],
    },
    { state: 'error', problem: 'negative' },
  ]);
  const done = (await apply(tried)).json<Import>();
  expect(done.state).toBe('applied');
  expect([await onHand(a.id, first.id), await onHand(a.id, second.id)]).toEqual([4, 7]);
  expect(await priceOf(a.id)).toBe(a.price);

  const lines = [`${b.mpn};${first.name};3;${b.price}`, `${b.mpn};${second.name};5;`, `${b.mpn};Луна;5;`];
  const pairs = (await upload(['Артикул;Филиал;Количество;Цена', ...lines].join('\n'))).json<Import>();
  expect(pairs.columns).toEqual(['number', 'branch', 'quantity', 'price']);
  const paired = await check(pairs);
  expect((await rowsOf(paired)).map(({ state, problem }) => problem ?? state)).toEqual([
    'change',
    'change',
    'unknown_branch',
  ]);
  expect((await apply(paired)).json()).toMatchObject({ state: 'applied' });
  expect([await onHand(b.id, first.id), await onHand(b.id, second.id)]).toEqual([3, 5]);

  await server.db.execute(
    sql`insert into stock_moves (part_id, branch_id, change, reason) values (${b.id}, ${second.id}, -1, 'sale')`,
  );
  const undone = (await undo(paired)).json<Import>();
  expect(undone.counts).toMatchObject({ restored: 1, kept: 1 });
  expect((await rowsOf(undone)).map((row) => row.undone)).toEqual(['restored', 'stock_kept', null]);
  expect([await onHand(b.id, first.id), await onHand(b.id, second.id)]).toEqual([was[2], 4]);
  expect((await undo(done)).json()).toMatchObject({ counts: { restored: 1 } });
  expect([await onHand(a.id, first.id), await onHand(a.id, second.id)]).toEqual([was[0], was[1]]);
});

it('refuses stock that has moved since the dry run, stock below the reserved amount, and other branches', async () => {
  const [part, other] = [await numberAt(16), await numberAt(17)];
  const { branches } = await uploaded(['x;1']);
  const [first] = branches;
  if (!first) throw new Error('The demo has no branch');
  const file = `Артикул;Остаток ${first.name}\n${part.mpn};9\n${other.mpn};8`;
  const tried = await check((await upload(file)).json<Import>());
  await server.db.execute(
    sql`insert into stock_moves (part_id, branch_id, change, reason) values (${part.id}, ${first.id}, 2, 'receipt')`,
  );
  const now = await onHand(part.id, first.id);
  const stale = (await apply(tried)).json<Import>();
  expect(stale).toMatchObject({ state: 'stale', counts: { change: 1, error: 1 } });
  expect(await onHand(part.id, first.id)).toBe(now);

  await server.db.execute(sql`update stock set reserved = 2 where part_id = ${part.id} and branch_id = ${first.id}`);
  const less = await check((await upload(`Артикул;Остаток ${first.name}\n${part.mpn};1`)).json<Import>());
  expect(await rowsOf(less)).toMatchObject([{ state: 'error', problem: 'reserved' }]);

  const far = branches.at(-1);
  const refused = await manager.call('POST', `/imports/${less.id}/check`, {
    body: { columns: ['number', `stock:${far?.id}`] },
  });
  expect(refused.json()).toMatchObject({ code: 'import_columns' });

  const there = ((await onHand(other.id, far?.id ?? 0)) ?? 0) + 4;
  const foreign = await check((await upload(`Артикул;Остаток ${far?.name}\n${other.mpn};${there}`)).json<Import>());
  const body = { check: foreign.check };
  expect((await manager.call('POST', `/imports/${foreign.id}/apply`, { body })).json().code).toBe('foreign_branch');
  expect((await apply(foreign)).json()).toMatchObject({ state: 'applied' });
  expect((await manager.call('POST', `/imports/${foreign.id}/undo`)).json().code).toBe('foreign_branch');
  expect(await onHand(other.id, far?.id ?? 0)).toBe(there);

  const named = await check(
    (await upload(`Артикул;Филиал;Остаток\n${other.mpn};${far?.name};${there + 1}`)).json<Import>(),
  );
  const refusedAsWell = await manager.call('POST', `/imports/${named.id}/apply`, { body: { check: named.check } });
  expect(refusedAsWell.json().code).toBe('foreign_branch');
});

it('explains unreadable files in both languages and requires a price column', async () => {
  for (const language of ['ru', 'uz']) {
    const reply = await owner.call('POST', '/imports', {
      body: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      headers: { 'content-type': 'application/vnd.ms-excel', 'accept-language': language },
    });
    expect(reply.json()).toMatchObject({ code: 'import_type', detail: expect.stringContaining('.xlsx') });
  }
  expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).json()).toMatchObject({ code: 'import_too_heavy' });
  const one = await uploaded(['A;1']);
  const reply = await owner.call('POST', `/imports/${one.id}/check`, { body: { columns: ['number', ''] } });
  expect(reply.json()).toMatchObject({ code: 'import_columns' });
  expect((await manager.call('GET', '/imports')).json().items[0]).toMatchObject({ id: one.id });
  const list = await (await deskBrowserOf(server, 'editor')).call('GET', '/imports');
  expect(list.statusCode).toBe(403);
});

const rowsXml = (cells: readonly string[][]) =>
  cells.map((row, at) => `<row r="${at + 1}">${row.join('')}</row>`).join('');
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

it('rejects rows with dates and booleans as prices and exports these rows', async () => {
  const [a, b, c] = [await numberAt(3), await numberAt(4), await numberAt(5)];
  const file = workbook(
    rowsXml([
      [text('Артикул'), text('Цена')],
      [text(a.mpn), '<c t="d"><v>2026-05-10</v></c>'],
      [text(b.mpn), '<c t="b"><v>1</v></c>'],
      [text(c.mpn), '<c><v>285000.555</v></c>'],
      [text('=NONE'), '<c><v>5</v></c>'],
    ]),
  );
  const tried = await check((await upload(file, 'prices.xlsx')).json<Import>());
  expect(
    (await rowsOf(tried)).map(({ line, problem, price_after, given }) => [line, problem ?? price_after, given]),
  ).toEqual([
    [2, 'date', '10.05.2026'],
    [3, 'boolean', 'TRUE'],
    [4, '285000.56', '285000.555'],
    [5, 'unknown', '5'],
  ]);
  const errors = await owner.call('GET', `/imports/${tried.id}/errors.csv?lang=uz`);
  expect(errors.headers['content-disposition']).toContain('attachment');
  const [head, ...rows] = parse(errors.rawPayload, { delimiter: ';', bom: true });
  expect(head).toEqual(['Fayl qatori', 'Nimani tuzatish kerak', 'Артикул', 'Цена']);
  expect(rows).toEqual([
    ['2', 'katakda sana bor', a.mpn, '10.05.2026'],
    ['3', 'katakda mantiqiy qiymat bor', b.mpn, 'TRUE'],
    ['5', 'saytda bunday raqam yoʻq', "'=NONE", '5'],
  ]);
  expect((await owner.call('GET', '/imports/999999/errors.csv')).statusCode).toBe(404);
});

it('prefers the public part over a hidden one with the same number', async () => {
  const [part, twin] = [await numberAt(6), await numberAt(7)];
  await server.db.execute(sql`update parts set mpn = ${part.mpn}, hidden = true where id = ${twin.id}`);
  const tried = await checked([`${part.mpn};${Number(part.price) + 1}`]);
  expect(await rowsOf(tried)).toMatchObject([{ state: 'change', part: { id: part.id } }]);
  await server.db.execute(sql`update parts set hidden = true where id = ${part.id}`);
  expect(await rowsOf(await checked([`${part.mpn};5`]))).toMatchObject([{ problem: 'ambiguous' }]);
  await server.db.execute(sql`update parts set hidden = false where id in (${part.id}, ${twin.id})`);
  await server.db.execute(sql`update parts set mpn = ${twin.mpn} where id = ${twin.id}`);
});

it('replaces an import when its file is read again with other options', async () => {
  const part = await numberAt(8);
  const one = (await upload(`${part.mpn};5000\nNO-SUCH;6`)).json<Import>();
  expect(one).toMatchObject({
    header: ['', ''],
    rows: 2,
    reading: { sheets: [], head: 0, delimiter: ';', encoding: 'utf-8', lines: [{ line: 1 }, { line: 2 }] },
  });
  const again = (await owner.call('POST', `/imports/${one.id}/reread`, { body: { head: 1 } })).json<Import>();
  expect(again).toMatchObject({ header: [part.mpn, '5000'], rows: 1, name: one.name });
  expect((await owner.call('GET', `/imports/${one.id}`)).statusCode).toBe(404);
  const split = await owner.call('POST', `/imports/${again.id}/reread`, {
    body: { delimiter: ',', encoding: 'koi8-r' },
  });
  expect(split.json()).toMatchObject({ header: [''], reading: { delimiter: ',', encoding: 'koi8-r' } });
  const bad = await owner.call('POST', `/imports/${split.json<Import>().id}/reread`, {
    body: { encoding: 'utf-16le' },
  });
  expect(bad.json()).toMatchObject({ code: 'import_encoding' });

  const done = (await apply(await checked([`${part.mpn};${Number(part.price) + 5}`]))).json<Import>();
  expect(done.reading).toBeNull();
  const late = await owner.call('POST', `/imports/${done.id}/reread`, { body: { head: 0 } });
  expect(late.json()).toMatchObject({ code: 'import_file_gone' });
  await undo(done);
});

it('remembers the columns of a supplier file, except for branches outside the scope', async () => {
  const part = await numberAt(8);
  const file = `Колонка А;Колонка Б;Колонка В\n${part.mpn};5000;3`;
  const first = (await upload(file)).json<Import>();
  expect(first).toMatchObject({ columns: ['', '', ''], reading: { is_known: false, head: 0 } });
  const headed = (await owner.call('POST', `/imports/${first.id}/reread`, { body: { head: 1 } })).json<Import>();
  const far = headed.branches.at(-1)?.id;
  const columns = ['number', 'price', `stock:${far}`];
  await owner.call('POST', `/imports/${headed.id}/check`, { body: { columns } });
  const second = (await upload(file)).json<Import>();
  const known = (await owner.call('POST', `/imports/${second.id}/reread`, { body: { head: 1 } })).json<Import>();
  expect(known).toMatchObject({ columns, reading: { is_known: true } });
  const theirs = await manager.call('POST', `/imports/${known.id}/reread`, { body: { head: 1 } });
  expect(theirs.json()).toMatchObject({ columns: ['number', 'price', ''] });
});

it('requires a choice between several price columns and remembers it for the next file', async () => {
  const file = 'Артикул;Цена опт;Цена розн.;Сумма\nNO-SUCH;1;2;3';
  const first = (await upload(file)).json<Import>();
  expect(first).toMatchObject({ columns: ['number', '', '', ''], reading: { prices: [1, 2] } });
  const columns = ['number', '', 'price', ''];
  await owner.call('POST', `/imports/${first.id}/check`, { body: { columns } });
  expect((await upload(file)).json()).toMatchObject({ columns, reading: { is_known: true, prices: [] } });
  const sums = (await upload('Артикул;Цена;Сумма\nNO-SUCH;1;2')).json<Import>();
  expect(sums).toMatchObject({ columns: ['number', 'price', ''], reading: { prices: [] } });
});

it('limits a staff member to sixty file readings an hour', async () => {
  const ask = () => manager.call('POST', '/imports/999999/reread', { body: { head: 1 } });
  let reads = 0;
  let reply = await ask();
  for (; reply.statusCode === 404 && reads < 100; reads += 1) reply = await ask();
  expect([reply.statusCode, reads > 0, reads <= 60]).toEqual([429, true, true]);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(60);
  expect((await upload('Артикул;Цена\na;1')).statusCode).toBe(200);
});
