import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router';
import { getPassport } from '#api/endpoints/history';
import { isNotFound } from '#api/isNotFound';
import type { Passport } from '#contract/visits';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { PassportFacts } from './PassportFacts';
import styles from './PassportPage.module.css';

export { load } from './load';

/** Whether a visit's paper is genuine, for whoever has it in hand. No search engine keeps it. */
export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { paper = '' } = useParams();
  const isAbsent = isNotFound(getPassport.useQueryState({ lang, paper }).error);
  const query = getPassport.useQuery(isAbsent ? skipToken : { lang, paper });
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
        <QueryBlock<Passport> query={query} placeholder={<SkeletonText lines={6} />}>
          {(passport) => <PassportFacts passport={passport} />}
        </QueryBlock>
      )}
    </div>
  );
};
