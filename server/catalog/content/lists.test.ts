import type { ContentBulkReply, ContentItem, ContentPage } from '#contract/content';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let editor: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
});
afterAll(() => server.close());

type Method = Parameters<DeskBrowser['call']>[0];
const call = (method: Method, path: string, body?: object, version?: number) =>
  editor.call(method, `/content${path}`, {
    ...(body && { body }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const read = async (path: string) => (await call('GET', path)).json<ContentItem>();
const list = async (path: string) => {
  const reply = await call('GET', path);
  expect({ path, statusCode: reply.statusCode }).toEqual({ path, statusCode: 200 });
  return reply.json<ContentPage>();
};

it('reorders some items of a list without moving the others', async () => {
  const ids = async () => (await list('/faq')).items.map(({ id }) => id);
  const [first = 0, second = 0, third = 0, ...others] = await ids();
  expect((await call('POST', '/faq/order', { ids: [third, first] })).statusCode).toBe(204);
  expect(await ids()).toEqual([third, second, first, ...others]);
  expect((await call('POST', '/faq/order', { ids: [third, 9_999] })).statusCode).toBe(404);
});

it('filters, searches, sorts and pages content lists', async () => {
  const { items, next } = await list('/models');
  expect(items).toHaveLength(50);
  const second = await list(`/models?after=${next}`);
  expect(second.items.some(({ id }) => items.some((one) => one.id === id))).toBe(false);
  for (const order of ['name', 'changed', 'site'])
    expect((await call('GET', `/articles?order=${order}`)).statusCode).toBe(200);
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title.ru);
  expect(await titles('/services?q=ДИАГНОСТ')).toEqual(['Компьютерная диагностика']);
  expect(await titles(`/services?q=moy almash`)).toEqual(['Замена масла']);
  expect(await titles(`/services?q=${encodeURIComponent("'''")}`)).toEqual([]);
  const mpn = (await read('/parts/1')).value['mpn'];
  const ofNumber = async (q: string) => (await list(`/parts?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
  expect(await ofNumber(String(mpn))).toContain(1);
  const bare = String(mpn).replace(/[^\p{L}\d]/gu, '');
  expect(await ofNumber(bare)).toContain(1);
  const names = async (q: string) => (await list(`/parts?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
  expect((await names('Cobalt')).length).toBeGreaterThan(0);
  expect(await names('Кобальт')).toEqual(await names('Cobalt'));
  const inCategory = await list('/services?of=categoryId:1');
  expect(inCategory.items.length).toBeGreaterThan(0);
  expect(inCategory.items.every(({ fields }) => fields['categoryId'] === 1)).toBe(true);
  expect((await list('/services?ids=3,1')).items.map(({ id }) => id)).toEqual([1, 3]);
  const value = { question: { ru: 'Без перевода', uz: '' } };
  const { id } = (await call('POST', '/faq', { value })).json<ContentItem>();
  for (const query of ['lacks=uz', 'q=без перевод', 'state=draft&order=name', 'order=changed'])
    expect((await list(`/faq?${query}`)).items.map((one) => one.id)).toContain(id);
  expect((await list('/faq?lacks=ru')).items).toEqual([]);
  expect((await list('/faq?state=published')).items.map((one) => one.id)).not.toContain(id);
  const counts = (await call('GET', '')).json<Record<string, unknown>[]>();
  expect(counts.find(({ kind }) => kind === 'faq')).toEqual({
    kind: 'faq',
    all: 13,
    drafts: 1,
    hidden: 0,
    lacks_ru: 0,
    lacks_uz: 1,
  });
});

it('the filter `published` lists public items, with and without drafts, but not hidden ones', async () => {
  const ids = async () => (await list('/banners?state=published')).items.map(({ id }) => id);
  const [first = 0, second = 0, ...others] = await ids();
  const { value, version } = await read(`/banners/${first}`);
  await call('PUT', `/banners/${first}`, { value: { ...value, name: { ru: 'Черновик', uz: 'Qoralama' } } }, version);
  await call('POST', `/banners/${second}/hide`, undefined, (await read(`/banners/${second}`)).version);
  expect(await ids()).toEqual([first, ...others]);
});

it('a bulk change changes all items or none, and its dry run previews the change', async () => {
  const price = async (id: number) => (await read(`/parts/${id}`)).value['price'];
  const before = await price(1);
  const body = {
    action: 'price',
    percent: 10,
    items: [
      { id: 1, version: 0 },
      { id: 2, version: 0 },
    ],
  };
  const dry = (await call('POST', '/parts/bulk', { ...body, dry: true })).json<ContentBulkReply>();
  const after = `${Math.round(Number(before) * 1.1)}.00`;
  expect(dry.done).toBe(false);
  expect(dry.items[0]).toMatchObject({
    id: 1,
    problem: null,
    warning: null,
    changes: [{ field: 'price', before, after }],
  });
  expect([await price(1), (await read('/parts/1')).version]).toEqual([before, 0]);
  for (const percent of [900, -90]) {
    const slip = await call('POST', '/parts/bulk', { ...body, percent, dry: true });
    expect(slip.json<ContentBulkReply>().items.map(({ warning }) => warning)).toEqual(['tenfold', 'tenfold']);
  }
  const late = await call('POST', '/parts/bulk', {
    ...body,
    items: [...body.items, { id: 3, version: 7 }, { id: 99_999, version: 0 }],
  });
  expect(late.json<ContentBulkReply>()).toMatchObject({
    done: false,
    items: [{ problem: null }, { problem: null }, { problem: 'changed' }, { problem: 'missing' }],
  });
  expect(await price(1)).toBe(before);
  expect((await call('POST', '/parts/bulk', body)).json()).toMatchObject({ done: true });
  expect(await price(1)).toBe(after);
});

it('a bulk change rounds prices half up to a step and rejects a price of zero', async () => {
  const price = async (id: number) => (await read(`/parts/${id}`)).value['price'];
  const version = async (id: number) => (await read(`/parts/${id}`)).version;
  const change = async (body: object) =>
    (
      await call('POST', '/parts/bulk', { action: 'price', items: [{ id: 4, version: await version(4) }], ...body })
    ).json<ContentBulkReply>();
  await change({ sum: 90_010 - Number(await price(4)) });
  expect(await price(4)).toBe('90010.00');
  const becomes = async (body: object) => (await change({ ...body, dry: true })).items[0]?.changes[0]?.after;
  expect(await becomes({ percent: 15 })).toBe('103512.00');
  expect(await becomes({ percent: 15, round: 100 })).toBe('103500.00');
  expect(await becomes({ percent: 15, round: 1000 })).toBe('104000.00');
  expect((await change({ sum: -90_010 })).items[0]?.problem).toBe('invalid');
  expect((await change({ percent: -99, round: 1000 })).items[0]?.changes[0]?.after).toBe('1000.00');
  const { value, version: now } = await read('/parts/4');
  const free = await call('POST', '/parts/4/publish', { value: { ...value, price: '0' } }, now);
  expect([free.statusCode, free.json()]).toMatchObject([
    400,
    { errors: { price: [expect.stringMatching(/больше нуля/)] } },
  ]);
});

it('undoing a bulk change restores prices, except for items changed since', async () => {
  const ids = [5, 6];
  const items = () => Promise.all(ids.map(async (id) => ({ id, version: (await read(`/parts/${id}`)).version })));
  const prices = () => Promise.all(ids.map(async (id) => (await read(`/parts/${id}`)).value['price']));
  const before = await prices();
  const bulk = async (body: object) => (await call('POST', '/parts/bulk', body)).json<ContentBulkReply>();
  const done = await bulk({ action: 'price', percent: 7, round: 500, items: await items() });
  const after = await prices();
  expect(done.items.map(({ id, version }) => ({ id, version }))).toEqual(await items());
  const { value, version } = await read('/parts/6');
  await call('POST', '/parts/6/publish', { value: { ...value, price: '777000.00' } }, version);
  const undo = done.items.map(({ id, version: seen }) => ({ id, version: seen }));
  expect(await bulk({ action: 'price_back', items: undo })).toMatchObject({
    done: false,
    items: [{ problem: null }, { problem: 'changed' }],
  });
  expect(await bulk({ action: 'price_back', items: undo.slice(0, 1) })).toMatchObject({ done: true });
  expect(await prices()).toEqual([before[0], '777000.00']);
  expect(await bulk({ action: 'price_back', items: (await items()).slice(1) })).toMatchObject({ done: true });
  expect(await prices()).toEqual([before[0], after[1]]);
});

it('the list search finds a part by manufacturer, by words in any order and by number in any spelling', async () => {
  const { items } = await list('/parts');
  const { value } = await read(`/parts/${items[0]?.id}`);
  const [id, mpn, manufacturer] = [items[0]?.id, String(value['mpn']), String(value['manufacturer'])];
  const { ru } = value['name'] as { ru: string };
  const pieces = mpn.replace(/[-./ _]/g, '').replace(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/g, ' ');
  for (const q of [
    manufacturer,
    `${ru.split(' ').at(-1)} ${ru.split(' ')[0]}`,
    mpn,
    pieces,
    pieces.replaceAll(' ', '-'),
  ])
    expect([q, (await list(`/parts?q=${encodeURIComponent(q)}`)).items.map((one) => one.id)]).toEqual([
      q,
      expect.arrayContaining([id]),
    ]);
});
