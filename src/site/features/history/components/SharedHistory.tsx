import type { SharedHistory as Shared } from '../../../../../contract/sharing';
import { formatDay } from '../../../../shared/i18n/formats/dayOfTime';
import { formatNumber } from '../../../../shared/i18n/formats/number';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { MileageGraph } from './MileageGraph';
import styles from './SharedHistory.module.css';

/** What was done to a car, for somebody who thinks of buying it. */
export const SharedHistory = ({ history: { visits } }: { history: Shared }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (visits.length === 0) return <Notice>{t('visitForms.noVisits')}</Notice>;
  return (
    <>
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
        {visits.map(({ closed_at: at, branch, mileage, works, parts }) => (
          <article key={at} className={styles.visit}>
            <h3 className={styles.day}>{formatDay(at, lang)}</h3>
            <p
              className={styles.quiet}
            >{`${branch} · ${t('visitForms.km', { mileage: formatNumber(mileage, lang) })}`}</p>
            {[
              { title: t('visitForms.worksOf'), names: works },
              { title: t('visitForms.partsOf'), names: parts },
            ]
              .filter(({ names }) => names.length > 0)
              .map(({ title, names }) => (
                <div key={title}>
                  <p className={styles.quiet}>{title}</p>
                  <ul className={styles.names}>
                    {[...new Set(names)].map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </div>
              ))}
          </article>
        ))}
      </section>
    </>
  );
};
