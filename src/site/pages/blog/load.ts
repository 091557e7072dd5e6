import { composeLoads } from '#shared/lib/composeLoads';
import { articleFilterQueries, articleListQueries } from '../../features/blog/queries';
import { pageHeroQueries } from '../../features/pageHero/queries';

/** Recent posts are the `top` of the plain list, which comes with the header. */
export const load = composeLoads(pageHeroQueries, articleListQueries, articleFilterQueries);
