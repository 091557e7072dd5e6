import type { TFunction } from 'i18next';
import { summaryOf } from '#contract/rules/text';
import { TITLE_LENGTH } from './headTags';

/**
 * The first of these titles that a search engine shows whole; where none is short enough, the words of the last one that are, and '…'.
 * Long to short: what somebody searches for stands first in each.
 */
export const fitTitle = (...titles: string[]): string => {
  const last = titles.at(-1) ?? '';
  const fitting = titles.find(({ length }) => length <= TITLE_LENGTH);
  if (fitting !== undefined) return fitting;
  const words = last.slice(0, last.lastIndexOf(' ', TITLE_LENGTH - 1));
  return `${(words || last.slice(0, TITLE_LENGTH - 1)).replace(/[\s,;:(«—–-]+$/, '')}…`;
};

/** Gives title (long to short) and description of a list, with the page's number from the second one on. */
export const listWords = (t: TFunction, page: number, titles: string[], description: string) => {
  const paged = page > 1;
  return {
    title: fitTitle(...titles.map((title) => (paged ? t('lists.pageTitle', { title, page }) : title))),
    description: summaryOf(paged ? t('lists.pageDescription', { description, page }) : description),
  };
};
