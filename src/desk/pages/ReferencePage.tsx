import { Navigate, useParams } from 'react-router';
import { useInboxInfiniteQuery } from '#api/desk/enquiries';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { deskPaths } from '../common/lib/paths';
import { Screen } from '../common/ui/Screen';

/** Target of links in staff messages, which identify an enquiry by its reference. */
export const Component = () => {
  const t = useDeskTexts();
  const { reference = '' } = useParams();
  const query = useInboxInfiniteQuery({ q: reference });
  if (query.currentData) {
    const found = query.currentData.pages[0]?.items.find((enquiry) => enquiry.reference === reference);
    // The list is empty if the user has no access to the enquiry.
    const address = found ? deskPaths.enquiry(found.id, { status: 'all' }) : deskPaths.inbox({ q: reference });
    return <Navigate to={address} replace />;
  }
  return (
    <Screen title={t('inbox.title')}>
      <QueryBlock query={query} placeholder={<SkeletonText lines={3} />}>
        {() => null}
      </QueryBlock>
    </Screen>
  );
};
