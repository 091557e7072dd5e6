// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type {
  ArticleBlock,
  ArticleDay,
  ArticleFacets,
  ArticleFilter,
  ArticlePage,
  FilteredArticles,
} from '#contract/blog';
import type { Named } from '#contract/common';
import type { Call, Localized } from '../call';
import { count, id, listOf, optional, orNull, picture, record, text } from '../readers';
import { readArticle } from './articles';
import { readNamed } from './common';

const readArticleBlock = record<ArticleBlock>({ title: text, info: text, photo: picture, photo_alt: optional(text) });
const readArticlePage = record<ArticlePage>({
  current_article: record({
    id: optional(id),
    title: text,
    photo_background: picture,
    published_date: text,
    modified_date: optional(text),
    category: optional(readNamed),
    tags: optional(listOf(readNamed)),
    blocks: listOf(readArticleBlock),
    preview: optional(picture),
  }),
  next: orNull(id),
  previous: orNull(id),
});

/** An article and its neighbours */
export const article = ({ lang, id }: Localized<{ id: number }>): Call<ArticlePage> => ({
  path: `/articles/by-pg/${id}`,
  lang,
  read: readArticlePage,
});

/** Tags */
export const articleTags = ({ lang }: Localized): Call<Named[]> => ({
  path: '/articles/tags/',
  lang,
  read: listOf(readNamed),
});

/** Article categories */
export const articleCategories = ({ lang }: Localized): Call<Named[]> => ({
  path: '/articles/categories/',
  lang,
  read: listOf(readNamed),
});

const readArticleDay = record<ArticleDay>({ month: id, date: id });

/** Days of any year that have articles of a category and a tag */
export const articleDays = ({
  lang,
  category,
  tag,
}: Localized<{ category?: number | undefined; tag?: number | undefined }>): Call<ArticleDay[]> => ({
  path: '/articles/days/',
  query: { category, tag },
  lang,
  read: listOf(readArticleDay),
});

const readArticleFacets = record<ArticleFacets>({ categories: listOf(id), tags: listOf(id), months: listOf(id) });
const readFilteredArticles = record<FilteredArticles>({
  count,
  results: listOf(readArticle),
  facets: optional(readArticleFacets),
});

/** Articles by category, tag, month and day of month */
export const filterArticles = ({
  lang,
  page,
  body,
}: Localized<{ page?: number | undefined; body: ArticleFilter }>): Call<FilteredArticles> => ({
  method: 'POST',
  path: '/articles/filter',
  query: { page },
  body,
  lang,
  read: readFilteredArticles,
});
