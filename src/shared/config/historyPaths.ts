import { PAGES, pagePath } from '#contract/rules/pages';
import { type Paths, withQuery } from './paths';

/** Returns address builders for the service history. Separate from paths.ts, which is in the initial bundle. */
export const historyPaths = ({ inLanguage }: Pick<Paths, 'inLanguage'>) => ({
  history: (query: { car?: number; year?: number; before?: number } = {}) =>
    withQuery(inLanguage(PAGES.history.path), query),
  visit: (id: number) => inLanguage(pagePath('visit', id)),
  sharing: () => inLanguage(PAGES.sharing.path),
  handover: (token: string) => inLanguage(pagePath('handover', token)),
  sharedHistory: (token: string) => inLanguage(pagePath('sharedHistory', token)),
  documentVerification: (paper: string) => inLanguage(pagePath('documentVerification', paper)),
});
