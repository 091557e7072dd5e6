import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { InboxFilter } from '#api/desk/enquiries';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { useQueryParams } from '#shared/lib/address';
import { deskPaths } from '../../common/lib/paths';

/** The names in the address and in the call are the same. */
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

/** `status` may be `all` here. */
type AddressFilter = Partial<Record<FilterName, string>>;

/** What the address filters by, in one order: two addresses of one list share their entry in the cache. */
export const filterOf = (params: URLSearchParams): AddressFilter =>
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
  { name: 'viewOverdue', query: { due: 'overdue', order: 'urgent' } },
  { name: 'viewAll', query: { status: 'all' } },
] as const;

/** What the server is asked: `all` is a word of the address alone, and an address without filters means the open ones. */
export const askedOf = (filter: AddressFilter): InboxFilter => {
  const { status, ...rest } = filter as Omit<InboxFilter, 'status'> & { status?: string };
  const { q, ...others } = rest;
  // Shorter ones find half of everything, and the server refuses them.
  const narrowed: Omit<InboxFilter, 'status'> = q !== undefined && q.length < DESK_SEARCH_MIN_LENGTH ? others : rest;
  if (status === 'all') return narrowed;
  if (status !== undefined) return { ...narrowed, status };
  return narrowed.q === undefined && narrowed.due === undefined ? { ...narrowed, status: OPEN_STATUSES } : narrowed;
};

export const isSameFilter = (one: AddressFilter, other: AddressFilter): boolean =>
  FILTER_NAMES.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** What the address of the inbox says, and how to say something else: the filters and the open enquiry stand nowhere else. */
export const useInboxAddress = () => {
  const params = useQueryParams();
  const navigate = useNavigate();
  const { id } = useParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const asked = useMemo(() => askedOf(filter), [filter]);
  const openId = id !== undefined && /^\d+$/.test(id) ? Number(id) : null;
  // One object as long as the address is one: the list beside it grows while it is scrolled.
  return useMemo(() => {
    const query = { ...filter };
    // At once, here and below: what is chosen next is added to it, and the next key is meant for what this one has opened.
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
