import { useState } from 'react';
import type { VisitRow } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useUnderWay } from '../hooks/useUnderWay';
import styles from './MyWork.module.css';
import { WorkCard } from './WorkCard';

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
