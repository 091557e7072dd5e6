import { composeLoads } from '../../../shared/lib/composeLoads';
import { branchQueries, contactNumberQueries } from '../../features/contacts/queries';
import { pageHeroQueries } from '../../features/pageHero/queries';

export const load = composeLoads(pageHeroQueries, branchQueries, contactNumberQueries);
