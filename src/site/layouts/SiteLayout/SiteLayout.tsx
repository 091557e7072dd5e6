import { Outlet } from 'react-router';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import { Late } from '#shared/ui/layout/Late';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './SiteLayout.module.css';

const MAIN_ID = 'main';

export const SiteLayout = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.site}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('header.skip')}
      </a>
      <ProgressBar />
      <Header />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Late part="phoneBar" />
    </div>
  );
};
