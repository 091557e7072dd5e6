import type { QueryLike } from '#shared/ui/lists/QueryBlock';

const forEver = () => new Promise<never>(() => undefined);

export const WAITING: QueryLike<never> = { isError: false, isFetching: true, refetch: forEver };
export const FAILED: QueryLike<never> = { isError: true, isFetching: false, refetch: forEver };

export const loaded = <T>(currentData: T): QueryLike<T> => ({
  currentData,
  isError: false,
  isFetching: false,
  refetch: forEver,
});

export const stale = <T>(currentData: T): QueryLike<T> => ({ ...loaded(currentData), isError: true });
