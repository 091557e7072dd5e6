import { useNavigate } from 'react-router';
import { useCustomersInfiniteQuery } from '#api/desk/lists';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { useQueryParams } from '#shared/lib/address';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { SearchBox } from '../../common/ui/SearchBox';
import { CustomerList } from '../../features/customers/CustomerList';

export const Component = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const q = useQueryParams().get('q') ?? '';
  const query = useCustomersInfiniteQuery(q.length >= DESK_SEARCH_MIN_LENGTH ? { q } : {});
  const customers = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Screen title={t('customers.title')}>
      <SearchBox
        label={t('customers.search')}
        placeholder={t('customers.search')}
        value={q}
        onSearch={(text) => void navigate(deskPaths.customers({ q: text }), { replace: true })}
      />
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={8} />}
        isEmpty={() => customers.length === 0}
        empty={<Notice>{t(q ? 'customers.empty' : 'customers.none')}</Notice>}
      >
        {() => (
          <>
            <CustomerList customers={customers} />
            {query.hasNextPage && (
              <p>
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('frame.loadMore')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryBlock>
    </Screen>
  );
};
