import { getBranchNames } from '../../../api/endpoints/branchNames';
import type { Load } from '../../../shared/config/page';
import { pathId } from '../../../shared/lib/pathId';
import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';
import { BUY_PARAM } from '../../features/requests/fallback/fallbackForm';
import { loadPartWithSimilar } from '../../features/shop/similarParts';

/** Every query that a part's page renders; none for an address that cannot exist. */
export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  if (id === null) return [];
  const { language: lang } = context;
  return [
    ...pageHeroLoad(context, args),
    loadPartWithSimilar(lang, id),
    // Of the form that stands in the page; the modal asks for them itself.
    ...(args.url.searchParams.has(BUY_PARAM) ? [getBranchNames.initiate({ lang }, { subscribe: false })] : []),
  ];
};
