import { getBranchNames } from '../../../api/endpoints/branchNames';
import { getCallCenter, getInsurance, getRoadside } from '../../../api/endpoints/contacts';
import { getService, getServices } from '../../../api/endpoints/services';
import type { Load } from '../../../shared/config/page';
import { pathId } from '../../../shared/lib/pathId';
import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';

/** Every query that a service's page renders; none for an address that cannot exist. */
export const load: Load = (context, args) => {
  const { language: lang } = context;
  const id = pathId(args.params.id);
  if (id === null) return [];
  return [
    ...pageHeroLoad(context, args),
    getService.initiate({ lang, id }, { subscribe: false }),
    getServices.initiate({ lang, page: 1 }, { subscribe: false }),
    getCallCenter.initiate({ lang }, { subscribe: false }),
    getRoadside.initiate({ lang }, { subscribe: false }),
    getInsurance.initiate({ lang }, { subscribe: false }),
    getBranchNames.initiate({ lang }, { subscribe: false }),
  ];
};
