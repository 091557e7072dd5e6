import type { TFunction } from 'i18next';
import type { AggregateRating } from 'schema-dts';
import type { CompanyFacts } from '#contract/render';
import type { Reviews } from '#contract/reviews';
import { REVIEW_MAX_STARS } from '#contract/rules/visits';
import { pathInLanguage } from '#shared/config/paths';
import type { Language } from '#shared/i18n/languages';
import type { RootState } from '#shared/store/appStore';

/** What the structured data of a page is made from: what the server has loaded for it. */
export interface DataContext {
  state: RootState;
  language: Language;
  /** It has no trailing slash. */
  siteUrl: string;
  t: TFunction;
  company: CompanyFacts | undefined;
}

/** The company: what other things name as their seller, publisher or owner. */
export const companyId = ({ siteUrl }: Pick<DataContext, 'siteUrl'>) => ({ '@id': `${siteUrl}/#company` });

/** Absolute address of a short path, in the page's language. */
export const pageUrl = ({ siteUrl, language }: DataContext, path: string): string =>
  siteUrl + pathInLanguage(path, language);

/** Absolute addresses of pictures; those that are missing are left out. */
export const pictureUrls = ({ siteUrl }: DataContext, ...pictures: (string | undefined)[]): string[] =>
  pictures.flatMap((picture) => (picture ? [picture.startsWith('/') ? siteUrl + picture : picture] : []));

/** Of reviews that the page shows; nothing where there are none. */
export const ratingOf = (reviews: Reviews | undefined): { aggregateRating?: AggregateRating } =>
  reviews && reviews.count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.average / 10,
          reviewCount: reviews.count,
          bestRating: REVIEW_MAX_STARS,
          worstRating: 1,
        },
      }
    : {};
