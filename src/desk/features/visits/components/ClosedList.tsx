import { useNavigate } from 'react-router';
import { useVisitsInfiniteQuery, type VisitFilter } from '#api/desk/visits';
import { dateAt } from '#contract/rules/clock';
import { useBranches } from '#desk/common/hooks/useBranches';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { deskPaths } from '#desk/common/lib/paths';
import { DayInput } from '#desk/common/ui/DayInput';
import { SearchBox } from '#desk/common/ui/SearchBox';
import { Select } from '#desk/common/ui/Select';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './ClosedList.module.css';
import visitFiltersStyles from './VisitFilters.module.css';
import { VisitRows } from './VisitRows';

const DAY = /^\d{4}-\d\d-\d\d$/;

export const ClosedList = ({ params, filter }: { params: URLSearchParams; filter: VisitFilter }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const asked = params.get('day') ?? '';
  const day = DAY.test(asked) ? asked : dateAt();
  const isSearch = filter.q !== undefined;
  const query = useVisitsInfiniteQuery(isSearch ? { ...filter, over: 'yes' } : { ...filter, day });
  const visits = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  const total = query.currentData?.pages[0]?.day_total ?? null;
  return (
    <>
      <div className={styles.day}>
        {isSearch ? (
          <p className={styles.none}>{t('board.allDays')}</p>
        ) : (
          <DayInput
            label={t('board.day')}
            value={day}
            onChange={(next) => void navigate(deskPaths.visits({ ...Object.fromEntries(params), day: next }))}
          />
        )}
        {total !== null && visits.length > 0 && (
          <p className={styles.sum}>
            <span>{`${t('board.dayTotal')} `}</span>
            <b>{formatMoney(String(total), language)}</b>
          </p>
        )}
      </div>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={6} />}
        isEmpty={() => visits.length === 0}
        empty={
          <p className={styles.none}>
            {isSearch ? t('board.noneFound') : t('board.noneClosed', { day: formatDate(day, language) })}
          </p>
        }
      >
        {() => (
          <>
            <VisitRows visits={visits} />
            {query.hasNextPage && (
              <p className={styles.more}>
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('frame.loadMore')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryBlock>
    </>
  );
};

interface VisitFiltersProps {
  params: URLSearchParams;
  canChooseMine: boolean;
}

export const VisitFilters = ({ params, canChooseMine }: VisitFiltersProps) => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const branches = useBranches();
  const set = (name: string, value: string) =>
    void navigate(deskPaths.visits({ ...Object.fromEntries(params), [name]: value }), { replace: name === 'q' });
  return (
    <div className={visitFiltersStyles.filters}>
      <div className={visitFiltersStyles.search}>
        <SearchBox
          label={t('board.search')}
          placeholder={t('board.search')}
          value={params.get('q') ?? ''}
          onSearch={(text) => set('q', text)}
        />
      </div>
      {branches.length > 1 && (
        <Select
          label={t('visit.branch')}
          value={params.get('branch') ?? ''}
          options={[
            { value: '', label: t('stock.allBranches') },
            ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => set('branch', value)}
        />
      )}
      {canChooseMine && (
        <label className={visitFiltersStyles.mine}>
          <input
            type="checkbox"
            checked={params.get('mine') === 'yes'}
            onChange={({ target }) => set('mine', target.checked ? 'yes' : '')}
          />
          <span>{t('board.onlyMine')}</span>
        </label>
      )}
    </div>
  );
};
