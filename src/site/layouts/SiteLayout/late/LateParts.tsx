import { type ReactNode, Suspense } from 'react';
import { useIdle } from '../../../../shared/hooks/useIdle';
import type { LatePart } from '../../../../shared/lib/late';
import { lazyExtra } from '../../../../shared/lib/lazyExtra';
import { Analytics } from '../../../features/analytics/components/Analytics';
import { CompanyLinks } from '../../../features/company/components/CompanyLinks';
import { FallbackConsent } from '../../../features/enquiries/fallback/FallbackConsent';
import { HeaderSearch } from '../../../features/search/components/HeaderSearch';
import { ThemeChoice } from '../../../features/theme/components/ThemeChoice';
import { DocumentLinks } from './DocumentLinks';
import { FooterApp } from './FooterApp';

const Offline = lazyExtra(() => import(/* webpackChunkName: "offline" */ './Offline'));

/** Not before the page is read: another tab may have chosen the colours already, and the field of the header takes the place of its link. */
const WhenIdle = () =>
  useIdle() && (
    <>
      <ThemeChoice />
      <HeaderSearch />
      <Suspense>
        <Offline />
      </Suspense>
    </>
  );

const PARTS: Record<LatePart, () => ReactNode> = {
  // The last of the page: what counts visits comes with it.
  documents: () => (
    <>
      <DocumentLinks />
      <Analytics />
    </>
  ),
  links: () => <CompanyLinks ground="night" />,
  menuLinks: () => <CompanyLinks ground="paper" />,
  consent: FallbackConsent,
  app: FooterApp,
  theme: WhenIdle,
};

/** Default export: it is a lazy chunk. */
const LateParts = ({ part }: { part: LatePart }) => {
  const Part = PARTS[part];
  return <Part />;
};

export default LateParts;
