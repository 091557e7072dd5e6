import { composeLoads } from '#shared/lib/composeLoads';
import { aboutQueries } from '../../features/about/queries';
import { pageHeroQueries } from '../../features/pageHero/queries';

export const load = composeLoads(pageHeroQueries, aboutQueries);
