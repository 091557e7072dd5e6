import type { SharedHistory as Shared, SharedVisit } from '#contract/sharing';
import { formatDay } from '#shared/i18n/formats/dates';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { MileageGraph } from '#shared/ui/media/MileageGraph';
import styles from './SharedHistory.module.css';

const SharedVisitCard = ({ visit }: { visit: SharedVisit }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { closed_at: at, branch, mileage, works, parts } = visit;
  const named = [
    { title: t('visitForms.worksOf'), names: works },
    { title: t('visitForms.partsOf'), names: parts },
  ].filter(({ names }) => names.length > 0);
  const unnamed = [
    visit.other_works > 0 && t('visitForms.workCount', { count: visit.other_works }),
    visit.other_parts > 0 && t('visitForms.partCount', { count: visit.other_parts }),
    visit.other_lines > 0 && t('visitForms.lineCount', { count: visit.other_lines }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <article className={styles.visit}>
      <h3 className={styles.day}>{formatDay(at, lang)}</h3>
      <p className={styles.quiet}>{`${branch} · ${t('visitForms.km', { mileage: formatNumber(mileage, lang) })}`}</p>
      {named.map(({ title, names }) => (
        <div key={title}>
          <p className={styles.quiet}>{title}</p>
          <ul className={styles.names}>
            {[...new Set(names)].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
      {unnamed && <p>{named.length > 0 ? t('visitForms.andMore', { what: unnamed }) : unnamed}</p>}
    </article>
  );
};

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
        <MileageGraph
          label={t('visitForms.graph')}
          readings={visits.map(({ closed_at: at, mileage: km }) => ({ at: Date.parse(at), mileage: km }))}
        />
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
