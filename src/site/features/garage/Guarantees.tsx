import { useId } from 'react';
import type { CarGuarantee, CarMaintenance } from '#contract/care';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatGuarantee } from '#shared/i18n/formats/guarantee';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import styles from './CarMaintenance.module.css';

const List = ({ guarantees }: { guarantees: readonly CarGuarantee[] }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = historyPaths(usePaths());
  const leftText = ({ days_left: days, km_left: km }: CarGuarantee): string => {
    const parts = [
      ...(days === undefined ? [] : [t('care.days', { count: days })]),
      ...(km === undefined ? [] : [t('personal.km', { mileage: formatNumber(km, lang) })]),
    ];
    return t('care.left', { left: parts.join(', ') });
  };
  return (
    <ul className={styles.list}>
      {guarantees.map((one) => {
        const until = formatGuarantee(one, lang);
        return (
          <li key={`${one.visit} ${one.title}`} className={styles.work}>
            <p className={styles.name}>
              <Link to={paths.visit(one.visit)}>{one.title}</Link>
            </p>
            <p className={styles.when}>{t(one.is_ended ? 'care.guaranteeEnded' : 'care.guarantee', { until })}</p>
            {!one.is_ended && (one.days_left ?? one.km_left) !== undefined && (
              <p className={styles.quiet}>{leftText(one)}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
};

interface GuaranteesProps {
  care: CarMaintenance;
  carTitleId: string;
}

export const Guarantees = ({ care: { guarantees = [] }, carTitleId }: GuaranteesProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const running = guarantees.filter(({ is_ended: isEnded }) => !isEnded);
  const ended = guarantees.filter(({ is_ended: isEnded }) => isEnded);
  if (guarantees.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={`${titleId} ${carTitleId}`}>
      <h3 id={titleId} className={styles.title}>
        {t('care.guarantees')}
      </h3>
      {running.length > 0 && <List guarantees={running} />}
      {ended.length > 0 && (
        <details>
          <summary className={styles.more}>{t('care.guaranteesEnded', { number: ended.length })}</summary>
          <List guarantees={ended} />
        </details>
      )}
    </section>
  );
};
