import { SkeletonText } from '../../../../shared/ui/feedback/Skeleton';
import { QueryBlock } from '../../../../shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useUnderWay } from '../hooks/useUnderWay';
import styles from './MyWork.module.css';
import { WorkCard } from './WorkCard';

/** What begins first is what is in work. */
const RANK = ['in_work', 'sent', 'open', 'ready', 'closed', 'cancelled'];

/** The visits that somebody works on, each with what is theirs to do. */
export const MyWork = () => {
  const t = useDeskTexts();
  const { query, visits } = useUnderWay({ mine: 'yes' });
  const rows = visits.toSorted((a, b) => RANK.indexOf(a.state) - RANK.indexOf(b.state));
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
