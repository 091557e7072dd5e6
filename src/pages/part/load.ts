import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';
import { loadPartWithSimilar } from '../../features/shop/similarParts';
import type { Load } from '../../shared/config/page';
import { pathId } from '../../shared/lib/pathId';

/** Every query that a part's page renders; none for an address that cannot exist. */
export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  return id === null ? [] : [...pageHeroLoad(context, args), loadPartWithSimilar(context.language, id)];
};
