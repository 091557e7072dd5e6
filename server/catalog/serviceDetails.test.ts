import type { ArticlePage } from '#contract/blog';
import type { ServiceDetail, ServiceList } from '#contract/catalog';
import type { ContentBulkReply, ContentItem } from '#contract/content';
import type { ContentValue } from '#contract/content/fields';
import type { SearchResults } from '#contract/search';
import { seedDesk } from '../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let editor: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
});
afterAll(() => server.close());

type Method = Parameters<DeskBrowser['call']>[0];
async function call<Reply = ContentItem>(method: Method, path: string, body?: object, version?: number) {
  const reply = await editor.call(method, `/content${path}`, {
    ...(body && { body }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
  expect([method, path, reply.statusCode, reply.statusCode < 300 ? '' : reply.body]).toEqual([
    method,
    path,
    reply.statusCode,
    '',
  ]);
  return reply.json<Reply>();
}
const publish = async (path: string, change: (value: ContentValue) => ContentValue) => {
  const { value, version } = await call('GET', path);
  return call('POST', `${path}/publish`, { value: change(value as ContentValue) }, version);
};
const toggle = async (path: string, action: 'hide' | 'show') =>
  call('POST', `${path}/${action}`, undefined, (await call('GET', path)).version);

const site = async <Reply>(path: string, language = 'ru') =>
  (await server.app.inject({ url: `/api/main${path}`, headers: { 'accept-language': language } })).json<Reply>();
const service = (id: number, language?: string) => site<ServiceDetail>(`/services/web/${id}/`, language);

it.each([
  ['колодки', 'Замена колодок одной оси'],
  ['суппорта', 'Ремонт суппорта'],
])('finds a service by «%s», which only its checklist or its extras name', async (search, named) => {
  await server.app.freshSearch();
  const query = new URLSearchParams({ search }).toString();
  const { results } = await site<ServiceList>(`/services/web/?${query}`);
  expect(results.map(({ id }) => id)).toContain(8);
  const { includes = [], extras = [] } = await service(8);
  expect([...includes, ...extras.map(({ name }) => name)]).toContain(named);
  const { groups } = await site<SearchResults>(`/search/?${query}`);
  expect(groups.find(({ kind }) => kind === 'services')?.hits.map(({ id }) => id)).toContain(8);
});

it('lists services with the words in their name before those that only include them', async () => {
  await server.app.freshSearch();
  const { results } = await site<ServiceList>(`/services/web/?${new URLSearchParams({ search: 'тормозов' })}`);
  const [first, ...others] = results.map(({ id }) => id);
  expect(first).toBe(8);
  expect(others).toEqual(others.toSorted((one, other) => one - other));
  expect(others.length).toBeGreaterThan(0);
  expect(await site<ServiceList>(`/services/web/?${new URLSearchParams({ search: 'qwerty <b>' })}`)).toMatchObject({
    count: 0,
    results: [],
  });
  expect(await site<ServiceList>('/services/web/?search=%3C')).toMatchObject({ count: 14 });
});

it('returns the details of each demo service in both languages', async () => {
  for (let id = 1; id <= 14; id++) {
    for (const language of ['ru', 'uz']) {
      const found = await service(id, language);
      expect(found.class_prices?.map(({ car_class }) => car_class)).toEqual(['small', 'sedan', 'suv']);
      expect(found.class_prices?.[0]?.price_from).toBe(found.price_from);
      expect(found.guarantee).toMatch(language === 'ru' ? /[а-я]/ : /^[^а-я]+$/);
      expect(found.guarantee_document).toBe('returns');
      expect(found.includes?.length).toBeGreaterThanOrEqual(5);
      expect(found.extras).toHaveLength(3);
      expect(found.questions).toHaveLength(3);
      expect(found.articles?.length).toBeGreaterThan(0);
    }
  }
});

it('shows what the desk publishes, in both languages, without fallbacks for removed rows', async () => {
  const text = { ru: 'Проверка давления', uz: 'Bosimni tekshirish' };
  await publish('/services/12', (value) => ({
    ...value,
    priceSedan: null,
    priceSuv: '310000',
    guaranteeMonths: 3,
    guaranteeKm: 5000,
    guarantee: { ru: 'На покрытие', uz: 'Qoplamaga' },
    includes: [{ text }],
    extras: [{ name: text, priceFrom: null }],
    questions: [],
    parts: [3, 1],
    articles: [],
  }));
  const found = await service(12, 'uz');
  expect(found).toMatchObject({
    guarantee: '3\u00a0oy yoki 5\u00a0000\u00a0km. Qoplamaga',
    includes: [text.uz],
    extras: [{ name: text.uz }],
    questions: [],
    class_prices: [{ car_class: 'small' }, { car_class: 'suv', price_from: '310000.00' }],
  });
  expect(found.extras?.[0]).not.toHaveProperty('price_from');
  expect(found.parts?.map(({ id }) => id)).toEqual([3, 1]);
  expect(await service(12)).toMatchObject({
    includes: [text.ru],
    guarantee: '3\u00a0месяца или 5\u00a0000\u00a0км. На покрытие',
  });
});

it('leaves out hidden parts, articles, services and documents, and shows them again', async () => {
  const brakePadsWear = 23;
  const links = async () =>
    (await site<ArticlePage>(`/articles/by-pg/${brakePadsWear}`)).current_article.blocks.flatMap(
      ({ links = [] }) => links,
    );
  const before = await service(8);
  expect(before.parts?.map(({ id }) => id)).toContain(1);
  expect(before.articles?.map(({ id }) => id)).toContain(brakePadsWear);
  expect((await links()).map(({ kind, id }) => [kind, id])).toEqual([
    ['service', 8],
    ['part', 1],
  ]);

  await toggle('/parts/1', 'hide');
  expect((await service(8)).parts?.map(({ id }) => id)).not.toContain(1);
  expect((await links()).map(({ kind }) => kind)).toEqual(['service']);
  await toggle('/services/8', 'hide');
  expect(await links()).toEqual([]);
  await toggle('/services/8', 'show');
  await toggle('/parts/1', 'show');
  await toggle(`/articles/${brakePadsWear}`, 'hide');
  expect((await service(8)).articles?.map(({ id }) => id)).not.toContain(brakePadsWear);
  await toggle(`/articles/${brakePadsWear}`, 'show');
  expect(await service(8)).toEqual(before);
});

it('lists articles that link to a service after the chosen ones', async () => {
  const unchosen = 13;
  await publish('/services/3', (value) => ({ ...value, articles: [6] }));
  expect((await service(3)).articles?.map(({ id }) => id)).toEqual([6, unchosen]);
});

it('refuses links to items that do not exist', async () => {
  const { value, version } = await call('GET', '/services/5');
  const reply = await editor.call('POST', '/content/services/5/publish', {
    body: { value: { ...value, parts: [999_999] } },
    headers: { 'if-match': `"${version}"` },
  });
  expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([400, ['parts']]);
});

const NEW_FIELDS = [
  'priceSedan',
  'priceSuv',
  'guaranteeMonths',
  'guaranteeKm',
  'guarantee',
  'includes',
  'extras',
  'questions',
  'parts',
  'articles',
];

const without = (value: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

describe('an editor that does not know the new fields', () => {
  it('keeps them when it saves and publishes a service', async () => {
    const before = await service(7);
    const { value, version } = await call('GET', '/services/7');
    const known = without({ ...value, durationMinutes: 500 }, NEW_FIELDS);
    const saved = await call('PUT', '/services/7', { value: known }, version);
    expect(saved.value).toEqual({ ...value, durationMinutes: 500 });
    await call('POST', '/services/7/publish', { value: known }, saved.version);
    expect(await service(7)).toEqual({ ...before, duration_minutes: 500 });
  });

  it('keeps the links of text blocks when it moves, changes and adds blocks', async () => {
    const { value, version } = await call('GET', '/articles/7');
    const blocks = value['blocks'] as Record<string, unknown>[];
    const linked = blocks.findIndex(({ serviceId }) => serviceId !== null);
    const known = blocks.map((block) => without(block, ['serviceId', 'partId']));
    const linksOf = (item: ContentItem) =>
      (item.value['blocks'] as Record<string, unknown>[]).map(({ serviceId }) => serviceId);

    const moved = await call('PUT', '/articles/7', { value: { ...value, blocks: known.toReversed() } }, version);
    expect(linksOf(moved)).toEqual(linksOf({ ...moved, value }).toReversed());
    const renamed = known.map((block) => ({ ...block, photo: '' })).toReversed();
    const changed = await call('PUT', '/articles/7', { value: { ...value, blocks: renamed } }, moved.version);
    expect(linksOf(changed)).toEqual(linksOf(moved));
    const more = [{ ...known[0], title: { ru: 'Новое', uz: 'Yangi' } }, ...renamed];
    const added = await call('PUT', '/articles/7', { value: { ...value, blocks: more } }, changed.version);
    expect(linksOf(added)[known.length - linked]).toBe(blocks[linked]?.['serviceId']);
    expect(linksOf(added)[0]).toBeNull();
  });
});

it('changes all prices of a service in bulk and restores them', async () => {
  const before = await service(9);
  const bulk = async (change: object) => {
    const { version } = await call('GET', '/services/9');
    return call<ContentBulkReply>('POST', '/services/bulk', { ...change, items: [{ id: 9, version }] });
  };
  const { items } = await bulk({ action: 'price', percent: 10 });
  expect(items[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['priceFrom', 'priceSedan', 'priceSuv']);
  expect((await service(9)).class_prices?.map(({ price_from }) => price_from)).toEqual([
    '198000.00',
    '242000.00',
    '330000.00',
  ]);
  await bulk({ action: 'price_back' });
  expect((await service(9)).class_prices).toEqual(before.class_prices);
});
