import { PASSPORT_PATH } from '#contract/rules/pages';
import { type Paths, withQuery } from './paths';

/** The addresses of the history and of what is made of it: apart from the others, which the first page carries. */
export const historyPaths = ({ inLanguage }: Pick<Paths, 'inLanguage'>) => ({
  history: (query: { car?: number; year?: number; before?: number } = {}) =>
    withQuery(inLanguage('/personal/story'), query),
  visit: (id: number) => inLanguage(`/personal/story/${id}`),
  sharing: () => inLanguage('/personal/story/sharing'),
  handover: (token: string) => inLanguage(`/personal/handover/${token}`),
  sharedHistory: (token: string) => inLanguage(`/history/${token}`),
  passport: (paper: string) => inLanguage(`${PASSPORT_PATH}/${paper}`),
});
