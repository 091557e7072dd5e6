import type { SharedHistory as Shared } from '#contract/sharing';
import { formatDay } from '#shared/i18n/formats/dayOfTime';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { MileageGraph } from './MileageGraph';
import styles from './SharedHistory.module.css';
import { SharedVisitCard } from './SharedVisitCard';

/** What was done to a car, for somebody who thinks of buying it. */
export const SharedHistory = ({ history: { visits, other_car_visits: others } }: { history: Shared }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (visits.length === 0) return <Notice>{t('visitForms.noVisits')}</Notice>;
  const hasUnnamed = visits.some((visit) => visit.other_works + visit.other_parts + visit.other_lines > 0);
  return (
    <>
      {others > 0 && <Notice>{t('visitForms.otherCar', { count: others })}</Notice>}
      <section className={styles.mileage}>
        <h2 className={styles.title}>{t('visitForms.mileage')}</h2>
        <MileageGraph visits={visits} />
        <table className={styles.table}>
          <caption className={styles.caption}>{t('visitForms.mileageTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('visitForms.date')}</th>
              <th scope="col">{t('visitForms.atKm')}</th>
            </tr>
          </thead>
          <tbody>
            {visits.map(({ closed_at: at, mileage }) => (
              <tr key={at}>
                <td>{formatDay(at, lang)}</td>
                <td>{formatNumber(mileage, lang)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className={styles.visits}>
        <h2 className={styles.title}>{t('visitForms.works')}</h2>
        {hasUnnamed && <p className={styles.quiet}>{t('visitForms.unnamed')}</p>}
        {visits.map((visit) => (
          <SharedVisitCard key={visit.closed_at} visit={visit} />
        ))}
      </section>
    </>
  );
};
