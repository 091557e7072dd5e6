import { useVisitsInfiniteQuery } from '#api/desk/visitLists';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { Card } from '#desk/common/ui/Card';
import { Button } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { VisitRows } from './VisitRows';

/** The visits of one customer to the own branches, the newest first. */
export const CustomerVisits = ({ customer }: { customer: number }) => {
  const t = useDeskTexts();
  const query = useVisitsInfiniteQuery({ customer });
  const visits = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card title={t('board.title')}>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={3} />}
        isEmpty={() => visits.length === 0}
        empty={<p>{t('customers.noVisits')}</p>}
      >
        {() => (
          <>
            <VisitRows isOfOne visits={visits} />
            {query.hasNextPage && (
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('frame.loadMore')}
              </Button>
            )}
          </>
        )}
      </QueryBlock>
    </Card>
  );
};
