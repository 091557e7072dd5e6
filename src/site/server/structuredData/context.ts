import type { TFunction } from 'i18next';
import type { AggregateRating } from 'schema-dts';
import type { CompanyFacts } from '#contract/render';
import type { Reviews } from '#contract/reviews';
import { REVIEW_MAX_STARS } from '#contract/rules/visits';
import { pathInLanguage } from '#shared/config/paths';
import type { Language } from '#shared/i18n/languages';
import type { RootState } from '#shared/store/appStore';

export interface DataContext {
  state: RootState;
  language: Language;
  siteUrl: string;
  t: TFunction;
  company: CompanyFacts | undefined;
}

export const companyId = ({ siteUrl }: Pick<DataContext, 'siteUrl'>) => ({ '@id': `${siteUrl}/#company` });

export const pageUrl = ({ siteUrl, language }: DataContext, path: string): string =>
  siteUrl + pathInLanguage(path, language);

export const pictureUrls = ({ siteUrl }: DataContext, ...pictures: (string | undefined)[]): string[] =>
  pictures.flatMap((picture) => (picture ? [picture.startsWith('/') ? siteUrl + picture : picture] : []));

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
