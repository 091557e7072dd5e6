import { type ComponentType, Suspense, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useGetCompanyQuery } from '#api/generated/company';
import { usePaths } from '#shared/config/hooks/usePaths';
import { usePublicConfig } from '#shared/config/publicConfig';
import { followOutbox, readOutbox } from '#shared/drafts/outbox';
import { useIdle } from '#shared/hooks/useIdle';
import { useInView } from '#shared/hooks/useInView';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useLateTexts } from '#shared/i18n/hooks/useLateTexts';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { webAddress } from '#shared/lib/webAddress';
import { Link } from '#shared/ui/actions/Link';
import type { LatePart } from '#shared/ui/layout/Late';
import { Icon } from '#shared/ui/media/Icon';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { Analytics } from '#site/features/analytics/Analytics';
import { CompanyLinks } from '#site/features/company/CompanyLinks';
import { FallbackConsent } from '#site/features/enquiries/FallbackConsent';
import { loadOutbox } from '#site/features/enquiries/loadOutbox';
import { OfflineNotice } from '#site/features/offline/OfflineNotice';
import { HeaderSearch } from '#site/features/search/HeaderSearch';
import { ThemeChoice } from '#site/features/theme/ThemeChoice';
import { FoldedOnPhones } from '../FoldedOnPhones';
import footerAppStyles from '../Footer.module.css';
import documentLinksStyles from './DocumentLinks.module.css';
import { InstallSite } from './InstallSite';
import offlineStyles from './Offline.module.css';
import { PhoneBar } from './PhoneBar';

export const DocumentLinks = () => {
  const texts = useLateTexts();
  const paths = usePaths({ home: '' });
  const { currentData: company } = useGetCompanyQuery({ lang: useLanguage() });
  if (!company) return null;
  const links = company.documents.map(({ slug, title }) => ({ href: paths.document(slug), text: title }));
  return (
    <nav className={documentLinksStyles.documents} aria-label={texts.documents}>
      <FoldedOnPhones title={texts.documents}>
        <ul className={documentLinksStyles.list}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <Link className={documentLinksStyles.link} to={href}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </FoldedOnPhones>
    </nav>
  );
};

const QrCode = lazyExtra(() => import(/* webpackChunkName: "qr" */ './QrCode'));

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
    <div className={footerAppStyles.app}>
      <h2 className={footerAppStyles.heading}>{texts.app}</h2>
      <div className={footerAppStyles.qrRow}>
        <div ref={frame} className={footerAppStyles.qr}>
          {seen && (
            <Suspense>
              <QrCode text={siteUrl || window.location.origin} label={texts.qrLabel} />
            </Suspense>
          )}
        </div>
        <p className={footerAppStyles.qrHint}>{texts.qrHint}</p>
      </div>
      {!stores.some(({ url }) => url) && <InstallSite />}
      {stores.map(({ url, icon, text }) =>
        url ? (
          <a key={icon} className={footerAppStyles.store} href={url} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
            <span>{text}</span>
            <VisuallyHidden>{` (${t('common.newTab')})`}</VisuallyHidden>
          </a>
        ) : null,
      )}
    </div>
  );
};

const Outbox = lazyExtra(loadOutbox);

const hasEntries = () => readOutbox().length > 0;

/** A portal, so that no ancestor clips the message. */
export const Offline = () => {
  const isOutboxUsed = useSyncExternalStore(followOutbox, hasEntries);
  return createPortal(
    <div className={offlineStyles.stack}>
      {/* Rendered empty first: screen readers announce only changes of a live region. */}
      <div role="status">
        <Suspense>{isOutboxUsed && <Outbox />}</Suspense>
      </div>
      <OfflineNotice />
    </div>,
    document.body,
  );
};

export const IdleParts = () =>
  useIdle() && (
    <>
      <ThemeChoice />
      <HeaderSearch />
      <Analytics />
      <Offline />
    </>
  );

/** Used only on the home page. The chunk's name adds its style sheet to that page (src/site/server/document.ts). */
const BookingStrip = lazyExtra(
  () => import(/* webpackChunkName: "late-page-home" */ '#site/features/bookingStrip/BookingStrip'),
);

const PARTS: Record<LatePart, ComponentType> = {
  documents: DocumentLinks,
  links: () => <CompanyLinks ground="night" />,
  menuLinks: () => <CompanyLinks ground="paper" />,
  consent: FallbackConsent,
  app: FooterApp,
  idle: IdleParts,
  phoneBar: PhoneBar,
  bookingStrip: BookingStrip,
};

const LateParts = ({ part }: { part: LatePart }) => {
  const Part = PARTS[part];
  return <Part />;
};

export default LateParts;
