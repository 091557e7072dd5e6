import { getService } from '#api/endpoints/services';
import type { Load } from '#shared/config/page';
import { PAGE_DATA } from '#shared/config/pageData';
import { pathId } from '#shared/lib/pathId';
import { contactNumberQueries } from '../../features/contacts/queries';
import { formQueries } from '../../features/enquiries/queries';
import { pageHeroQueries } from '../../features/pageHero/queries';
import { serviceReviewQueries } from '../../features/reviews/shownQueries';

/** An address that cannot exist asks for nothing. The other services come with the footer. */
export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  if (id === null) return [];
  return [
    ...pageHeroQueries(context, args),
    getService.initiate({ lang: context.language, id }, PAGE_DATA),
    ...contactNumberQueries(context, args),
    ...serviceReviewQueries(context, args),
    ...formQueries(context, args),
  ];
};
