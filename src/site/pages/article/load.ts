import { getArticle } from '#api/endpoints/blog';
import type { Load } from '#shared/config/page';
import { PAGE_DATA } from '#shared/config/pageData';
import { pathId } from '#shared/lib/pathId';
import { pageHeroQueries } from '../../features/pageHero/queries';

/** An address that cannot exist asks for nothing. */
export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  if (id === null) return [];
  return [...pageHeroQueries(context, args), getArticle.initiate({ lang: context.language, id }, PAGE_DATA)];
};
