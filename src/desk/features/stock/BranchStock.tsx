import { useState } from 'react';
import { STOCK_HAND_REASONS } from '#contract/rules/deskLimits';
import type { StockCount, StockOfPart } from '#contract/stock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay, useSession } from '../../common/hooks/useSession';
import { Card } from '../../common/ui/Screen';
import { Select } from '../../common/ui/Select';
import styles from './BranchStock.module.css';
import { Stepper } from './Stepper';

type Reason = StockCount['reason'];
const CHOICES = STOCK_HAND_REASONS.filter((reason) => reason !== 'undo');

export const ReasonSelect = ({ value, onChange }: { value: Reason; onChange: (reason: Reason) => void }) => {
  const t = useDeskTexts();
  return (
    <Select
      label={t('stock.reason')}
      value={value}
      options={CHOICES.map((reason) => ({ value: reason, label: t(`stockReason.${reason}`) }))}
      onChange={(chosen) => onChange(CHOICES.find((reason) => reason === chosen) ?? 'count')}
    />
  );
};

export const useIsOwnBranch = (): ((branch: number) => boolean) => {
  const may = useMay();
  const { role, branches } = useSession();
  return (branch) => may('change stock') && (role === 'owner' || branches.some(({ id }) => id === branch));
};

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
