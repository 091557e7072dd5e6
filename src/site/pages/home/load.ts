import { getAdvantages, getBanners, getFacts, getPromos, getServicesIntro, getVideos } from '#api/endpoints/home';
import type { Load } from '#shared/config/page';
import { formQueries } from '../../features/enquiries/queries';

/** The sections ask for these, which stand on this page alone; its services and articles come with header and footer. */
export const load: Load = (context, args) => {
  const { language: lang } = context;
  return [
    getBanners.initiate({ lang }, { subscribe: false }),
    getFacts.initiate({ lang }, { subscribe: false }),
    getServicesIntro.initiate({ lang }, { subscribe: false }),
    getVideos.initiate({ lang }, { subscribe: false }),
    getPromos.initiate({ lang }, { subscribe: false }),
    getAdvantages.initiate({ lang }, { subscribe: false }),
    ...formQueries(context, args),
  ];
};
