import { composeLoads } from '#shared/lib/composeLoads';
import { pageHeroQueries } from '../../features/pageHero/queries';
import { serviceListQueries } from '../../features/services/queries';

/** The names of all services come with the header. */
export const load = composeLoads(pageHeroQueries, serviceListQueries);
