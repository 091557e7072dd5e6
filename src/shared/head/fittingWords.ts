import type { TFunction } from 'i18next';
import { summaryOf } from '#contract/rules/text';
import { TITLE_LENGTH } from './headTags';

/**
 * Returns the first title that search engines show whole, otherwise the last title, cut with '…'.
 * @param titles from long to short, each beginning with the words that users search for
 */
export const fitTitle = (...titles: string[]): string => {
  const last = titles.at(-1) ?? '';
  const fitting = titles.find(({ length }) => length <= TITLE_LENGTH);
  if (fitting !== undefined) return fitting;
  const words = last.slice(0, last.lastIndexOf(' ', TITLE_LENGTH - 1));
  return `${(words || last.slice(0, TITLE_LENGTH - 1)).replace(/[\s,;:(«—–-]+$/, '')}…`;
};

/**
 * Returns title and description of a list page, with the page number from page 2 on.
 * @param titles from long to short
 */
export const listWords = (t: TFunction, page: number, titles: string[], description: string) => {
  const paged = page > 1;
  return {
    title: fitTitle(...titles.map((title) => (paged ? t('lists.pageTitle', { title, page }) : title))),
    description: summaryOf(paged ? t('lists.pageDescription', { description, page }) : description),
  };
};
