import type { ContentFilter } from '#api/desk/contentList';
import type { ContentLanguage } from '#contract/content/fields';
import { CONTENT_ORDERS, CONTENT_STATE_FILTERS, DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';

export const FILTER_NAMES = ['q', 'state', 'lacks', 'of', 'order'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const LANGUAGES: readonly ContentLanguage[] = ['ru', 'uz'];

/** What the address of a list asks for; anything else in it is left out. */
export const filterOf = (params: URLSearchParams): ContentFilter => {
  const q = params.get('q') ?? '';
  const of = params.get('of') ?? '';
  const state = CONTENT_STATE_FILTERS.find((one) => one === params.get('state'));
  const lacks = LANGUAGES.find((one) => one === params.get('lacks'));
  const order = CONTENT_ORDERS.find((one) => one === params.get('order'));
  return {
    ...(q.length >= DESK_SEARCH_MIN_LENGTH && { q }),
    ...(/^[A-Za-z]{1,40}:\d{1,9}$/.test(of) && { of }),
    ...(state && { state }),
    ...(lacks && { lacks }),
    ...(order && order !== 'site' && { order }),
  };
};
