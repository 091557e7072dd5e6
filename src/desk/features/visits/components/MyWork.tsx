import { useEffect, useState } from 'react';
import { useVisitsInfiniteQuery, type VisitFilter } from '#api/desk/visits';
import type { VisitRow } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './MyWork.module.css';
import { WorkCard } from './WorkCard';

/** So many pages are read without being asked for: a board that misses cards misleads. */
const MOST_PAGES = 6;

/** All visits that are under way; of very many the rest is there on demand. */
export const useUnderWay = (filter: VisitFilter) => {
  const query = useVisitsInfiniteQuery(filter);
  const { currentData, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = currentData?.pages.length ?? 0;
  const isShort = hasNextPage && !isFetching && pages > 0 && pages < MOST_PAGES;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return { query, visits: currentData?.pages.flatMap(({ items }) => items) ?? [] };
};

/** What begins first is what is in work. */
const RANK = ['in_work', 'sent', 'open', 'ready', 'closed', 'cancelled'];

/** The visits that somebody works on, each with what is theirs to do. */
export const MyWork = () => {
  const t = useDeskTexts();
  const { query, visits } = useUnderWay({ mine: 'yes' });
  const [ranks] = useState(() => new Map<number, number>());
  for (const { id, state } of visits) if (!ranks.has(id)) ranks.set(id, RANK.indexOf(state));
  // A card stays where it was first seen: one that moved up would come under a finger that is about to tick another car's work.
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
