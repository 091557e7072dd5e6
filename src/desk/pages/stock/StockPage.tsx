import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBranchNamesQuery, useStockInfiniteQuery } from '#api/desk/lists';
import { DESK_SEARCH_MIN_LENGTH, STOCK_STATE_FILTERS } from '#contract/rules/deskLimits';
import type { StockCount } from '#contract/stock';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useQueryParams } from '#shared/lib/address';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { SearchBox } from '../../common/ui/SearchBox';
import { Select } from '../../common/ui/Select';
import { ReasonSelect, useIsOwnBranch } from '../../features/stock/BranchStock';
import { StockList } from '../../features/stock/StockList';
import styles from './StockPage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const params = useQueryParams();
  const isOwn = useIsOwnBranch();
  const { data: branches = [] } = useBranchNamesQuery({ lang: useLanguage() });
  const [reason, setReason] = useState<StockCount['reason']>('count');
  const q = params.get('q') ?? '';
  const branch = branches.find(({ id }) => String(id) === params.get('branch'))?.id;
  const state = STOCK_STATE_FILTERS.find((one) => one === params.get('state'));
  const query = useStockInfiniteQuery({
    ...(q.length >= DESK_SEARCH_MIN_LENGTH && { q }),
    ...(branch !== undefined && { branch }),
    ...(state && { state }),
  });
  const parts = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  const set = (name: string, value: string) =>
    void navigate(deskPaths.stock({ ...Object.fromEntries(params), [name]: value }), {
      replace: name === 'q',
      flushSync: true,
    });
  const isNarrowed = q !== '' || branch !== undefined || state !== undefined;
  return (
    <Screen title={t('stock.title')}>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchBox
            label={t('stock.search')}
            placeholder={t('stock.search')}
            value={q}
            onSearch={(text) => set('q', text)}
          />
        </div>
        <Select
          label={t('stock.branch')}
          value={branch === undefined ? '' : String(branch)}
          options={[
            { value: '', label: t('stock.allBranches') },
            ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => set('branch', value)}
        />
        <Select
          label={t('stock.state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('stock.stateAny') },
            { value: 'in', label: t('stock.stateIn') },
            { value: 'low', label: t('stock.stateLow') },
            { value: 'none', label: t('stock.stateNone') },
          ]}
          onChange={(value) => set('state', value)}
        />
        {branch !== undefined && isOwn(branch) && <ReasonSelect value={reason} onChange={setReason} />}
      </div>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={10} />}
        isEmpty={() => parts.length === 0}
        empty={<Notice>{t(isNarrowed ? 'stock.empty' : 'stock.none')}</Notice>}
      >
        {() => (
          <>
            <StockList key={branch} parts={parts} isOfBranch={branch !== undefined} reason={reason} />
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
