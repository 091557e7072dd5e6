import type { Sums } from '#contract/rules/visits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import styles from './SumsList.module.css';

export const SumsList = ({ sums: { amount, discount, total } }: { sums: Sums }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const money = (sum: number) => formatMoney(String(sum), language);
  return (
    <dl className={styles.sums}>
      {discount > 0 && (
        <>
          <dt>{t('visit.amount')}</dt>
          <dd>{money(amount)}</dd>
          <dt>{t('visit.discount')}</dt>
          <dd>{`−${money(discount)}`}</dd>
        </>
      )}
      <dt className={styles.total}>{t('visit.total')}</dt>
      <dd className={styles.total}>{money(total)}</dd>
    </dl>
  );
};
