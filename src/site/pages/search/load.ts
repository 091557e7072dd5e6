import { getSearch } from '#api/endpoints/search';
import type { Load } from '#shared/config/page';
import { parseSearchUrl, searchArgs } from '../../features/search/lib/searchUrl';

/** The one query of the search, where something is asked. */
export const load: Load = ({ language }, { url }) => {
  const args = searchArgs(language, parseSearchUrl(url.searchParams));
  return args ? [getSearch.initiate(args, { subscribe: false })] : [];
};
