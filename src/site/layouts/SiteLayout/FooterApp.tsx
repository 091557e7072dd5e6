import { Suspense, useRef } from 'react';
import { usePublicConfig } from '../../../shared/config/usePublicConfig';
import { useInView } from '../../../shared/hooks/useInView';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { lazyExtra } from '../../../shared/lib/lazyExtra';
import { webAddress } from '../../../shared/lib/webAddress';
import { Icon } from '../../../shared/ui/media/Icon';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden';
import styles from './Footer.module.css';

const QrCode = lazyExtra(() => import(/* webpackChunkName: "qr" */ './QrCode'));

/** The QR code of the site's own address for a phone's camera, made here when it comes into sight, and the app stores. */
export const FooterApp = () => {
  const { t } = useTranslation();
  const { siteUrl, appStoreUrl, googlePlayUrl, appIsComing } = usePublicConfig();
  const frame = useRef<HTMLDivElement>(null);
  const seen = useInView(frame, 300);
  const stores = [
    { url: webAddress(appStoreUrl), icon: 'apple', text: t('footer.appStore') },
    { url: webAddress(googlePlayUrl), icon: 'android', text: t('footer.googlePlay') },
  ] as const;
  return (
    <div className={styles.app}>
      <h2 className={styles.heading}>{t('footer.app')}</h2>
      <div className={styles.qrRow}>
        <div ref={frame} className={styles.qr}>
          {seen && (
            <Suspense>
              <QrCode text={siteUrl || window.location.origin} label={t('footer.qrLabel')} />
            </Suspense>
          )}
        </div>
        <p className={styles.qrHint}>
          <span className={styles.toThis}>{t('footer.qrHint')}</span>
          <span className={styles.toOthers}>{t('footer.qrShare')}</span>
        </p>
      </div>
      {appIsComing && <p className={styles.qrHint}>{t('footer.appIsComing')}</p>}
      {stores.map(({ url, icon, text }) =>
        url ? (
          <a key={icon} className={styles.store} href={url} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
            {text}
            <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
          </a>
        ) : null,
      )}
    </div>
  );
};
