import type { EstimateFinding, Photo } from '#contract/visits';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import styles from './Estimate.module.css';

export interface PhotosProps {
  photos: readonly Photo[];
  folder: string;
  name: string;
}

export const Photos = ({ photos, folder, name }: PhotosProps) => {
  const { t } = useTranslation();
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map(({ id, width, height }, place) => (
        <li key={id}>
          <a href={`${folder}/${id}`} className={styles.photo}>
            <img
              src={`${folder}/${id}?size=small`}
              width={width}
              height={height}
              loading="lazy"
              alt={t('visitForms.photo', { number: place + 1, name })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
};

const LEVELS = { red: 0, yellow: 1, green: 2 } as const;

export const Findings = ({ findings, folder }: { findings: readonly EstimateFinding[]; folder: string }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (findings.length === 0) return null;
  return (
    <section className={styles.found}>
      <h2 className={styles.title}>{t('visitForms.findings')}</h2>
      <ul className={styles.findings}>
        {findings
          .toSorted((one, other) => LEVELS[one.level] - LEVELS[other.level])
          .map(({ id, level, title, note, due_date: date, due_mileage: mileage, photos }) => (
            <li key={id} className={styles.finding} data-level={level}>
              <p className={styles.level}>{t(`visitForms.${level}`)}</p>
              <strong className={styles.name}>{title}</strong>
              {note && <p className={styles.note}>{note}</p>}
              {date && <p className={styles.quiet}>{t('visitForms.dueDate', { day: formatDate(date, lang) })}</p>}
              {Boolean(mileage) && (
                <p className={styles.quiet}>
                  {t('visitForms.dueMileage', { mileage: formatNumber(mileage ?? 0, lang) })}
                </p>
              )}
              <Photos photos={photos} folder={folder} name={title} />
            </li>
          ))}
      </ul>
    </section>
  );
};
