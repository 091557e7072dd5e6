import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PartList, ServiceList } from '#contract/catalog';
import type { SearchResults, SearchSuggestions } from '#contract/search';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { find } from './find';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

async function ask<Reply>(path: string, parameters: Record<string, string>, language = 'ru'): Promise<Reply> {
  const url = `/api/main${path}?${new URLSearchParams(parameters).toString()}`;
  const reply = await server.app.inject({ url, headers: { 'accept-language': language } });
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply>();
}
const search = (text: string, more: Record<string, string> = {}, language = 'ru') =>
  ask<SearchResults>('/search/', { search: text, ...more }, language);

const markedOf = ({ text, marks }: { text: string; marks: { from: number; to: number }[] }) =>
  marks.map(({ from, to }) => text.slice(from, to));

it('groups results by kind, the best first, and marks the matches', async () => {
  const { groups, count, nearest, understood } = await search('тормозные колодки кобальт');
  expect(groups[0]?.kind).toBe('parts');
  const [first] = groups[0]?.hits ?? [];
  expect(first?.title.text).toBe('Тормозные колодки передние Cobalt');
  expect(first && markedOf(first.title)).toEqual(['Тормозные колодки', 'Cobalt']);
  expect(count).toBe(groups.reduce((sum, group) => sum + group.count, 0));
  expect({ nearest, understood }).toEqual({ nearest: false, understood: undefined });
});

it('returns results in the requested language for a search in the other language', async () => {
  const { groups } = await search('воздушный фильтр', {}, 'uz');
  const parts = groups.find(({ kind }) => kind === 'parts');
  expect(parts?.hits[0]?.title.text).toBe('Gentra va Lacetti havo filtri');
  expect(parts?.hits[0] && markedOf(parts.hits[0].title)).toEqual(['havo filtri']);
});

it('returns its correction of a typing error or a wrong keyboard layout', async () => {
  expect(await search('njhvjp')).toMatchObject({ understood: 'тормоз', nearest: false });
  expect(await search('кондицонер')).toMatchObject({ understood: 'кондиционер' });
});

it('finds a part by its number and shows the number', async () => {
  const { groups } = await search('0986yd9014');
  expect(groups).toHaveLength(1);
  expect(groups[0]?.hits).toHaveLength(1);
  const [hit] = groups[0]?.hits ?? [];
  expect(hit?.note && markedOf(hit.note)).toEqual(['0 986 YD9 014']);
});

it('returns a page of results of one kind', async () => {
  const first = await search('фильтр', { kind: 'parts' });
  expect(first.groups.map(({ kind }) => kind)).toEqual(['parts']);
  expect(first.groups[0]?.hits).toHaveLength(first.groups[0]?.count ?? 0);
  expect((await search('фильтр', { kind: 'parts', page: '2' })).groups).toEqual([]);
});

it('returns partial matches and categories if nothing matches completely, and counts the miss', async () => {
  const term = 'катушка шиномонтаж';
  const results = await search(term.toUpperCase());
  expect(results.nearest).toBe(true);
  expect(results.groups.length).toBeGreaterThan(0);
  expect(results.categories?.parts[0]).toEqual({ id: 1, name: 'Тормоза' });
  await search(term);
  await search('тормоз');
  await search('qwzzxx +998901234567');
  const { rows } = await server.db.execute(sql`select language, term, count from search_misses`);
  expect(rows).toEqual([{ language: 'ru', term, count: 2 }]);
});

it('corrects a typing error in the wrong keyboard layout as a guess', async () => {
  expect(await search('еуьщя')).toMatchObject({ understood: 'тормоз', nearest: true });
});

it.each(['кино', 'z'])('finds no complete match for %j', async (text) => {
  expect((await search(text)).nearest).toBe(true);
});

it.each([
  ['yogʻ', 'масло'],
  ['ёғ', 'масло'],
  ['кондей', 'кондиционер'],
  ['перебортовка', 'шиномонтаж'],
])('finds the same first service by %s as by %s', async (text, meant) => {
  const first = ({ groups }: SearchResults) => groups.find(({ kind }) => kind === 'services')?.hits[0]?.id;
  const found = first(await search(text));
  expect(found).toBeDefined();
  expect(found).toBe(first(await search(meant)));
});

it.each([
  '',
  '   ',
  '!?',
  '"',
  "'",
  '\\',
  '(:*&|!)',
  'ʻ',
  '☃️',
  'в',
])('answers a search without words without an error: %j', async (text) => {
  expect((await search(text)).nearest).toBe(true);
  expect(await ask<SearchSuggestions>('/search/suggestions/', { search: text })).toMatchObject({ count: 0 });
});

it('suggests an entry before its name is typed completely', async () => {
  const { hits } = await ask<SearchSuggestions>('/search/suggestions/', { search: 'шиномон' });
  expect(hits[0]).toMatchObject({ kind: 'services', id: 11 });
});

it.each(['замена м', 'замена м ', 'zamena m', 'pfvtyf v'])('ignores the incomplete last word of %j', async (text) => {
  const { groups, nearest } = await search(text);
  expect({ groups, nearest }).toEqual({ groups: (await search('замена')).groups, nearest: false });
  const { hits } = await ask<SearchSuggestions>('/search/suggestions/', { search: text });
  expect(hits.length).toBeGreaterThan(0);
  const services = await ask<ServiceList>('/services/web/', { search: text });
  expect(services.results.map(({ id }) => id)).toContain(1);
});

const titlesOf = ({ groups }: SearchResults, kind: string) =>
  groups.find((group) => group.kind === kind)?.hits.map(({ title }) => title.text) ?? [];

it.each([
  ['доставка', 'documents', 'Доставка'],
  ['dostavka', 'documents', 'Доставка'],
  ['yetkazib berish', 'documents', 'Доставка'],
  ['возврат', 'documents', 'Возврат и обмен'],
  ['политика конфиденциальности', 'documents', 'Политика обработки персональных данных'],
  ['реквизиты', 'documents', 'Реквизиты компании'],
  ['осаго', 'phones', 'Полис и консультация по ОСАГО'],
  ['osago', 'phones', 'Полис и консультация по ОСАГО'],
  ['страховка', 'phones', 'Полис и консультация по ОСАГО'],
  ['эвакуатор', 'phones', 'Эвакуатор, круглосуточно'],
  ['телефон', 'phones', 'Колл-центр'],
  ['telefon', 'phones', 'Колл-центр'],
  ['позвонить', 'phones', 'Колл-центр'],
  ['998712000060', 'phones', 'Полис и консультация по ОСАГО'],
  ['телефон', 'pages', 'Контакты: филиалы и телефоны'],
  ['контакты', 'pages', 'Контакты: филиалы и телефоны'],
  ['aloqa', 'pages', 'Контакты: филиалы и телефоны'],
  ['цены', 'pages', 'Прайс-лист'],
  ['прайс', 'pages', 'Прайс-лист'],
  ['narxlar', 'pages', 'Прайс-лист'],
  ['запись', 'pages', 'Запись на сервис онлайн'],
  ['записаться', 'pages', 'Запись на сервис онлайн'],
  ['yozilish', 'pages', 'Запись на сервис онлайн'],
  ['заявка', 'pages', 'Где моя заявка'],
  ['ariza', 'pages', 'Где моя заявка'],
  ['личный кабинет', 'pages', 'Вход в личный кабинет'],
  ['телефон андижан', 'branches', 'Yolda Андижан'],
])('a search for %j lists first among the %s: %j', async (text, kind, title) => {
  const results = await search(text);
  expect({ nearest: results.nearest, understood: results.understood }).toEqual({ nearest: false });
  expect(titlesOf(results, kind)[0]).toBe(title);
  const { hits } = await ask<SearchSuggestions>('/search/suggestions/', { search: text });
  expect(hits.map((hit) => hit.title.text)).toContain(title);
});

it('returns the addresses of documents, phones and pages', async () => {
  const hitOf = async (text: string, kind: string) =>
    (await search(text, {}, 'uz')).groups.find((group) => group.kind === kind)?.hits[0];
  expect(await hitOf('доставка', 'documents')).toMatchObject({
    title: { text: 'Yetkazib berish' },
    path: '/documents/delivery',
  });
  expect(await hitOf('осаго', 'phones')).toMatchObject({ phone: '+998712000060' });
  expect(await hitOf('цены', 'pages')).toMatchObject({ title: { text: 'Narxlar roʻyxati' }, path: '/prices' });
});

it('finds edited documents and new phones at once', async () => {
  await server.db.execute(
    sql`update documents set body = jsonb_set(body, '{ru}', '"Везём дирижаблем."') where slug = 'delivery'`,
  );
  await server.db.execute(sql`insert into contacts (kind, name, phone, position)
    values ('roadside', '{"ru":"Вертолёт","uz":"Vertolyot"}', '+998712000099', 99)`);
  await server.app.contentVersion({ fresh: true });
  expect(titlesOf(await search('дирижабль'), 'documents')).toEqual(['Доставка']);
  expect(titlesOf(await search('вертолет'), 'phones')).toEqual(['Вертолёт']);
  await server.db.execute(sql`update contacts set hidden = true where position = 99`);
  await server.app.contentVersion({ fresh: true });
  expect((await search('вертолет')).groups).toEqual([]);
});

it.each([
  'привет',
  'qwerty',
  'qqqqzzz',
  'qqqq',
  'zzz',
  "'; drop table",
  'вакансии',
  'vakansiya',
])('returns no dissimilar results for %j', async (text) => {
  expect(await search(text)).toMatchObject({ count: 0, groups: [], nearest: true });
  expect(await ask<SearchSuggestions>('/search/suggestions/', { search: text })).toEqual({ count: 0, hits: [] });
});

it.each([
  ['kobalt', undefined],
  ['тармоз калодки', undefined],
  ['мой алмаштириш', undefined],
  ['ғилдирак', undefined],
  ['W913', undefined],
  ['njhvjp', 'тормоз'],
  ['j[kf;ltybt', 'охлаждение'],
  ['кондицонер', 'кондиционер'],
  ['окндиционер', 'кондиционер'],
])('finds results in spite of spelling, script or keyboard layout: %j', async (text, understood) => {
  const results = await search(text);
  expect({ nearest: results.nearest, understood: results.understood }).toEqual({ nearest: false, understood });
  expect(results.count).toBeGreaterThan(0);
});

it('returns the words that it searched for if it left one out', async () => {
  expect(await search('кобальт вертихвостка')).toMatchObject({ nearest: true, understood: 'кобальт' });
});

it('includes changed, new and deleted content in the next search', async () => {
  const kinds = async (text: string) => (await search(text)).groups.map(({ kind, count }) => [kind, count]);
  await server.db.execute(sql`update services set name = jsonb_set(name, '{ru}', '"Установка фаркопа"') where id = 14`);
  await server.app.contentVersion({ fresh: true });
  expect(await kinds('фаркоп')).toEqual([['services', 1]]);
  await server.db.execute(sql`insert into faq (question, answer, position)
    values ('{"ru":"Ставите ли вы фаркоп?","uz":"Farkop qoʻyasizlarmi?"}', '{"ru":"Да.","uz":"Ha."}', 99)`);
  await server.app.contentVersion({ fresh: true });
  expect(await kinds('фаркопы')).toEqual(expect.arrayContaining([['questions', 1]]));
  await server.db.execute(sql`delete from faq where position = 99`);
  await server.db.execute(sql`update car_models set name = 'Фантазия' where slug = 'daewoo-matiz'`);
  await server.app.contentVersion({ fresh: true });
  expect(await kinds('фаркоп')).toEqual([['services', 1]]);
  expect((await kinds('фантазия'))[0]?.[0]).toBe('parts');
});

it('a list search filters all pages and facets', async () => {
  const parts = await ask<PartList>('/spare-part/', { search: 'филтр' });
  expect(parts.count).toBe(5);
  expect(parts.facets?.categories.map(({ id, count }) => [id, count])).toEqual([[3, 5]]);
  const ofMaker = await ask<PartList>('/spare-part/', { search: 'фильтр', manufacturer: 'Bosch' });
  expect(ofMaker.results.map(({ id }) => id)).toEqual([14]);
  const services = await ask<ServiceList>('/services/web/', { search: 'balon' }, 'uz');
  expect(services.results.map(({ id }) => id)).toContain(11);
  expect(services.count).toBe(services.facets?.categories.reduce((sum, { count }) => sum + count, 0));
});

it.each([
  'qwzzxx',
  'qqqq',
  'zzz',
  'zz',
  'ъъъ',
  '!!!',
  'привет',
  'масло вертихвостка',
])('a list search for %j without matches returns an empty list', async (text) => {
  expect(await ask<ServiceList>('/services/web/', { search: text })).toMatchObject({ count: 0, results: [] });
  expect(await ask<PartList>('/spare-part/', { search: text })).toMatchObject({ count: 0, results: [] });
});

it.each(['', ' ', 'м', 'для'])('a list search for the incomplete %j does not filter', async (text) => {
  expect((await ask<ServiceList>('/services/web/', { search: text })).count).toBe(14);
});

it('finds the expected results of the labelled questions of the search benchmark', async () => {
  const kinds = { S: 'services', P: 'parts', A: 'articles', B: 'branches', Q: 'questions' } as const;
  const lines = readFileSync(join(__dirname, '../../../bench/search/queries.tsv'), 'utf8').split('\n');
  const labelled = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  const fresh = await startTestServer();
  let first = 0;
  let amongThree = 0;
  for (const [, language = '', question = '', right = ''] of labelled) {
    const { found } = await find(fresh.db, language === 'uz' ? 'uz' : 'ru', question, { limit: 3 });
    const wanted = right.split(' ').map((one) => `${kinds[one[0] as keyof typeof kinds]} ${one.slice(1)}`);
    const places = found.slice(0, 3).map(({ kind, id }) => wanted.includes(`${kind} ${id}`));
    if (places[0]) first += 1;
    if (places.includes(true)) amongThree += 1;
  }
  await fresh.close();
  expect(labelled.length).toBeGreaterThanOrEqual(300);
  expect(first / labelled.length).toBeGreaterThanOrEqual(0.9);
  expect(amongThree / labelled.length).toBeGreaterThanOrEqual(0.97);
}, 60_000);
