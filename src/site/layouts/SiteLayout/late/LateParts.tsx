import type { ReactNode } from 'react';
import { useIdle } from '../../../../shared/hooks/useIdle';
import type { LatePart } from '../../../../shared/lib/late';
import { Analytics } from '../../../features/analytics/components/Analytics';
import { CompanyLinks } from '../../../features/company/components/CompanyLinks';
import { PlainConsent } from '../../../features/requests/fallback/PlainConsent';
import ThemeChoice from '../../../features/theme/components/ThemeChoice';
import { DocumentLinks } from './DocumentLinks';
import { FooterApp } from './FooterApp';

/** Where another tab may have chosen already: not before the page is read. */
const Theme = () => useIdle() && <ThemeChoice />;

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
  consent: PlainConsent,
  app: FooterApp,
  theme: Theme,
};

/** Default export: it is a lazy chunk. */
const LateParts = ({ part }: { part: LatePart }) => {
  const Part = PARTS[part];
  return <Part />;
};

export default LateParts;
