import { Suspense, useRef } from 'react';
import { usePublicConfig } from '#shared/config/hooks/usePublicConfig';
import { useInView } from '#shared/hooks/useInView';
import { useLateTexts } from '#shared/i18n/hooks/useLateTexts';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { webAddress } from '#shared/lib/webAddress';
import { Icon } from '#shared/ui/media/Icon';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import styles from '../Footer.module.css';

const QrCode = lazyExtra(() => import(/* webpackChunkName: "qr" */ './QrCode'));

/** The QR code of the site's own address for a phone's camera, made here when it comes into sight, and the links to the app in its stores. */
export const FooterApp = () => {
  const { t } = useTranslation();
  const texts = useLateTexts();
  const { siteUrl, appStoreUrl, googlePlayUrl } = usePublicConfig();
  const frame = useRef<HTMLDivElement>(null);
  const seen = useInView(frame, 300);
  const stores = [
    { url: webAddress(appStoreUrl), icon: 'apple', text: texts.appStore },
    { url: webAddress(googlePlayUrl), icon: 'android', text: texts.googlePlay },
  ] as const;
  return (
    <div className={styles.app}>
      <h2 className={styles.heading}>{texts.app}</h2>
      <div className={styles.qrRow}>
        <div ref={frame} className={styles.qr}>
          {seen && (
            <Suspense>
              <QrCode text={siteUrl || window.location.origin} label={texts.qrLabel} />
            </Suspense>
          )}
        </div>
        <p className={styles.qrHint}>
          <span className={styles.toThis}>{texts.qrHint}</span>
          <span className={styles.toOthers}>{texts.qrShare}</span>
        </p>
      </div>
      {stores.map(({ url, icon, text }) =>
        url ? (
          <a key={icon} className={styles.store} href={url} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
            <span>{text}</span>
            <VisuallyHidden>{` (${t('common.newTab')})`}</VisuallyHidden>
          </a>
        ) : null,
      )}
    </div>
  );
};
