import type { Load } from '#shared/config/page';
import { pathId } from '#shared/lib/pathId';
import { BUY_PARAM } from '../../features/enquiries/fallback/fallbackForm';
import { formQueries } from '../../features/enquiries/queries';
import { pageHeroQueries } from '../../features/pageHero/queries';
import { loadPartWithSimilar } from '../../features/shop/queries';

/** An address that cannot exist asks for nothing. */
export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  if (id === null) return [];
  return [
    ...pageHeroQueries(context, args),
    loadPartWithSimilar(context.language, id),
    // The form that stands in the page needs them; the modal asks for them itself.
    ...(args.url.searchParams.has(BUY_PARAM) ? formQueries(context, args) : []),
  ];
};
