import { getArticle, getArticles } from '../../../api/endpoints/articles';
import type { Load } from '../../../shared/config/page';
import { pathId } from '../../../shared/lib/pathId';
import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';

/** Every query that an article's page renders; none for an address that cannot exist. */
export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  const { language: lang } = context;
  if (id === null) return [];
  return [
    ...pageHeroLoad(context, args),
    getArticle.initiate({ lang, id }, { subscribe: false }),
    getArticles.initiate({ lang, page: 1 }, { subscribe: false }),
  ];
};
