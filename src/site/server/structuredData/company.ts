import type { Organization, WebSite } from 'schema-dts';
import { getCompany } from '#api/generated/company';
import { getCallCenter } from '#api/generated/contacts';
import { SITE_NAME } from '#shared/head/headTags';
import { LANGUAGES } from '#shared/i18n/languages';
import { companyId, type DataContext, pageUrl, pictureUrls } from './context';

/** Its own pages elsewhere, by the settings and by the content; ways to write to it are none. */
const pagesElsewhere = ({ state, language: lang, company }: DataContext): string[] => {
  const ofContent = getCompany.select({ lang })(state).data?.links ?? [];
  const addresses = ofContent.flatMap(({ kind, address }) =>
    kind === 'whatsapp' || !address.startsWith('https://') ? [] : address,
  );
  return [...new Set([...(company?.links ?? []), ...addresses])];
};

const emailOf = ({ state, language: lang }: DataContext): string | undefined =>
  getCompany
    .select({ lang })(state)
    .data?.links.find(({ kind }) => kind === 'email')?.address;

export const organization = (context: DataContext): Organization => {
  const { state, language: lang, t, company } = context;
  const sameAs = pagesElsewhere(context);
  const email = emailOf(context);
  const phone = getCallCenter.select({ lang })(state).data?.phone;
  return {
    '@type': 'Organization',
    ...companyId(context),
    name: SITE_NAME,
    ...(company?.legalName && { legalName: company.legalName }),
    ...(company?.taxId && { taxID: company.taxId }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(email && { email }),
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
