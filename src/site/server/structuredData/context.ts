import type { TFunction } from 'i18next';
import type { CompanyFacts } from '#contract/render';
import { pathInLanguage } from '#shared/config/languagePaths';
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
