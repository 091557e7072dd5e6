import { getAboutBanners, getAboutUs, getFaq, getStaff } from '../../../api/endpoints/about';
import { getServices } from '../../../api/endpoints/services';
import type { Load } from '../../../shared/config/page';
import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';

/** Every query that the about page renders. */
export const load: Load = (context, args) => {
  const { language: lang } = context;
  return [
    ...pageHeroLoad(context, args),
    getAboutUs.initiate({ lang }, { subscribe: false }),
    getServices.initiate({ lang, page: 1 }, { subscribe: false }),
    getStaff.initiate({ lang }, { subscribe: false }),
    getAboutBanners.initiate({ lang }, { subscribe: false }),
    getFaq.initiate({ lang }, { subscribe: false }),
  ];
};
