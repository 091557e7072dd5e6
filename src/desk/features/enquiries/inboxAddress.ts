import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { InboxFilter } from '#api/desk/enquiries';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { useQueryParams } from '#shared/lib/address';
import { deskPaths } from '../../common/lib/paths';

export const FILTER_NAMES = [
  'status',
  'branch',
  'assignee',
  'section',
  'due',
  'order',
  'from',
  'to',
  'hour',
  'answered',
  'q',
] as const;
type FilterName = (typeof FILTER_NAMES)[number];

export const OPEN_STATUSES = 'new,in_work,waiting';
export const NO_SPAM = 'new,in_work,waiting,done,refused';

type AddressFilter = Partial<Record<FilterName, string>>;

/** Returns the filters in a fixed order, so that equal lists share a cache entry. */
export const filterOf = (params: URLSearchParams): AddressFilter =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );

export const BUILT_IN_VIEWS = [
  { name: 'viewOpen', query: { status: OPEN_STATUSES } },
  { name: 'viewNew', query: { status: 'new' } },
  { name: 'viewMine', query: { status: OPEN_STATUSES, assignee: 'me' } },
  { name: 'viewOverdue', query: { due: 'overdue', order: 'urgent' } },
  { name: 'viewAll', query: { status: 'all' } },
] as const;

/** Converts address filters to API filters: `all` exists only in addresses, and no filter means open enquiries. */
export const inboxFilterOf = (filter: AddressFilter): InboxFilter => {
  const { status, ...rest } = filter as Omit<InboxFilter, 'status'> & { status?: string };
  const { q, ...others } = rest;
  // Shorter searches match too much, so the server rejects them.
  const narrowed: Omit<InboxFilter, 'status'> = q !== undefined && q.length < DESK_SEARCH_MIN_LENGTH ? others : rest;
  if (status === 'all') return narrowed;
  if (status !== undefined) return { ...narrowed, status };
  return narrowed.q === undefined && narrowed.due === undefined ? { ...narrowed, status: OPEN_STATUSES } : narrowed;
};

export const isSameFilter = (one: AddressFilter, other: AddressFilter): boolean =>
  FILTER_NAMES.every((name) => (one[name] ?? '') === (other[name] ?? ''));

export const useInboxAddress = () => {
  const params = useQueryParams();
  const navigate = useNavigate();
  const { id } = useParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const asked = useMemo(() => inboxFilterOf(filter), [filter]);
  const openId = id !== undefined && /^\d+$/.test(id) ? Number(id) : null;
  // Memoised, so that loading more rows does not render every row again.
  return useMemo(() => {
    const query = { ...filter };
    // Synchronous, so that the next key press applies to the new filter.
    const showFilter = (next: AddressFilter, replace = false) =>
      void navigate(deskPaths.inbox({ ...next }), { replace, flushSync: true });
    return {
      filter,
      asked,
      openId,
      showFilter,
      setFilter: (name: FilterName, value: string, replace = false) =>
        showFilter({ ...filter, [name]: value }, replace),
      toEnquiry: (enquiryId: number) => deskPaths.enquiry(enquiryId, query),
      openEnquiry: (enquiryId: number, replace = false) =>
        void navigate(deskPaths.enquiry(enquiryId, query), { replace, flushSync: true }),
      closeEnquiry: () => void navigate(deskPaths.inbox(query), { flushSync: true }),
    };
  }, [filter, asked, openId, navigate]);
};

export type InboxAddress = ReturnType<typeof useInboxAddress>;
