import { getCallCenter, getInsurance, getRoadside } from '../../../api/endpoints/contacts';
import { getServiceNames } from '../../../api/endpoints/services';
import type { Load } from '../../../shared/config/page';
import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';

/** Every query that the chooser renders. */
export const load: Load = (context, args) => {
  const { language: lang } = context;
  return [
    ...pageHeroLoad(context, args),
    getServiceNames.initiate({ lang }, { subscribe: false }),
    getCallCenter.initiate({ lang }, { subscribe: false }),
    getRoadside.initiate({ lang }, { subscribe: false }),
    getInsurance.initiate({ lang }, { subscribe: false }),
  ];
};
