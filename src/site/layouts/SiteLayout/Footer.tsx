import { memo, Suspense } from 'react';
import { useGetCallCenterQuery } from '../../../api/endpoints/contacts';
import { useIdle } from '../../../shared/hooks/useIdle';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { lazyExtra } from '../../../shared/lib/lazyExtra';
import { formatPhone, telHref } from '../../../shared/ui/forms/phoneMask';
import { QueryBlock } from '../../../shared/ui/lists/QueryBlock';
import styles from './Footer.module.css';
import { FooterApp } from './FooterApp';
import { FooterColumns } from './FooterColumns';
import { Logo } from './Logo';

const LateParts = lazyExtra(() => import(/* webpackChunkName: "late-parts" */ './LateParts'));

/** The year the site opened: a running year would differ between a cached page and the browser for a moment each New Year. */
const COPYRIGHT_YEAR = 2026;

export const Footer = memo(() => {
  const { t } = useTranslation();
  const callCenter = useGetCallCenterQuery({ lang: useLanguage() });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.description}>{t('footer.description')}</p>
          <div className={styles.support}>
            <p className={styles.supportLabel}>{t('footer.supportLabel')}</p>
            <QueryBlock
              query={callCenter}
              isEmpty={({ phone }) => !phone}
              empty={<p>{t('common.noInfo')}</p>}
              placeholder={
                <p>
                  <span className={styles.phone}>{t('footer.loading')}</span>
                </p>
              }
            >
              {({ phone }) => (
                <a className={styles.phone} href={telHref(phone)}>
                  {formatPhone(phone)}
                </a>
              )}
            </QueryBlock>
          </div>
        </div>
        <FooterColumns />
        <FooterApp />
      </div>
      <div className={styles.bottom}>
        <p>{t('footer.copyright', { year: COPYRIGHT_YEAR })}</p>
        <div className={styles.theme}>
          <Suspense>{useIdle() && <LateParts />}</Suspense>
        </div>
      </div>
    </footer>
  );
});
