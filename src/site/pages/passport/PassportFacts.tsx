import { dateAt } from '#contract/rules/clock';
import type { Passport } from '#contract/visits';
import { formatDate } from '#shared/i18n/formats/date';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import styles from './PassportPage.module.css';

/** What the paper has to say, beside whether it may be believed. */
export const PassportFacts = ({ passport }: { passport: Passport }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const {
    is_genuine: isGenuine,
    corrected_by: correctedBy,
    car,
    year,
    closed_at: closedAt,
    corrected_at: correctedAt,
  } = passport;
  const day = (time: string) => formatDate(dateAt(time), lang);
  const facts = [
    { label: t('passport.number'), value: String(passport.number) },
    { label: t('passport.date'), value: day(closedAt) },
    { label: t('passport.correctedOn'), value: correctedAt ? day(correctedAt) : '' },
    { label: t('passport.branch'), value: passport.branch },
    { label: t('passport.car'), value: t('passport.carOf', { car, year }) },
    { label: t('passport.mileage'), value: t('passport.km', { mileage: formatNumber(passport.mileage, lang) }) },
    { label: t('passport.plate'), value: passport.plate },
    { label: t('passport.name'), value: passport.name },
    { label: t('passport.hash'), value: passport.hash },
  ].filter(({ value }) => value);
  return (
    <div className={styles.facts}>
      {isGenuine ? (
        <Notice tone="success" title={t('passport.genuine')}>
          {t('passport.genuineText')}
        </Notice>
      ) : (
        <Notice tone="danger" title={t('passport.broken')}>
          {t('passport.brokenText')}
        </Notice>
      )}
      {correctedBy !== null && <Notice>{t('passport.corrected', { number: correctedBy })}</Notice>}
      <p className={styles.lead}>{t('passport.lead')}</p>
      <dl className={styles.list}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
