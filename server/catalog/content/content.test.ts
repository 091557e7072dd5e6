import { sql } from 'drizzle-orm';
import type { ArticlePage } from '#contract/blog';
import type { Service } from '#contract/catalog';
import type { ContentItem, ContentVersion } from '#contract/content';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { presentSlug } from '../documents';
import { publishDue } from './schedule';

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
const site = async <Reply>(path: string) => (await server.app.inject(`/api/main${path}`)).json<Reply>();

const newService = {
  name: { ru: 'Полировка фар', uz: 'Faralarni silliqlash' },
  categoryId: 1,
  description: { ru: 'Снимаем помутневший слой.', uz: 'Xira qatlamni olib tashlaymiz.' },
  priceFrom: '90000',
  durationMinutes: 60,
  photo: '/media/services/detailing.960x640.webp',
  icon: '/media/icons/detailing.svg',
};

it('keeps a new item invisible until it is published, and can hide and show it again', async () => {
  const made = await call('POST', '/services', { value: newService });
  expect(made.statusCode).toBe(201);
  const { id, version, state, title } = made.json<ContentItem>();
  expect({ version, state, title }).toEqual({ version: 1, state: 'new', title: newService.name });
  expect((await server.app.inject(`/api/main/services/web/${id}/`)).statusCode).toBe(404);

  const published = await call('POST', `/services/${id}/publish`, {}, 1);
  expect(published.json<ContentItem>()).toMatchObject({ state: 'published', version: 2, hidden: false });
  expect(published.json<ContentItem>().value).toMatchObject({
    priceFrom: '90000.00',
    slug: `faralarni-silliqlash-${id}`,
  });
  expect(await site<Service>(`/services/web/${id}/`)).toMatchObject({ name: 'Полировка фар', price_from: '90000.00' });

  expect((await call('POST', `/services/${id}/hide`, undefined, 2)).json()).toMatchObject({ hidden: true, version: 3 });
  expect((await server.app.inject(`/api/main/services/web/${id}/`)).statusCode).toBe(404);
  expect((await call('POST', `/services/${id}/show`, undefined, 3)).json()).toMatchObject({ hidden: false });
  expect((await server.app.inject(`/api/main/services/web/${id}/`)).statusCode).toBe(200);
  const versions = (await call('GET', `/services/${id}/versions`)).json<ContentVersion[]>();
  expect(versions.map(({ number, hidden }) => [number, hidden])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
});

it('keeps a draft of a published item invisible until published, and restores earlier versions', async () => {
  const before = await read('/services/1');
  expect(before).toMatchObject({ version: 0, state: 'published', changed_by: null });
  const value = { ...before.value, name: { ru: 'Замена масла и фильтра', uz: 'Moy va filtr almashtirish' } };
  const saved = (await call('PUT', '/services/1', { value }, 0)).json<ContentItem>();
  expect(saved).toMatchObject({ version: 1, state: 'draft', published: before.value });
  expect((await site<Service>('/services/web/1/')).name).toBe('Замена масла');
  await call('POST', '/services/1/publish', {}, 1);
  expect((await site<Service>('/services/web/1/')).name).toBe('Замена масла и фильтра');

  const restored = await call('POST', '/services/1/restore', { number: 0 }, 2);
  expect(restored.json()).toMatchObject({ state: 'draft', value: before.value });
  await call('POST', '/services/1/publish', {}, 3);
  expect((await site<Service>('/services/web/1/')).name).toBe('Замена масла');
  expect((await call('GET', '/services/1/versions/1')).json()).toMatchObject({
    number: 1,
    value: { name: value.name },
  });
  expect((await call('GET', '/services/1/versions/9')).statusCode).toBe(404);
});

it('rejects the later of two concurrent edits with the current state', async () => {
  const { value } = await read('/faq/1');
  const mine = { ...value, answer: { ru: 'Моё', uz: 'Meniki' } };
  expect((await call('PUT', '/faq/1', { value }, 0)).statusCode).toBe(200);
  const late = await call('PUT', '/faq/1', { value: mine }, 0);
  expect([late.statusCode, late.json().code]).toEqual([412, 'content_changed']);
  expect(late.json()).toMatchObject({ current: { version: 1, value }, asked: mine });
  expect((await call('DELETE', '/faq/1/draft', undefined, 1)).statusCode).toBe(204);
  expect(await read('/faq/1')).toMatchObject({ state: 'published', version: 2 });
});

it('refuses an invalid publication with a reason per field and changes nothing', async () => {
  const made = await call('POST', '/parts', {
    value: {
      name: { ru: 'Фильтр', uz: '' },
      price: '1',
      fits: [
        { brandId: 1, modelId: null },
        { brandId: 2, modelId: 101 },
      ],
    },
  });
  const { id, warnings } = made.json<ContentItem>();
  expect(warnings).toEqual([{ field: 'name.uz', code: 'missing' }]);
  const refused = await call('POST', `/parts/${id}/publish`, {}, 1);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json<{ errors: object }>().errors).toSorted()).toEqual([
    'info.ru',
    'info.uz',
    'manufacturer',
    'name.uz',
    'photo',
  ]);
  const right = {
    ...made.json<ContentItem>().value,
    name: { ru: 'Фильтр', uz: 'Filtr' },
    info: { ru: 'Бумажный.', uz: 'Qogʻozli.' },
    manufacturer: 'Mann',
    photo: '/media/parts/x.800x800.webp',
    slug: 'x-1',
  };
  const foreign = await call('POST', `/parts/${id}/publish`, { value: right }, 1);
  expect(Object.keys(foreign.json<{ errors: object }>().errors)).toEqual(['photo', 'fits.1.modelId']);
  const { rows } = await server.db.execute(sql`select id from parts where id = ${id}`);
  expect(rows).toEqual([]);
  expect((await call('DELETE', `/parts/${id}/draft`, undefined, 1)).statusCode).toBe(204);
  expect((await call('GET', `/parts/${id}`)).statusCode).toBe(404);
  expect((await call('PUT', '/services/2', { value: { nothing: 1, name: 'x' } }, 0)).json().errors).toEqual({
    nothing: [expect.any(String)],
    name: [expect.any(String)],
  });
});

it('strips bidirectional control characters from titles', async () => {
  const value = { question: { ru: 'Файл \u202egpj.exe\u2066', uz: '' } };
  const { title } = (await call('POST', '/faq', { value })).json<ContentItem>();
  expect(title.ru).toBe('Файл gpj.exe');
});

it('warns when one language has an older text than the other', async () => {
  const older = async () => (await read('/banners/1')).warnings.filter(({ code }) => code === 'older');
  const { value } = await read('/banners/1');
  const name = value['name'] as { ru: string; uz: string };
  expect(await older()).toEqual([]);
  await call('PUT', '/banners/1', { value: { ...value, name: { ...name, ru: 'Только по-русски' } } }, 0);
  expect(await older()).toEqual([{ field: 'name.uz', code: 'older' }]);
  await call('POST', '/banners/1/publish', {}, 1);
  expect(await older()).toEqual([{ field: 'name.uz', code: 'older' }]);
  await call('POST', '/banners/1/publish', { value: { ...value, name: { ru: 'Новое', uz: 'Yangi' } } }, 2);
  expect(await older()).toEqual([]);
});

it('publishes an article with its blocks and tags', async () => {
  const { value } = await read('/articles/1');
  const blocks = [{ title: { ru: 'Один', uz: 'Bir' }, info: { ru: '', uz: '' }, photo: '' }];
  const reply = await call('POST', '/articles/1/publish', { value: { ...value, blocks, tags: [2, 1] } }, 0);
  expect(reply.json()).toMatchObject({ value: { blocks, tags: [1, 2] } });
  const article = await site<{ current_article: { blocks: { title: string }[] } }>('/articles/by-pg/1');
  expect(article.current_article.blocks.map(({ title }) => title)).toEqual(['Один']);
});

it('publishes scheduled items on time in the name of the scheduler, and keeps invalid ones as drafts', async () => {
  const { value } = await read('/promos/1');
  const title = { ru: 'К празднику', uz: 'Bayramga' };
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const reply = await call('POST', '/promos/1/publish', { value: { ...value, title }, at }, 0);
  expect(reply.json()).toMatchObject({ state: 'scheduled', publish_at: at });
  await publishDue(server.db);
  expect(await read('/promos/1')).toMatchObject({ state: 'scheduled' });
  await server.db.execute(sql`update content_items set publish_at = now() where kind = 'promos'`);
  await Promise.all([publishDue(server.db), publishDue(server.db)]);
  const { rows: authors } = await server.db.execute(sql`select number, staff.role from content_versions
    join staff on staff.id = by where kind = 'promos'`);
  expect(authors).toEqual([{ number: 1, role: 'editor' }]);
  expect(await read('/promos/1')).toMatchObject({ state: 'published', publish_at: null, title });

  await call('POST', '/promos/2/publish', { value: (await read('/promos/2')).value, at }, 0);
  await server.db.execute(sql`update content_items set publish_at = now(), draft = jsonb_set(draft, '{photo}', '""')
    where kind = 'promos' and item_id = 2`);
  await publishDue(server.db);
  expect(await read('/promos/2')).toMatchObject({ state: 'draft', refusal: { photo: expect.any(String) } });
});

it('keeps a scheduled item as a draft with a reason if its scheduler has lost the right', async () => {
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const away = [sql`disabled_at = now()`, sql`role = 'adviser'`];
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from staff where role = 'editor' limit 1`);
  const [{ id } = { id: 0 }] = rows;
  for (const [index, set] of away.entries()) {
    const path = `/faq/${index + 3}`;
    const { value } = await read(path);
    const question = { ru: 'Не выйдет', uz: 'Chiqmaydi' };
    const reply = await call('POST', `${path}/publish`, { value: { ...value, question }, at }, 0);
    expect(reply.json()).toMatchObject({ state: 'scheduled' });
    await server.db.execute(sql`update content_items set publish_at = now() where publish_at is not null`);
    await server.db.execute(sql`update staff set ${set} where id = ${id}`);
    await publishDue(server.db);
    await server.db.execute(sql`update staff set disabled_at = null, role = 'editor' where id = ${id}`);
    expect(await read(path)).toMatchObject({
      state: 'draft',
      published: value,
      publish_at: null,
      refusal: { schedule: expect.stringMatching(/назначил/) },
    });
  }
});

it('records each change in the audit and never changes or removes versions', async () => {
  const { rows } = await server.db.execute<{ action: string; before: object; after: object; name: string }>(
    sql`select action, name, before, after from audit_entries where thing = 'content' and action = 'hidden'`,
  );
  expect(rows).toEqual([
    {
      action: 'hidden',
      name: expect.stringMatching(/^services \d+: Полировка фар$/),
      before: { hidden: false },
      after: { hidden: true },
    },
  ]);
  for (const statement of [sql`update content_versions set number = 9`, sql`delete from content_versions`])
    await expect(server.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/only added to/) },
    });
});

it('publishes only existing pictures of the required size, and only valid names and slugs', async () => {
  const { id, version } = (await call('POST', '/services', { value: newService })).json<ContentItem>();
  const publish = (value: object) =>
    call('POST', `/services/${id}/publish`, { value: { ...newService, ...value } }, version);
  for (const [field, value] of [
    ['photo', '/media/nothing/here.webp'],
    ['photo', '/media/p/aaaaaaaaaaaaaaaaaaaa.960x640.webp'],
    ['name', { ru: '\u200b\u2060', uz: 'x' }],
    ['slug', '-'],
    ['slug', 'x-'],
  ] as const) {
    const reply = await publish({ [field]: value });
    expect([field, reply.statusCode]).toEqual([field, 400]);
    expect(Object.keys(reply.json<{ errors: object }>().errors)[0]).toMatch(new RegExp(`^${field}`));
  }
  expect((await publish({})).statusCode).toBe(200);
});

it('keeps the address of the policy and refuses to hide it or lower its version', async () => {
  const { id } = (await call('GET', '/documents?q=personal')).json<{ items: { id: number }[] }>().items[0] ?? { id: 1 };
  const { value, version } = await read(`/documents/${id}`);
  expect(value['slug']).toBe('personal-data');
  const publish = (change: object) =>
    call('POST', `/documents/${id}/publish`, { value: { ...value, ...change } }, version);
  for (const slug of ['privacy', ''])
    expect((await publish({ slug })).json().errors).toEqual({ slug: [expect.any(String)] });
  expect((await publish({ version: Number(value['version']) + 1 })).statusCode).toBe(200);
  const now = await read(`/documents/${id}`);
  const back = await call('POST', `/documents/${id}/publish`, { value }, now.version);
  expect(back.json().errors).toEqual({ version: [expect.any(String)] });
  const body = { ru: 'Новый текст', uz: 'Yangi matn' };
  const same = await call('POST', `/documents/${id}/publish`, { value: { ...now.value, body } }, now.version);
  expect([same.statusCode, same.json()]).toMatchObject([
    400,
    { errors: { version: [expect.stringMatching(/редакции/)] } },
  ]);
  expect((await call('POST', `/documents/${id}/hide`, undefined, now.version)).statusCode).toBe(400);
  expect((await server.app.inject('/api/main/main/documents/personal-data/')).statusCode).toBe(200);
});

it('accepts only videos that the site can play', async () => {
  const { value, version } = await read('/videos/1');
  const save = (video: string) => call('POST', '/videos/1/publish', { value: { ...value, video } }, version);
  expect((await save('https:/youtu.be/xyz наше видео')).json().errors).toEqual({ video: [expect.any(String)] });
  expect((await save('https://youtu.be/O1hF25Cowv8')).statusCode).toBe(200);
});

it('the site falls back to the other language for a missing text', async () => {
  const { value, version } = await read('/articles/1');
  const blocks = value['blocks'] as { info: { ru: string; uz: string } }[];
  const [first] = blocks;
  if (!first) throw new Error('The article has no block');
  const changed = { ...value, blocks: [{ ...first, info: { ...first.info, uz: '' } }, ...blocks.slice(1)] };
  expect((await call('POST', '/articles/1/publish', { value: changed }, version)).statusCode).toBe(200);
  const { payload } = await server.app.inject({
    url: '/api/main/articles/by-pg/1',
    headers: { 'accept-language': 'uz' },
  });
  expect(payload).toContain(JSON.stringify(first.info.ru).slice(1, 40));
});

it('publishes a future article on its date, or at a later scheduled time', async () => {
  const { value, version } = await read('/articles/3');
  const publish = async (change: object, seen: number) =>
    (
      await call('POST', '/articles/3/publish', { value: { ...value, publishedDate: '2090-05-10' }, ...change }, seen)
    ).json<ContentItem>();
  const waiting = await publish({}, version);
  expect(waiting).toMatchObject({ state: 'scheduled', publish_at: '2090-05-09T19:00:00.000Z' });
  expect((await site<ArticlePage>('/articles/by-pg/3')).current_article.published_date).toBe(value['publishedDate']);
  const earlier = await publish({ at: '2089-01-01T00:00:00Z' }, waiting.version);
  expect(earlier.publish_at).toBe('2090-05-09T19:00:00.000Z');
  const later = await publish({ at: '2090-06-01T00:00:00Z' }, earlier.version);
  expect(later.publish_at).toBe('2090-06-01T00:00:00.000Z');
});

it('finds the current slug of a document by a former one', async () => {
  const made = await call('POST', '/documents', {
    value: { title: { ru: 'Доставка', uz: 'Yetkazish' }, slug: 'dostavka', body: { ru: 'Да.', uz: 'Ha.' }, version: 1 },
  });
  const { id, version, value } = made.json<ContentItem>();
  const first = (await call('POST', `/documents/${id}/publish`, {}, version)).json<ContentItem>();
  expect(await presentSlug(server.db, 'dostavka')).toBe('dostavka');
  await call('POST', `/documents/${id}/publish`, { value: { ...value, slug: 'dostavka-2026' } }, first.version);
  expect([await presentSlug(server.db, 'dostavka'), await presentSlug(server.db, 'unknown')]).toEqual([
    'dostavka-2026',
    null,
  ]);
});

it('warns of a part with the number and manufacturer of a public part, in any spelling of the number', async () => {
  const first = await read('/parts/1');
  const twin = async (more: object) => {
    const value = { ...first.value, slug: '', ...more };
    const { id } = (await call('POST', '/parts', { value })).json<ContentItem>();
    const reply = await call('POST', `/parts/${id}/publish`, {}, 1);
    expect(reply.statusCode).toBe(200);
    const item = reply.json<ContentItem>();
    await call('POST', `/parts/${id}/hide`, undefined, item.version);
    return item.warnings.filter(({ code }) => code === 'duplicate');
  };
  const same = [{ field: 'mpn', code: 'duplicate', other: { id: 1, title: first.title } }];
  const number = String(first.value['mpn']);
  expect(await twin({})).toEqual(same);
  expect(await twin({ mpn: ` ${number.toLowerCase().split('').join('-')} ` })).toEqual(same);
  expect(await twin({ manufacturer: 'Another' })).toEqual([]);
  expect(await twin({ mpn: '' })).toEqual([]);
  expect((await read('/parts/1')).warnings.filter(({ code }) => code === 'duplicate')).toEqual([]);
  await call('POST', '/parts/1/hide', undefined, first.version);
  expect(await twin({})).toEqual([]);
  await call('POST', '/parts/1/show', undefined, (await read('/parts/1')).version);
});
