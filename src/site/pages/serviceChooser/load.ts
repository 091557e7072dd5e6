import { composeLoads } from '#shared/lib/composeLoads';
import { contactNumberQueries } from '../../features/contacts/queries';
import { pageHeroQueries } from '../../features/pageHero/queries';

/** The names of all services come with the header. */
export const load = composeLoads(pageHeroQueries, contactNumberQueries);
