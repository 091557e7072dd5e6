import { useState } from 'react';
import type { ContentRow } from '#contract/content';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { DESK_BULK_MAX } from '#contract/rules/deskLimits';
import { Button } from '#shared/ui/actions/Button';
import { useContentTexts } from '../hooks/useContentTexts';
import { firstOf } from '../lib/contentWords';
import { type BulkAction, BulkModal } from './BulkModal';
import styles from './ContentBulkBar.module.css';

export interface ContentBulkBarProps {
  kind: ContentKindName;
  rows: readonly ContentRow[];
  count: number;
  onSelectAll: () => void;
  onClear: () => void;
}

export const ContentBulkBar = ({ kind, rows, count, onSelectAll, onClear }: ContentBulkBarProps) => {
  const { t } = useContentTexts();
  const [action, setAction] = useState<BulkAction | null>(null);
  const hasPrice = firstOf(kindOf(kind), 'money') !== undefined;
  const actions = (['price', 'price_back', 'publish', 'hide', 'show'] as const).filter(
    (one) => hasPrice || !one.startsWith('price'),
  );
  return (
    <div className={styles.bar} data-bottom-bar="" role="group" aria-label={t('bulk.selected', { count: rows.length })}>
      <div className={styles.head}>
        <b>{t('bulk.selected', { count: rows.length })}</b>
        <Button variant="quiet" onClick={onClear}>
          {t('bulk.clear')}
        </Button>
      </div>
      <div className={styles.actions}>
        {actions.map((one) => (
          <Button key={one} onClick={() => setAction(one)}>
            {t(`bulk.${one}`)}
          </Button>
        ))}
        <Button variant="quiet" onClick={onSelectAll}>
          {count > DESK_BULK_MAX ? t('bulk.selectFirst', { count: DESK_BULK_MAX }) : t('bulk.selectAll')}
        </Button>
      </div>
      {action && <BulkModal kind={kind} rows={rows} action={action} onClose={() => setAction(null)} onDone={onClear} />}
    </div>
  );
};
