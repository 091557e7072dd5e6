import { getArticles } from '#api/generated/articles';
import { getCallCenter } from '#api/generated/contacts';
import { getServiceNames, getServices } from '#api/generated/services';
import type { Load } from '#shared/config/page';

/** What header and footer show on every screen: pages that show the same do not name it again. */
export const load: Load = ({ language: lang }) => [
  getServiceNames.initiate({ lang }, { subscribe: false }),
  getArticles.initiate({ lang, page: 1 }, { subscribe: false }),
  getServices.initiate({ lang, page: 1 }, { subscribe: false }),
  getCallCenter.initiate({ lang }, { subscribe: false }),
];
