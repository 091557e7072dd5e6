import { SEARCH_KINDS, SEARCH_MAX_LENGTH, SEARCH_MAX_PAGES } from '#contract/rules/limits';
import type { SearchHit, SearchKind } from '#contract/search';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import type { Paths } from '#shared/config/paths';
import type { Language } from '#shared/i18n/languages';
import { cleanSearch, queryNumber } from '#shared/lib/address';

export interface SearchFilters {
  search: string;
  kind: SearchKind | undefined;
  page: number;
}

export const parseSearchUrl = (query: URLSearchParams): SearchFilters => ({
  search: cleanSearch(query.get('search') ?? '', SEARCH_MAX_LENGTH),
  kind: SEARCH_KINDS.find((kind) => kind === query.get('kind')),
  page: queryNumber(query, 'page', 1, SEARCH_MAX_PAGES),
});

export const searchArgs = (lang: Language, { search, kind, page }: SearchFilters) =>
  search === '' ? null : { lang, search, ...(kind && { kind, page }) };

export const toSearchPage =
  (page: number): AddressFrom =>
  ({ paths, query }) =>
    paths.search({ ...parseSearchUrl(query), page: page > 1 ? page : undefined });

export const hrefOfHit = (paths: Paths, { kind, id, title, path }: SearchHit): string => {
  if (path) return paths.inLanguage(path);
  switch (kind) {
    case 'services':
      return paths.service(id);
    case 'parts':
      return paths.product(id);
    case 'articles':
      return paths.article(id);
    case 'branches':
      return paths.branch(id);
    default:
      return paths.search({ search: title.text.slice(0, SEARCH_MAX_LENGTH), kind });
  }
};
