import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useQueryParams } from '#shared/hooks/useQueryParams';
import { deskPaths } from '../../common/lib/deskPaths';
import { type AddressFilter, askedOf, type FilterName, filterOf } from './filter';

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
