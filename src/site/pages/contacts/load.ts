import { composeLoads } from '#shared/lib/composeLoads';
import { branchQueries, contactNumberQueries } from '../../features/contacts/queries';
import { pageHeroQueries } from '../../features/pageHero/queries';
import { branchReviewQueries } from '../../features/reviews/shownQueries';

export const load = composeLoads(pageHeroQueries, branchQueries, contactNumberQueries, branchReviewQueries);
