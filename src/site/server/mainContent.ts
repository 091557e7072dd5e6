import type { CallName } from '#contract/calls';
import { PAGE_SERVING, type PageName } from '#contract/rules/pages';
import type { RootState } from '#shared/store/appStore';
import { isAnswered } from './serverData';

type EndpointName = CallName | `get${Capitalize<CallName>}`;

/** The table may not import the calls: their names are checked here. */
const SERVING: Readonly<Record<PageName, { main: readonly EndpointName[] }>> = PAGE_SERVING;

/** Whether a page has no answer to its main query. Without it the page is a frame around nothing. */
export const isMainContentMissing = (page: PageName, queries: RootState['api']['queries']): boolean => {
  const asked = Object.values(queries);
  const main = SERVING[page].main.find((name) => asked.some((query) => query?.endpointName === name));
  return asked.some((query) => query?.endpointName === main && !isAnswered(query));
};
