import type { HistoryFinding } from '#contract/visits';
import { formatDate } from '#shared/i18n/formats/date';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import styles from './Findings.module.css';
import { Level } from './Level';
import { Photos } from './Photos';
import view from './VisitView.module.css';

export interface FindingsProps {
  findings: readonly HistoryFinding[];
  visit: number;
  userId: number;
}

/** What was found and recommended, as the mechanic has ordered it. */
export const Findings = ({ findings, visit, userId }: FindingsProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (findings.length === 0) return null;
  return (
    <section className={view.block}>
      <h2 className={view.title}>{t('history.findings')}</h2>
      <ul className={styles.findings}>
        {findings.map(({ id, level, title, note, due_date: date, due_mileage: mileage, photos }) => (
          <li key={id} className={styles.finding}>
            <Level level={level}>{t(`history.${level}`)}</Level>
            <h3 className={styles.name}>{title}</h3>
            {note && <p className={styles.note}>{note}</p>}
            {date && <p className={styles.due}>{t('history.dueDate', { day: formatDate(date, lang) })}</p>}
            {mileage !== undefined && (
              <p className={styles.due}>{t('history.dueMileage', { mileage: formatNumber(mileage, lang) })}</p>
            )}
            <Photos userId={userId} visit={visit} photos={photos} what={title} />
          </li>
        ))}
      </ul>
    </section>
  );
};
