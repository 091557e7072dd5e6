import { useState } from 'react';
import type { Discount } from '#contract/rules/visits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { readDraft } from '#shared/drafts/tabDrafts';
import { CURRENCY, formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { initialSumDiscount, PERCENT_OFF } from '../lib/amounts';
import { AmountField } from './AmountField';
import styles from './DiscountField.module.css';

export interface DiscountFieldProps {
  of: string;
  value: Discount | null;
  from: number;
  draft: string;
  onCommit: (discount: Discount | null, begun: Discount | null) => Promise<boolean>;
}

const UNITS = ['percent', 'sum'] as const;
type Unit = (typeof UNITS)[number];
const unitOf = (discount: Discount | null): Unit => (discount && 'sum' in discount ? 'sum' : 'percent');

export const DiscountField = ({ of, value, from, draft, onCommit }: DiscountFieldProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { id: me } = useSession();
  const [chosen, setChosen] = useState<Unit | null>(
    () => UNITS.find((unit) => readDraft(me, `${draft}-${unit}`) !== '') ?? null,
  );
  const unit = chosen ?? unitOf(value);
  const amount = value === null || unitOf(value) !== unit ? null : 'sum' in value ? value.sum : value.percent;
  const commit = async (next: number | null, begun: Discount | null) => {
    const isSaved = await onCommit(next === null ? null : unit === 'sum' ? { sum: next } : { percent: next }, begun);
    if (isSaved) setChosen(null);
    return isSaved;
  };
  return (
    <div className={styles.discount}>
      <AmountField
        key={unit}
        draft={`${draft}-${unit}`}
        label={t('visit.discountOf', { name: of })}
        amount={unit === 'sum' ? initialSumDiscount(from) : PERCENT_OFF}
        value={amount}
        stored={value}
        optional
        tooMuch={unit === 'sum' ? t('visit.discountTooMuch', { most: formatMoney(String(from), language) }) : undefined}
        onCommit={commit}
      />
      <div className={styles.units} role="group" aria-label={t('visit.discountIn')}>
        {UNITS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.unit}
            aria-pressed={unit === one}
            onClick={() => setChosen(one)}
          >
            {one === 'percent' ? '%' : CURRENCY[language]}
          </button>
        ))}
      </div>
    </div>
  );
};
