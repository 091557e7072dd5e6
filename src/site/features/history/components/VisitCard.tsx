import { spacedPlate } from '#contract/rules/plates';
import type { HistoryRow } from '#contract/visits';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatMoney } from '#shared/i18n/formats/money';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { dayInWords } from '../lib/words';
import { Level } from './Level';
import styles from './VisitCard.module.css';

/** A visit in the list; all of it leads to its page. */
export const VisitCard = ({ visit }: { visit: HistoryRow }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = historyPaths(usePaths());
  const day = dayInWords(visit.closed_at, lang);
  return (
    <article className={styles.card} aria-label={t('history.visit', { day })}>
      <div className={styles.head}>
        <h2 className={styles.day}>
          <Link className={styles.cover} to={paths.visit(visit.id)} aria-label={t('history.open', { day })}>
            {day}
          </Link>
        </h2>
        <p className={visit.is_corrected ? styles.void : styles.total}>{formatMoney(String(visit.total), lang)}</p>
      </div>
      {visit.done.length > 0 && <p>{visit.done.join(', ')}</p>}
      <p className={styles.car}>
        <span>{`${visit.car}, ${visit.year}`}</span>
        {visit.plate && <span className={styles.plate}>{` ${spacedPlate(visit.plate)}`}</span>}
      </p>
      <p className={styles.quiet}>
        <span>{visit.branch}</span>
        <span>{t('personal.km', { mileage: formatNumber(visit.mileage, lang) })}</span>
        <span>{t('history.number', { number: visit.number })}</span>
      </p>
      {visit.is_handed_over && <p className={styles.quiet}>{t('history.isHandedOver')}</p>}
      {visit.is_corrected && <p className={styles.quiet}>{t('history.isCorrected')}</p>}
      {visit.reds > 0 && !visit.is_corrected && <Level level="red">{t('history.urgent', { count: visit.reds })}</Level>}
    </article>
  );
};
