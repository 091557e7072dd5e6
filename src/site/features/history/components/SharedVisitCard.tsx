import type { SharedVisit } from '#contract/sharing';
import { formatDay } from '#shared/i18n/formats/dayOfTime';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import styles from './SharedHistory.module.css';

/** A visit of a shared history: works and parts by their names, and how many have none to show. */
export const SharedVisitCard = ({ visit }: { visit: SharedVisit }) => {
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
