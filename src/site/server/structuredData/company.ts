import type { Organization, WebSite } from 'schema-dts';
import { getCallCenter } from '../../../api/endpoints/contacts';
import { SITE_NAME } from '../../../shared/head/headTags';
import { LANGUAGES } from '../../../shared/i18n/languages';
import { companyId, type DataContext, pageUrl, pictureUrls } from './context';

export const organization = (context: DataContext): Organization => {
  const { state, language: lang, t, company } = context;
  const phone = getCallCenter.select({ lang })(state).data?.phone;
  return {
    '@type': 'Organization',
    ...companyId(context),
    name: SITE_NAME,
    ...(company?.legalName && { legalName: company.legalName }),
    ...(company?.taxId && { taxID: company.taxId }),
    ...(company && company.links.length > 0 && { sameAs: company.links }),
    url: pageUrl(context, '/'),
    logo: pictureUrls(context, '/icons/icon-512.png')[0] ?? '',
    description: t('seo.homeDescription'),
    ...(phone && {
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: phone,
        contactType: 'customer service',
        areaServed: 'UZ',
        availableLanguage: [...LANGUAGES],
      },
    }),
  };
};

export const webSite = (context: DataContext): WebSite => ({
  '@type': 'WebSite',
  '@id': `${context.siteUrl}/#site`,
  name: SITE_NAME,
  url: pageUrl(context, '/'),
  inLanguage: context.language,
  publisher: companyId(context),
});
