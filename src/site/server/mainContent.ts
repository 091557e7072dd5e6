import type { CallName } from '#contract/calls';
import { PAGE_SERVING, type PageName } from '#contract/rules/pages';
import type { RootState } from '#shared/store/appStore';
import { isAnswered } from './serverData';

type EndpointName = CallName | `get${Capitalize<CallName>}`;

const SERVING: Readonly<Record<PageName, { main: readonly EndpointName[] }>> = PAGE_SERVING;

export const isMainContentMissing = (page: PageName, queries: RootState['api']['queries']): boolean => {
  const started = Object.values(queries);
  const main = SERVING[page].main.find((name) => started.some((query) => query?.endpointName === name));
  return started.some((query) => query?.endpointName === main && !isAnswered(query));
};
