import type {
  AutoPartsStore,
  AutoRepair,
  DayOfWeek,
  OpeningHoursSpecification,
  Organization,
  WebSite,
} from 'schema-dts';
import { getBranches, getBranchesByRegion } from '#api/generated/branches';
import { getCompany } from '#api/generated/company';
import { getCallCenter } from '#api/generated/contacts';
import { getBranchReviews } from '#api/generated/reviews';
import type { Branch } from '#contract/company';
import { PAGES } from '#contract/rules/pages';
import { branchElementId } from '#shared/config/anchors';
import { SITE_NAME } from '#shared/head/headTags';
import { LANGUAGES } from '#shared/i18n/languages';
import { clock, daysOf, parseDayHours, weekHoursOf } from '#shared/lib/openingHours';
import { companyId, type DataContext, pageUrl, pictureUrls, ratingOf } from './context';

const DAYS: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Google's format: closed is 00:00–00:00, round the clock 00:00–23:59. Free text is omitted. */
const hoursOf = (
  on: Pick<OpeningHoursSpecification, 'dayOfWeek' | 'validFrom' | 'validThrough'>,
  raw: string,
): OpeningHoursSpecification[] => {
  const hours = parseDayHours(raw);
  if (hours.kind === 'text') return [];
  const shifts =
    hours.kind === 'hours'
      ? hours.shifts.map(({ from, to }) => [clock(from), clock(to).replace('24:00', '23:59')])
      : [['00:00', hours.kind === 'allDay' ? '23:59' : '00:00']];
  return shifts.map(([opens = '', closes = '']) => ({ '@type': 'OpeningHoursSpecification', ...on, opens, closes }));
};

const specificationsOf = (branch: Branch): OpeningHoursSpecification[] => {
  const week = weekHoursOf(branch);
  const days = daysOf(week);
  const runs = new Map<string, DayOfWeek[]>();
  for (const [at, raw] of days.slice(0, 5).entries())
    runs.set(raw, [...(runs.get(raw) ?? []), ...DAYS.slice(at, at + 1)]);
  const [saturday = '', sunday = ''] = days.slice(5);
  return [
    ...[...runs].flatMap(([raw, workdays]) => hoursOf({ dayOfWeek: workdays }, raw)),
    ...hoursOf({ dayOfWeek: ['Saturday'] }, saturday),
    ...hoursOf({ dayOfWeek: ['Sunday'] }, sunday),
    ...(week.exceptions ?? []).flatMap(({ from, to, hours }) => hoursOf({ validFrom: from, validThrough: to }, hours)),
  ];
};

const placeOf = (context: DataContext, branch: Branch) => {
  const { address, locality, postal_code: postalCode, region, latitude, longitude, photo } = branch;
  const priceRange = context.company?.priceRange;
  return {
    image: pictureUrls(context, photo),
    url: `${pageUrl(context, PAGES.contacts.path)}?branch=${branch.id}`,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: address,
      ...(locality && { addressLocality: locality }),
      ...(postalCode && { postalCode }),
      ...(region && { addressRegion: region.name }),
      addressCountry: 'UZ',
    },
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
    openingHoursSpecification: specificationsOf(branch),
    parentOrganization: companyId(context),
    currenciesAccepted: 'UZS',
    ...(priceRange && { priceRange }),
  };
};

const businessesOf = (context: DataContext, branch: Branch): [AutoRepair, AutoPartsStore] => {
  const place = placeOf(context, branch);
  const id = `${context.siteUrl}${PAGES.contacts.path}#${branchElementId(branch.id)}`;
  const { name, service_manager_phone: servicePhone, store_manager_phone: storePhone } = branch;
  return [
    {
      '@type': 'AutoRepair',
      '@id': id,
      name,
      ...(servicePhone && { telephone: servicePhone }),
      ...place,
      ...ratingOf(getBranchReviews.select({ lang: context.language, id: branch.id })(context.state).data),
    },
    {
      '@type': 'AutoPartsStore',
      '@id': `${id}-store`,
      name: context.t('contacts.storeName', { name }),
      ...(storePhone && { telephone: storePhone }),
      ...place,
    },
  ];
};

export const branches = (context: DataContext, regionId: number): (AutoRepair | AutoPartsStore)[] => {
  const { state, language: lang } = context;
  const { data } =
    regionId > 0 ? getBranchesByRegion.select({ lang, regionId })(state) : getBranches.select({ lang })(state);
  return (data?.branches ?? []).flatMap((branch) => businessesOf(context, branch));
};

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
