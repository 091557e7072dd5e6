import { type SQL, sql } from 'drizzle-orm';
import type { PartList } from '#contract/catalog';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer();
  const { rows } = await server.db.execute<{ slug: string; id: number }>(
    sql`select slug, id from brands union all select slug, id from car_models`,
  );
  for (const { slug, id } of rows) ids[slug] = id;
}, 60_000);
afterAll(() => server.close());

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the expected reply, as in `json<Reply>()`
const ask = async <Body>(path: string, language = 'ru') => {
  const reply = await server.app.inject({
    url: `/api/main/spare-part/${path}`,
    headers: { 'accept-language': language },
  });
  return { status: reply.statusCode, body: reply.json<Body>() };
};
const change = async (statement: SQL) => {
  await server.db.execute(statement);
  await server.app.contentVersion({ fresh: true });
};
const listOf = async (query: string, language?: string) => (await ask<PartList>(`?${query}`, language)).body;
/** All pages of a list. */
const allOf = async (query: string) => {
  const first = await listOf(query);
  const pages = Array.from({ length: Math.ceil(first.count / 10) - 1 }, (_, place) =>
    listOf(`${query}&page=${place + 2}`),
  );
  return [...first.results, ...(await Promise.all(pages)).flatMap(({ results }) => results)];
};
const cobalt = () => `brand=${ids['chevrolet']}&model=${ids['chevrolet-cobalt']}`;
const fits = (part: { fits?: { brand: string; models: string[] }[] }, brand: string, model: string) =>
  part.fits?.some((fit) => fit.brand === brand && (fit.models.length === 0 || fit.models.includes(model)));

describe('parts of a car', () => {
  it('lists and counts exactly the parts that fit the model', async () => {
    const all = await allOf('sort=new');
    const list = await listOf(cobalt());
    const found = await allOf(cobalt());
    expect(found.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      all
        .filter((part) => fits(part, 'Chevrolet', 'Cobalt'))
        .map(({ id }) => id)
        .toSorted((one, other) => one - other),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    const total = (facet: { count: number }[] = []) => facet.reduce((sum, { count }) => sum + count, 0);
    expect([list.count, total(list.facets?.categories), total(list.facets?.manufacturers)]).toEqual(
      Array(3).fill(found.length),
    );
  });

  it('finds a part for all models of a brand by each model, and any part of the brand without a model', async () => {
    await change(sql`update part_fits set model_id = null where part_id = 2`);
    expect((await allOf(cobalt())).map(({ id }) => id)).toContain(2);
    const ofBrand = await allOf(`brand=${ids['chevrolet']}`);
    expect(ofBrand.every(({ fits: cars }) => cars?.some(({ brand }) => brand === 'Chevrolet'))).toBe(true);
    expect(ofBrand.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 4]));
  });

  it('lists parts without a stated car last, only on request, and counts them', async () => {
    const before = (await listOf(cobalt())).facets?.unstated ?? 0;
    expect(before).toBeGreaterThan(0);
    await change(sql`delete from part_fits where part_id = 1`);
    const only = await listOf(cobalt());
    const unstated = before + 1;
    expect(only.facets?.unstated).toBe(unstated);
    expect((await allOf(cobalt())).map(({ id }) => id)).not.toContain(1);
    const both = await allOf(`${cobalt()}&unstated=true`);
    expect(both).toHaveLength(only.count + unstated);
    const last = both.slice(-unstated);
    expect(last.map(({ id }) => id)).toContain(1);
    expect(last.filter(({ fits: cars }) => cars?.length !== 0)).toEqual([]);
    expect((await listOf(`${cobalt()}&category=2`)).facets?.unstated).toBe(0);
  });

  it('ignores an unknown brand and a model of another brand', async () => {
    const all = await listOf('page=1');
    const unknown = await listOf('brand=9999&model=1');
    expect([unknown.count, unknown.facets?.unstated]).toEqual([all.count, undefined]);
    const mixed = await listOf(`brand=${ids['kia']}&model=${ids['chevrolet-cobalt']}`);
    expect(mixed.count).toBeLessThan(all.count);
    expect(mixed.count).toBe((await listOf(`brand=${ids['kia']}`)).count);
  });

  it('lists similar parts for the car, else all others of the category', async () => {
    const similar = await listOf(`category=1&similar_to=3&${cobalt()}`);
    expect(similar.same_car).toBe(true);
    expect(similar.results.filter((one) => !fits(one, 'Chevrolet', 'Cobalt'))).toEqual([]);
    await change(sql`delete from part_fits where brand_id = ${ids['byd']}`);
    const none = await listOf(`category=1&similar_to=3&brand=${ids['byd']}`);
    expect([none.same_car, none.results.length]).toEqual([false, 5]);
  });
});

describe('order and price of parts', () => {
  const price = ({ price: text }: { price: string }) => Number(text);

  it('sorts by price, age and name over all pages', async () => {
    const cheap = (await allOf('sort=price_asc')).map(price);
    expect(cheap).toEqual(cheap.toSorted((one, other) => one - other));
    expect((await allOf('sort=price_desc')).map(price)).toEqual(cheap.toReversed());
    const fresh = (await allOf('sort=new')).map(({ id }) => id);
    expect(fresh).toEqual(fresh.toSorted((one, other) => other - one));
    for (const language of ['ru', 'uz']) {
      const names = (await listOf('sort=name', language)).results.map(({ name }) => name);
      expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)));
    }
    expect((await ask('?sort=random')).status).toBe(400);
  });

  it('filters by price including both limits and counts the facets', async () => {
    const [least, , third] = (await allOf('sort=price_asc')).map(price);
    const list = await listOf(`price_from=${least}&price_to=${third}&sort=price_asc`);
    expect(list.results.map(price)).toEqual(
      (await allOf('sort=price_asc')).map(price).filter((one) => one <= (third ?? 0)),
    );
    expect(list.facets?.categories.reduce((sum, { count }) => sum + count, 0)).toBe(list.count);
    expect((await listOf('price_from=999999999')).count).toBe(0);
  });

  it('rejects an empty price range with a message for its upper limit', async () => {
    const { status, body } = await ask<{ errors: object }>('?price_from=2000&price_to=1000');
    expect([status, body.errors]).toEqual([400, { price_to: ['Цена «до» не может быть меньше цены «от».'] }]);
    expect((await ask('?price_from=-1')).status).toBe(400);
  });
});

describe('facets', () => {
  it('keep a chosen category and manufacturer that a search empties, with 0', async () => {
    const { facets } = await listOf(`category=1&manufacturer=TRW&search=${encodeURIComponent('аккумулятор')}`);
    expect(facets?.categories).toContainEqual({ id: 1, name: 'Тормоза', count: 0 });
    expect(facets?.manufacturers).toContainEqual({ name: 'TRW', count: 0 });
  });

  it('do not repeat values that no part has', async () => {
    const { facets } = await listOf('category=999&manufacturer=Nobody');
    expect([facets?.categories, facets?.manufacturers]).toEqual([[], []]);
  });
});
