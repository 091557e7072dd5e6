import { useEffect, useState } from 'react';
import { useVisitsInfiniteQuery, type VisitFilter } from '#api/desk/visits';
import { stageOf } from '#contract/rules/visitStages';
import type { VisitRow } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './MyWork.module.css';
import { WorkCard } from './WorkCard';

/** Maximum number of list pages that load without scrolling, because an incomplete board would mislead. */
const MAX_PAGES = 6;

export const useVisitsInWork = (filter: VisitFilter) => {
  const query = useVisitsInfiniteQuery(filter);
  const { currentData, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = currentData?.pages.length ?? 0;
  const isShort = hasNextPage && !isFetching && pages > 0 && pages < MAX_PAGES;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return { query, visits: currentData?.pages.flatMap(({ items }) => items) ?? [] };
};

const RANK = ['in_work', 'approved', 'sent', 'open', 'ready', 'closed', 'cancelled'];

export const MyWork = () => {
  const t = useDeskTexts();
  const { query, visits } = useVisitsInWork({ mine: 'yes' });
  const [ranks] = useState(() => new Map<number, number>());
  for (const visit of visits) if (!ranks.has(visit.id)) ranks.set(visit.id, RANK.indexOf(stageOf(visit)));
  // Sorts by the state at first sight, so that no card moves while the user taps another one.
  const rankOf = ({ id }: VisitRow) => ranks.get(id) ?? RANK.length;
  const rows = visits.toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <QueryBlock
      query={query}
      placeholder={<SkeletonText lines={6} />}
      isEmpty={() => rows.length === 0}
      empty={<p className={styles.none}>{t('work.none')}</p>}
    >
      {() => (
        <div className={styles.list}>
          {rows.map((row) => (
            <WorkCard key={row.id} row={row} />
          ))}
        </div>
      )}
    </QueryBlock>
  );
};
