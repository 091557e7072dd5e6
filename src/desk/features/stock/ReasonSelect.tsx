import { STOCK_HAND_REASONS } from '#contract/rules/deskLimits';
import type { StockCount } from '#contract/stock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { Select } from '../../common/ui/Select';

type Reason = StockCount['reason'];
const CHOICES = STOCK_HAND_REASONS.filter((reason) => reason !== 'undo');

/** Why the numbers beside it are changed. */
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
