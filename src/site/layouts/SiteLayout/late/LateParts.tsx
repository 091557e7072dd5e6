import type { ReactNode } from 'react';
import type { LatePart } from '#shared/lib/late';
import { CompanyLinks } from '#site/features/company/components/CompanyLinks';
import { FallbackConsent } from '#site/features/enquiries/fallback/FallbackConsent';
import { DocumentLinks } from './DocumentLinks';
import { FooterApp } from './FooterApp';
import { IdleParts } from './IdleParts';

const PARTS: Record<LatePart, () => ReactNode> = {
  documents: DocumentLinks,
  links: () => <CompanyLinks ground="night" />,
  menuLinks: () => <CompanyLinks ground="paper" />,
  consent: FallbackConsent,
  app: FooterApp,
  idle: IdleParts,
};

/** Default export: it is a lazy chunk. */
const LateParts = ({ part }: { part: LatePart }) => {
  const Part = PARTS[part];
  return <Part />;
};

export default LateParts;
