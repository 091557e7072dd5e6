import { memo } from 'react';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Late } from '#shared/ui/layout/Late';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './Footer.module.css';
import { FooterColumns } from './FooterColumns';
import { Logo } from './Logo';

/** A constant, because with the current year, a page cached in December would fail to hydrate in January. */
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
              query={{ ...callCenter, currentData: callCenter.data }}
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
          <Late part="links" />
        </div>
        <FooterColumns />
        <Late part="app" />
      </div>
      <Late part="documents" />
      <div className={styles.bottom}>
        <p>{t('footer.copyright', { year: COPYRIGHT_YEAR })}</p>
        <div className={styles.theme}>
          <Late part="idle" />
        </div>
      </div>
    </footer>
  );
});
