import { getArticles } from '../../../api/endpoints/articles';
import { getBranchNames } from '../../../api/endpoints/branchNames';
import {
  getAdvantages,
  getBanners,
  getFacts,
  getPromos,
  getServicesIntro,
  getVideos,
} from '../../../api/endpoints/home';
import { getServices } from '../../../api/endpoints/services';
import type { Load } from '../../../shared/config/page';

/** Every query that the home page renders. Brands and models wait until the form is near: only a browser needs them. */
export const load: Load = ({ language: lang }) => [
  getBanners.initiate({ lang }, { subscribe: false }),
  getFacts.initiate({ lang }, { subscribe: false }),
  getServicesIntro.initiate({ lang }, { subscribe: false }),
  getServices.initiate({ lang, page: 1 }, { subscribe: false }),
  getVideos.initiate({ lang }, { subscribe: false }),
  getPromos.initiate({ lang }, { subscribe: false }),
  getAdvantages.initiate({ lang }, { subscribe: false }),
  getArticles.initiate({ lang, page: 1 }, { subscribe: false }),
  getBranchNames.initiate({ lang }, { subscribe: false }),
];
