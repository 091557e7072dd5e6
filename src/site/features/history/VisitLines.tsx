import type { Guarantee, HistoryLine, Sums } from '#contract/visits';
import { formatGuarantee } from '#shared/i18n/formats/guarantee';
import { formatMoney, formatQuantity } from '#shared/i18n/formats/numbers';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './VisitLines.module.css';
import view from './VisitView.module.css';

export interface VisitLinesProps {
  lines: readonly HistoryLine[];
  sums: Sums;
  isHandedOver?: boolean;
}

export const VisitLines = ({ lines, sums, isHandedOver = false }: VisitLinesProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const money = (som: number) => formatMoney(String(som), lang);
  const off = (som: number) => `−${money(som)}`;
  const guaranteed = (one: Guarantee) =>
    t(one.is_ended ? 'history.guaranteeEnded' : 'history.guarantee', { until: formatGuarantee(one, lang) });
  return (
    <section className={view.block}>
      <h2 className={view.title}>{t('history.lines')}</h2>
      <ol className={styles.lines}>
        {lines.map(({ id, name, quantity, price, sums: own, is_declined: isDeclined, guarantee }) => (
          <li key={id} className={classNames(styles.line, isDeclined && styles.declined)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.sum}>{isDeclined ? '—' : money(own.total)}</span>
            <span
              className={styles.details}
            >{`${formatQuantity(quantity, lang)} × ${money(price)}${own.discount > 0 && !isDeclined ? `, ${t('history.discount').toLowerCase()} ${off(own.discount)}` : ''}${isDeclined ? `. ${t(isHandedOver ? 'history.declinedBefore' : 'history.declined')}` : ''}`}</span>
            {guarantee && <span className={styles.details}>{guaranteed(guarantee)}</span>}
          </li>
        ))}
      </ol>
      <dl className={styles.sums}>
        {sums.discount > 0 && (
          <>
            <div>
              <dt>{t('history.amount')}</dt>
              <dd>{money(sums.amount)}</dd>
            </div>
            <div>
              <dt>{t('history.discountOfAll')}</dt>
              <dd>{off(sums.discount)}</dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{t('history.total')}</dt>
          <dd>{money(sums.total)}</dd>
        </div>
      </dl>
    </section>
  );
};
