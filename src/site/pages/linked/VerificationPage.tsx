import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router';
import { getDocumentVerification } from '#api/generated/visits';
import { isNotFound } from '#api/problem';
import { dateAt } from '#contract/rules/clock';
import type { DocumentVerification } from '#contract/visits';
import type { Load } from '#shared/config/page';
import { Head } from '#shared/head/Head';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './VerificationPage.module.css';

export const VerificationFacts = ({ verification }: { verification: DocumentVerification }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const {
    is_genuine: isGenuine,
    corrected_by: correctedBy,
    car,
    year,
    closed_at: closedAt,
    corrected_at: correctedAt,
  } = verification;
  const day = (time: string) => formatDate(dateAt(time), lang);
  const facts = [
    { label: t('passport.number'), value: String(verification.number) },
    { label: t('passport.date'), value: day(closedAt) },
    { label: t('passport.correctedOn'), value: correctedAt ? day(correctedAt) : '' },
    { label: t('passport.branch'), value: verification.branch },
    { label: t('passport.car'), value: t('passport.carOf', { car, year }) },
    { label: t('passport.mileage'), value: t('passport.km', { mileage: formatNumber(verification.mileage, lang) }) },
    { label: t('passport.plate'), value: verification.plate },
    { label: t('passport.name'), value: verification.name },
    { label: t('passport.hash'), value: verification.hash },
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

export const load: Load = ({ language: lang }, { params: { paper = '' } }) => [
  getDocumentVerification.initiate({ lang, paper }, { subscribe: false }),
];

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { paper = '' } = useParams();
  const isAbsent = isNotFound(getDocumentVerification.useQueryState({ lang, paper }).error);
  const query = getDocumentVerification.useQuery(isAbsent ? skipToken : { lang, paper });
  return (
    <div className={styles.page}>
      <Head noindex title={t('passport.title')} {...(isAbsent && { status: 404 })} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('passport.title')}
      </h1>
      {isAbsent ? (
        <Notice tone="danger" title={t('passport.none')}>
          {t('passport.noneText')}
        </Notice>
      ) : (
        <QueryBlock<DocumentVerification> query={query} placeholder={<SkeletonText lines={6} />}>
          {(verification) => <VerificationFacts verification={verification} />}
        </QueryBlock>
      )}
    </div>
  );
};
