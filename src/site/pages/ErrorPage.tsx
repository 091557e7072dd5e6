import { useRouteError } from 'react-router';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { isChunkMissing } from '#shared/lib/fetched';
import { Button } from '#shared/ui/actions/Button';
import styles from './ErrorPage.module.css';

/**
 * Rendered without the layout, which may have failed. Links load documents, because the state in memory may be corrupt.
 */
export const Component = () => {
  const { t } = useTranslation();
  const isUnreachable = isChunkMissing(useRouteError());
  const paths = usePaths({ home: '' });
  return (
    <main className={styles.page}>
      <Head noindex title={t('errors.unexpectedName')} />
      <h1 tabIndex={-1} lang={isUnreachable ? undefined : 'en'}>
        {t(isUnreachable ? 'common.loadFailed' : 'errors.unexpectedTitle')}
      </h1>
      {!isUnreachable && <p className={styles.text}>{t('errors.unexpectedText')}</p>}
      <p className={styles.ways}>
        <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
          {t('errors.reload')}
        </Button>
        <a className={styles.home} href={paths.home()}>
          {t('errors.toHome')}
        </a>
      </p>
    </main>
  );
};
