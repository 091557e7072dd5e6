import type { EnquiryFilter } from '../../../../api/desk/enquiries';

/** The names in the address and in the call are the same. */
export const FILTER_NAMES = ['status', 'branch', 'assignee', 'section', 'due', 'search'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export const OPEN_STATUSES = 'new,in_work,waiting';

/** What the address filters by, in one order: two addresses of one list share their entry in the cache. */
export const filterOf = (params: URLSearchParams): EnquiryFilter =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/** The lists that everybody has; without a filter the open ones are shown. */
export const STANDING_VIEWS = [
  { name: 'viewOpen', query: { status: OPEN_STATUSES } },
  { name: 'viewNew', query: { status: 'new' } },
  { name: 'viewMine', query: { status: OPEN_STATUSES, assignee: 'me' } },
  { name: 'viewOverdue', query: { due: 'overdue' } },
  { name: 'viewAll', query: { status: 'all' } },
] as const;

/** What the server is asked: `all` is a word of the address alone, and an address without filters means the open ones. */
export const askedOf = (filter: EnquiryFilter): EnquiryFilter => {
  const { status, ...rest } = filter;
  if (status === 'all') return rest;
  if (status !== undefined) return filter;
  return rest.search === undefined && rest.due === undefined ? { ...rest, status: OPEN_STATUSES } : rest;
};

export const isSameFilter = (one: EnquiryFilter, other: EnquiryFilter): boolean =>
  FILTER_NAMES.every((name) => (one[name] ?? '') === (other[name] ?? ''));
