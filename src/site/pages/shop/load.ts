import { composeLoads } from '#shared/lib/composeLoads';
import { pageHeroQueries } from '../../features/pageHero/queries';
import { brandQueries, partListQueries } from '../../features/shop/queries';

export const load = composeLoads(pageHeroQueries, partListQueries, brandQueries);
