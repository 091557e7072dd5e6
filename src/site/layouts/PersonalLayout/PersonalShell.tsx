import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { Person } from './Person';
import styles from './PersonalLayout.module.css';

/** What the server renders, the same for everybody: who is signed in stands in the browser's storage alone. */
export const PersonalShell = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.area} aria-busy="true">
      <Head noindex title={t('header.account')} />
      <h1>
        <VisuallyHidden>{t('header.account')}</VisuallyHidden>
      </h1>
      <noscript>
        <Notice>{t('personal.noScript')}</Notice>
      </noscript>
      <div className={styles.bar}>
        <Person customer={undefined} isComing />
      </div>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SkeletonText lines={5} />
        </div>
        <div className={styles.screen}>
          <Skeleton shape="title" />
          <SkeletonText lines={4} />
        </div>
      </div>
    </div>
  );
};
