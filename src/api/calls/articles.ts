// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { Article, ArticleList } from '#contract/blog';
import type { Call, Localized } from '../call';
import { count, id, listOf, optional, picture, record, text } from '../readers';
import { readNamed } from './common';

export const readArticle = record<Article>({
  id,
  title: text,
  photo_background: picture,
  published_date: text,
  category: optional(readNamed),
  tags: optional(listOf(readNamed)),
});
const readArticleList = record<ArticleList>({ count, top: listOf(readArticle), results: listOf(readArticle) });

/** Articles, newest first */
export const articles = ({ lang, page }: Localized<{ page?: number | undefined }>): Call<ArticleList> => ({
  path: '/articles/',
  query: { page },
  lang,
  read: readArticleList,
});
