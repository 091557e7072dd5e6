import { PAGES, pagePath } from '#contract/rules/pages';
import { type Paths, withQuery } from './paths';

/** Returns the addresses of the service history. Not in paths.ts, which the first page loads. */
export const historyPaths = ({ inLanguage }: Pick<Paths, 'inLanguage'>) => ({
  history: (query: { car?: number; year?: number; before?: number } = {}) =>
    withQuery(inLanguage(PAGES.history.path), query),
  visit: (id: number) => inLanguage(pagePath('visit', id)),
  sharing: () => inLanguage(PAGES.sharing.path),
  handover: (token: string) => inLanguage(pagePath('handover', token)),
  sharedHistory: (token: string) => inLanguage(pagePath('sharedHistory', token)),
  passport: (paper: string) => inLanguage(pagePath('passport', paper)),
});
