import { getArticles } from '#api/generated/articles';
import { filterArticles, getArticleCategories, getArticleTags } from '#api/generated/blog';
import type { Load } from '#shared/config/page';
import { PAGE_DATA } from '#shared/config/pageData';
import { filteredArgs, isFiltered } from './articlesArgs';
import { parseBlogUrl } from './blogUrl';

/** The list under an address's filters asks for these: any filter takes the filtering call, none the plain list. */
export const articleListQueries: Load = ({ language: lang }, { url }) => {
  const filters = parseBlogUrl(url.searchParams);
  return [
    isFiltered(filters)
      ? filterArticles.initiate(filteredArgs(lang, filters), PAGE_DATA)
      : getArticles.initiate({ lang, page: filters.page }, PAGE_DATA),
  ];
};

/** What the list can be filtered by comes by these. */
export const articleFilterQueries: Load = ({ language: lang }) => [
  getArticleCategories.initiate({ lang }, PAGE_DATA),
  getArticleTags.initiate({ lang }, PAGE_DATA),
];
