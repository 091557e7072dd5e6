import { QueryStatus } from '@reduxjs/toolkit/query';
import { isNotFound } from '#api/problem';
import type { QueryThunk } from '#shared/config/page';
import type { AppStore, RootState } from '#shared/store/appStore';

type Queries = RootState['api']['queries'];

/** Runs queries in parallel. All calls share one deadline, at which running queries are aborted. */
export const createServerQueries = (store: AppStore, deadlineMs: number) => {
  const end = performance.now() + deadlineMs;
  return async (queries: QueryThunk[]): Promise<void> => {
    const running = queries.map((query) => store.dispatch(query) as PromiseLike<unknown> & { abort?: () => void });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), Math.max(0, end - performance.now()));
    });
    const outcome = await Promise.race([Promise.all(running), late]);
    clearTimeout(timer);
    if (outcome === 'late') for (const query of running) query.abort?.();
  };
};

export const isAnswered = (query: Queries[string]): boolean =>
  query?.status === QueryStatus.fulfilled || isNotFound(query?.error);

/** Removes failed and pending queries, so that they render as placeholders. */
export const answeredState = (state: RootState): { state: RootState; complete: boolean } => {
  const entries = Object.entries(state.api.queries);
  const answered = entries.filter(([, query]) => isAnswered(query));
  if (answered.length === entries.length) return { state, complete: true };
  return { state: { ...state, api: { ...state.api, queries: Object.fromEntries(answered) } }, complete: false };
};
