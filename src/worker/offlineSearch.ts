import { foldPrefix, wordsOf } from '#contract/rules/fold';
import { inOtherLayout } from '#contract/rules/layouts';
import type { SearchHit, SearchKind, SearchResults, SearchSuggestions } from '#contract/search';
import { queriesOf } from './cachedState';
import { CACHED_AT } from './environment';
import type { PageCache } from './pageCache';

const SEARCH = /\/search\/(suggestions\/)?$/;
const SUGGESTED = 6;

type Item = Record<string, unknown>;

const KINDS: Record<string, SearchKind> = {
  getParts: 'parts',
  getPart: 'parts',
  getServices: 'services',
  getService: 'services',
  getServiceNames: 'services',
  getArticles: 'articles',
  getArticle: 'articles',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const itemsOf = (data: unknown): Item[] => {
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data as Item[];
  const list = (data as Item)['results'];
  return Array.isArray(list) ? (list as Item[]) : [data as Item];
};

const hitOf = (kind: SearchKind, item: Item): SearchHit | null => {
  const title = textOf(item['name']) || textOf(item['title']);
  if (typeof item['id'] !== 'number' || title === '') return null;
  const photo = textOf(item['photo']) || textOf(item['photo_background']);
  const price = textOf(item['price']) || textOf(item['price_from']);
  return { kind, id: item['id'], title: { text: title, marks: [] }, ...(photo && { photo }), ...(price && { price }) };
};

const readCached = async (pageCache: PageCache, language: string) => {
  const hits = new Map<string, SearchHit>();
  let cachedAt = Infinity;
  for (const url of await pageCache.pages()) {
    const page = await pageCache.find('page', url);
    const html = (await page?.text()) ?? '';
    if (!page || !html.includes(`<html lang="${language}"`)) continue;
    cachedAt = Math.min(cachedAt, Number(page.headers.get(CACHED_AT)));
    for (const { endpointName = '', data } of queriesOf(html)) {
      const kind = KINDS[endpointName];
      for (const hit of kind ? itemsOf(data).map((item) => hitOf(kind, item)) : [])
        if (hit) hits.set(`${hit.kind} ${hit.id}`, { ...hits.get(`${hit.kind} ${hit.id}`), ...hit });
    }
  }
  return { hits: [...hits.values()], cachedAt };
};

interface SearchRequest {
  word: string;
  beginning: string;
}

const askedIn = (question: string): SearchRequest[] =>
  wordsOf(question).map(({ word, from, to }) => ({ word, beginning: foldPrefix(question.slice(from, to)) }));

const matching = (hit: SearchHit, asked: SearchRequest[]): SearchHit | null => {
  const words = wordsOf(hit.title.text);
  const marks = asked.map(({ word, beginning }) =>
    words.find(
      ({ word: own, from, to }) => own === word || foldPrefix(hit.title.text.slice(from, to)).startsWith(beginning),
    ),
  );
  if (asked.length === 0 || marks.includes(undefined)) return null;
  const found = marks.filter((mark) => mark !== undefined).map(({ from, to }) => ({ from, to }));
  return { ...hit, title: { ...hit.title, marks: found.toSorted((one, other) => one.from - other.from) } };
};

/** Answers a search from the names on cached pages, folded as on the server. Null if the request is not a search. */
export const searchCached = async (
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  pageCache: PageCache,
): Promise<Response | null> => {
  const { pathname, searchParams } = new URL(url);
  const search = SEARCH.exec(pathname);
  if (!search) return null;
  const question = searchParams.get('search') ?? '';
  const { hits: all, cachedAt } = await readCached(pageCache, headers.get('accept-language')?.slice(0, 2) ?? 'ru');
  const find = (text: string) => {
    const asked = askedIn(text);
    return all.map((hit) => matching(hit, asked)).filter((hit) => hit !== null);
  };
  const asWritten = find(question);
  const understood = inOtherLayout(question);
  const byKeys = asWritten.length > 0 ? [] : find(understood);
  const hits = [...asWritten, ...byKeys];
  const wanted = searchParams.get('kind');
  const kinds = (['services', 'parts', 'articles'] as const).filter((kind) => !wanted || kind === wanted);
  const groups = kinds
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }))
    .filter((group) => group.hits.length > 0)
    .map((group) => ({ ...group, count: group.hits.length }));
  const answer: SearchResults | SearchSuggestions = search[1]
    ? { count: hits.length, hits: hits.slice(0, SUGGESTED) }
    : {
        count: groups.reduce((sum, { count }) => sum + count, 0),
        groups,
        nearest: hits.length === 0,
        ...(byKeys.length > 0 && { understood }),
      };
  return Response.json(answer, { headers: Number.isFinite(cachedAt) ? { [CACHED_AT]: String(cachedAt) } : {} });
};
