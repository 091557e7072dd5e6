import { getArticleCategories, getArticles, getArticleTags } from '../../../api/endpoints/articles';
import type { Load } from '../../../shared/config/page';
import { loadArticles } from '../../features/blog/articlesQuery';
import { parseBlogUrl } from '../../features/blog/lib/blogUrl';
import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';

/** Every query that the blog renders. Recent posts are the `top` of the plain list. */
export const load: Load = (context, args) => {
  const { language: lang } = context;
  return [
    ...pageHeroLoad(context, args),
    loadArticles(lang, parseBlogUrl(args.url.searchParams)),
    getArticles.initiate({ lang, page: 1 }, { subscribe: false }),
    getArticleCategories.initiate({ lang }, { subscribe: false }),
    getArticleTags.initiate({ lang }, { subscribe: false }),
  ];
};
