import type { VisitFilter } from '#api/desk/visitLists';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';

/** What the screen of visits shows of them. */
export const TABS = ['board', 'mine', 'closed'] as const;
export type Tab = (typeof TABS)[number];

/** Whoever works on cars begins with their own. */
export const tabOf = (params: URLSearchParams, isMechanic: boolean): Tab =>
  TABS.find((tab) => tab === params.get('view')) ?? (isMechanic ? 'mine' : 'board');

/** What the address asks of the list; a shorter search finds half of everything. */
export const filterOf = (params: URLSearchParams): VisitFilter => {
  const q = params.get('q') ?? '';
  const branch = Number(params.get('branch'));
  return {
    ...(q.length >= DESK_SEARCH_MIN_LENGTH && { q }),
    ...(Number.isSafeInteger(branch) && branch > 0 && { branch }),
    ...(params.get('mine') === 'yes' && { mine: 'yes' as const }),
  };
};
