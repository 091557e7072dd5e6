import { useState } from 'react';
import type { StockCount, StockOfPart } from '#contract/stock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { Card } from '../../common/ui/Screen';
import styles from './BranchStock.module.css';
import { ReasonSelect } from './ReasonSelect';
import { Stepper } from './Stepper';
import { useIsOwnBranch } from './useIsOwnBranch';

/** How many of a part each branch has; one's own can be changed. */
export const BranchStock = ({ part }: { part: StockOfPart }) => {
  const t = useDeskTexts();
  const isOwn = useIsOwnBranch();
  const [reason, setReason] = useState<StockCount['reason']>('count');
  return (
    <Card title={t('stock.byBranch')}>
      {part.at.some(({ branch }) => isOwn(branch.id)) && <ReasonSelect value={reason} onChange={setReason} />}
      <ul className={styles.list}>
        {part.at.map((at) => (
          <li key={at.branch.id} className={styles.row}>
            <span className={styles.name}>
              <span>{at.branch.name}</span>
              {at.reserved > 0 && <span className={styles.quiet}>{t('stock.reserved', { count: at.reserved })}</span>}
            </span>
            {isOwn(at.branch.id) ? (
              <Stepper part={part} at={at} reason={reason} name={at.branch.name} />
            ) : (
              <span className={styles.number}>{at.on_hand}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
