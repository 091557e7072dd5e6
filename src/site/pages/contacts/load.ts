import { getBranches, getBranchesByRegion, getRegions } from '../../../api/endpoints/branches';
import { getCallCenter, getInsurance, getRoadside } from '../../../api/endpoints/contacts';
import type { Load } from '../../../shared/config/page';
import { parseContactsUrl } from '../../features/contacts/lib/contactsUrl';
import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';

/** Every query that the contacts page renders. */
export const load: Load = (context, args) => {
  const { language: lang } = context;
  const { region } = parseContactsUrl(args.url.searchParams);
  return [
    ...pageHeroLoad(context, args),
    getRegions.initiate({ lang }, { subscribe: false }),
    region > 0
      ? getBranchesByRegion.initiate({ lang, regionId: region }, { subscribe: false })
      : getBranches.initiate({ lang }, { subscribe: false }),
    getCallCenter.initiate({ lang }, { subscribe: false }),
    getRoadside.initiate({ lang }, { subscribe: false }),
    getInsurance.initiate({ lang }, { subscribe: false }),
  ];
};
