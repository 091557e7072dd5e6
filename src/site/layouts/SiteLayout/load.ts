import { getArticles } from '#api/generated/articles';
import { getCallCenter } from '#api/generated/contacts';
import { getServiceNames, getServices } from '#api/generated/services';
import type { Load } from '#shared/config/page';

export const load: Load = ({ language: lang }) => [
  getServiceNames.initiate({ lang }, { subscribe: false }),
  getArticles.initiate({ lang, page: 1 }, { subscribe: false }),
  getServices.initiate({ lang, page: 1 }, { subscribe: false }),
  getCallCenter.initiate({ lang }, { subscribe: false }),
];
