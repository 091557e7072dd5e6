import { sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import type { ArticleDay, ArticleFilter, ArticleList, ArticlePage, FilteredArticles } from '#contract/blog';
import type { Call } from '#contract/call';
import { contentCalls } from '#contract/calls';
import type { PartList, Service, ServiceList } from '#contract/catalog';
import type { Named } from '#contract/common';
import type { Facts } from '#contract/home';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

type Ask = { language?: string; method?: 'GET' | 'POST'; payload?: object };

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the expected reply, as in `json<Reply>()`
async function ask<Reply>(
  path: string,
  { language = 'ru', ...rest }: Ask = {},
): Promise<{ status: number; body: Reply }> {
  const reply = await server.app.inject({ url: `/api/main${path}`, headers: { 'accept-language': language }, ...rest });
  return { status: reply.statusCode, body: reply.json<Reply>() };
}

const sum = (list: { count: number }[] = []) => list.reduce((total, { count }) => total + count, 0);

const filled = ({ path, host, query }: Call) =>
  `${host === 'main' ? '/api/main' : ''}${path.replace(':slug', 'offer').replace(/:\w+/, '1')}${query?.properties['brand_id'] ? '?brand_id=1' : ''}`;

describe('every content call', () => {
  for (const [name, call] of Object.entries<Call>(contentCalls)) {
    it(`answers ${name} according to the contract, in both languages`, async () => {
      const texts: string[] = [];
      for (const language of ['ru', 'uz']) {
        const payload = call.body ? { payload: {} } : {};
        const reply = await server.app.inject({
          method: call.method,
          url: filled(call),
          headers: { 'accept-language': language },
          ...payload,
        });
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['content-language']).toBe(language);
        expect(reply.headers['vary']).toContain('Accept-Language');
        const schema = Object.values(call.reply)[0];
        if (!schema) throw new Error(`${name} has no reply`);
        expect([...Value.Errors(schema, reply.json())]).toEqual([]);
        expect(reply.body.length).toBeGreaterThan(12);
        texts.push(reply.body);
      }
      const sameInBoth =
        /^(serviceReviews|branchReviews|articleDays|brands|sliderBrands|models|heroImages|videos|callCenter)$/.test(
          name,
        );
      expect(texts[0] === texts[1]).toBe(sameInBoth);
    });
  }
});

describe('articles', () => {
  it('lists articles newest first, six a page, with the newest eight in `top`', async () => {
    const { body: first } = await ask<ArticleList>('/articles/');
    const { body: second } = await ask<ArticleList>('/articles/?page=2');
    expect(first.results).toHaveLength(6);
    expect(first.top).toHaveLength(8);
    const all = [...first.results, ...second.results];
    expect(all.map(({ published_date }) => published_date)).toEqual(
      all
        .map(({ published_date }) => published_date)
        .toSorted()
        .toReversed(),
    );
    expect(first.top).toEqual(all.slice(0, 8));
    expect(second.top).toEqual(first.top);
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
  });

  it('returns the ids of the previous (older) and next (newer) article, null for the newest', async () => {
    const { body } = await ask<ArticleList>('/articles/');
    const [newest, second, third] = body.results;
    const { body: page } = await ask<ArticlePage>(`/articles/by-pg/${second?.id}`);
    expect(page).toMatchObject({ next: newest?.id, previous: third?.id });
    expect(page.current_article).toMatchObject({
      title: second?.title,
      category: second?.category,
      tags: second?.tags,
    });
    expect(page.current_article.blocks.length).toBeGreaterThanOrEqual(3);
    expect((await ask<ArticlePage>(`/articles/by-pg/${newest?.id}`)).body.next).toBeNull();
  });

  it('filters articles by category, tag, month and day, alone and combined, page by page', async () => {
    const { body: all } = await ask<ArticleList>('/articles/');
    const one = all.results.find(({ tags }) => tags?.length);
    const [month, date] = (one?.published_date ?? '').split('-').slice(1).map(Number);
    const filter = { category: one?.category?.id, tag: one?.tags?.[0]?.id, month, date };
    for (const [key, value] of Object.entries(filter)) {
      const { body } = await ask<FilteredArticles>('/articles/filter', { method: 'POST', payload: { [key]: value } });
      expect(body.count).toBeGreaterThan(0);
      expect(body.count).toBeLessThan(all.count);
    }
    const { body } = await ask<FilteredArticles>('/articles/filter', { method: 'POST', payload: filter });
    expect(body.results.map(({ id }) => id)).toContain(one?.id);
    expect(body).not.toHaveProperty('top');
    const second = await ask<FilteredArticles>('/articles/filter?page=2', { method: 'POST', payload: {} });
    expect(second.body.count).toBe(all.count);
    expect(second.body.results).toEqual((await ask<ArticleList>('/articles/?page=2')).body.results);
  });

  it('returns only facet values that give results with the other filters', async () => {
    const found = async (payload: ArticleFilter) =>
      (await ask<FilteredArticles>('/articles/filter', { method: 'POST', payload })).body;
    const { body: tags } = await ask<Named[]>('/articles/tags/');
    const { body: categories } = await ask<Named[]>('/articles/categories/');
    const values = {
      category: categories.map(({ id }) => id),
      tag: tags.map(({ id }) => id),
      month: Array.from({ length: 12 }, (_, place) => place + 1),
    };
    const states: ArticleFilter[] = [
      {},
      { category: 1 },
      { tag: 2 },
      { month: 6 },
      { category: 1, tag: 2 },
      { date: 3 },
    ];
    let deadEnds = 0;
    for (const state of states) {
      const { facets } = await found(state);
      const counted = { category: facets?.categories, tag: facets?.tags, month: facets?.months };
      for (const name of ['category', 'tag', 'month'] as const) {
        const leading: number[] = [];
        for (const value of values[name]) if ((await found({ ...state, [name]: value })).count > 0) leading.push(value);
        expect([state, name, counted[name]]).toEqual([state, name, leading]);
        deadEnds += values[name].length - leading.length;
      }
    }
    expect(deadEnds).toBeGreaterThan(20);
  });

  it('returns the days with published articles', async () => {
    const count = async (payload: ArticleFilter) =>
      (await ask<FilteredArticles>('/articles/filter', { method: 'POST', payload })).body.count;
    for (const filter of [{}, { category: 1 }, { tag: 2 }, { category: 1, tag: 2 }]) {
      const parameters = Object.entries(filter).map(([name, value]) => `${name}=${value}`);
      const { body: days } = await ask<ArticleDay[]>(`/articles/days/?${parameters.join('&')}`);
      const counts = await Promise.all(days.map((day) => count({ ...filter, ...day })));
      expect(counts).not.toContain(0);
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(await count(filter));
    }
  });

  it('returns an empty list without matches and refuses invalid filters', async () => {
    const nothing = await ask('/articles/filter', { method: 'POST', payload: { category: 9999 } });
    expect(nothing).toMatchObject({ status: 200, body: { count: 0, results: [] } });
    for (const payload of [{ month: 13 }, { month: 0 }, { date: 32 }, { category: -1 }, { tag: 1.5 }, { tag: 'x' }]) {
      const { status, body } = await ask('/articles/filter', { method: 'POST', payload });
      expect({ payload, status, body }).toMatchObject({ status: 400, body: { code: 'validation' } });
    }
  });
});

describe('parts', () => {
  it('lists ten parts a page and counts the results of each filter value', async () => {
    const { body: all } = await ask<PartList>('/spare-part/');
    expect(all.results).toHaveLength(10);
    expect(sum(all.facets?.categories)).toBe(all.count);
    expect(sum(all.facets?.manufacturers)).toBe(all.count);
    const makers = all.facets?.manufacturers.map((maker) => maker.name) ?? [];
    expect(makers).toEqual(makers.toSorted((one, other) => one.localeCompare(other, 'en')));
    const category = all.facets?.categories[0];
    const { body: filtered } = await ask<PartList>(`/spare-part/?category=${category?.id}`);
    expect(filtered.count).toBe(category?.count);
    expect(filtered.facets?.categories).toEqual(all.facets?.categories);
    expect(sum(filtered.facets?.manufacturers)).toBe(filtered.count);
    expect(filtered.results.every((part) => part.category?.id === category?.id)).toBe(true);
    const [manufacturer] = filtered.facets?.manufacturers ?? [];
    const name = encodeURIComponent(manufacturer?.name ?? '');
    const { body: both } = await ask<PartList>(`/spare-part/?category=${category?.id}&manufacturer=${name}`);
    expect(both.count).toBe(manufacturer?.count);
    expect(both.results.every((part) => part.manufacturer === manufacturer?.name)).toBe(true);
  });

  it('names the brands and models that a part fits', async () => {
    const { body } = await ask<PartList>('/spare-part/');
    const fitting = body.results.find(({ fits }) => fits?.length);
    expect(fitting?.fits?.[0]).toMatchObject({ brand: expect.any(String), models: expect.any(Array) });
  });

  const PADS_FOR_COBALT = 1;
  const BRAKE_FLUID = 5;
  const similarTo = async (id: number, filter = '&category=1') => {
    const { body } = await ask<PartList>(`/spare-part/?page=1${filter}&similar_to=${id}`);
    return { ...body, names: body.results.map(({ name }) => name) };
  };

  it('lists similar parts that fit the same car, those for the fewest other cars first', async () => {
    const BATTERY_FOR_MANY_CARS = 31;
    await server.db.execute(sql`
      insert into part_fits select ${BRAKE_FLUID}::int, position, brand_id, model_id from part_fits
      where part_id = ${BATTERY_FOR_MANY_CARS}`);
    const similar = await similarTo(PADS_FOR_COBALT);
    expect(similar).toMatchObject({ count: 2, same_car: true });
    expect(similar.names).toEqual(['Тормозной шланг передний Cobalt', 'Тормозная жидкость DOT 4, 1 л']);
  });

  it('treats a part without a model as similar to parts of every model of the brand', async () => {
    await server.db.execute(sql`update part_fits set model_id = null where part_id = 2 and position = 0`);
    await server.db.execute(sql`delete from part_fits where part_id = 2 and position = 1`);
    expect((await similarTo(2, '&category=1&manufacturer=TRW')).names).toContain('Тормозной шланг передний Cobalt');
  });

  it('falls back to all other parts if none fits the same car', async () => {
    await server.db.execute(sql`delete from part_fits where part_id = ${BRAKE_FLUID}`);
    const others = await similarTo(BRAKE_FLUID);
    const { body: category } = await ask<PartList>('/spare-part/?category=1');
    expect(others.same_car).toBe(false);
    expect(others.results.map(({ id }) => id)).toEqual(
      category.results.map(({ id }) => id).filter((id) => id !== BRAKE_FLUID),
    );
  });
});

it('lists services ten a page and by category, and returns a single service', async () => {
  const { body: all } = await ask<ServiceList>('/services/web/?page=1');
  expect(all).toMatchObject({ count: 14 });
  expect(all.results).toHaveLength(10);
  const { body: some } = await ask<ServiceList>('/services/web/?category=1');
  expect(some.count).toBe(all.facets?.categories.find(({ id }) => id === 1)?.count);
  const { preview, ...service } = (await ask<Service>('/services/web/1/')).body;
  expect(service).toMatchObject(all.results.find(({ id }) => id === 1) ?? {});
  expect(preview).toMatch(/^\/cards\/service-1\.ru\./);
});

it('the demo facts have a number below 1000, one in thousands and one over a million', async () => {
  const [facts] = (await ask<Facts[]>('/web/fakts/')).body;
  const counts = [facts?.count_1, facts?.count_2, facts?.count_3, facts?.count_4].map(Number);
  expect(counts.some((count) => count < 1000)).toBe(true);
  expect(counts.some((count) => count >= 1000 && count < 1_000_000)).toBe(true);
  expect(counts.some((count) => count >= 1_000_000)).toBe(true);
});

it('lists only the branches of the requested region', async () => {
  const { body: all } = await ask<{ branches: unknown[] }>('/branch/list-for-users');
  const { body: some } = await ask<{ branches: { region: { id: number } }[] }>('/branch/filter-by-region/1');
  expect(some.branches.length).toBeGreaterThan(0);
  expect(some.branches.length).toBeLessThan(all.branches.length);
  expect(some.branches.every(({ region }) => region.id === 1)).toBe(true);
  expect((await ask('/branch/filter-by-region/999')).body).toEqual({ branches: [] });
});

it('answers a page beyond the end with an empty list', async () => {
  for (const path of ['/articles/', '/spare-part/', '/services/web/']) {
    const { status, body } = await ask<{ results: unknown[]; count: number }>(`${path}?page=1000000`);
    expect({ path, status, results: body.results }).toEqual({ path, status: 200, results: [] });
    expect(body.count).toBeGreaterThan(0);
  }
});

it('answers 404 for a missing id and 400 for an invalid one', async () => {
  for (const path of ['/articles/by-pg/ID', '/spare-part/ID/', '/services/web/ID/']) {
    const missing = await ask(path.replace('ID', '999999'), { language: 'uz' });
    expect(missing).toMatchObject({ status: 404, body: { code: 'not_found', detail: 'Hech narsa topilmadi.' } });
    for (const id of ['-1', '0', '1.5', 'x', '99999999999999999999', '1e9', '1e999', '%00', '%F0']) {
      const { status } = await ask(path.replace('ID', id));
      expect([400, 404]).toContain(status);
    }
  }
});
