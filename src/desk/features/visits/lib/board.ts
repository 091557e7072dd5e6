import type { VisitFilter } from '#api/desk/visits';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { followers, type VisitState } from '#contract/rules/visits';
import type { VisitRow } from '#contract/visitsDesk';

export const TABS = ['board', 'mine', 'closed'] as const;
type Tab = (typeof TABS)[number];

export const tabOf = (params: URLSearchParams, isMechanic: boolean): Tab =>
  TABS.find((tab) => tab === params.get('view')) ?? (isMechanic ? 'mine' : 'board');

/** Reads the list filter of an address. Shorter searches match too much. */
export const filterOf = (params: URLSearchParams): VisitFilter => {
  const q = params.get('q') ?? '';
  const branch = Number(params.get('branch'));
  return {
    ...(q.length >= DESK_SEARCH_MIN_LENGTH && { q }),
    ...(Number.isSafeInteger(branch) && branch > 0 && { branch }),
    ...(params.get('mine') === 'yes' && { mine: 'yes' as const }),
  };
};

export const COLUMNS = ['open', 'sent', 'in_work', 'ready'] as const satisfies readonly VisitState[];
export type Column = (typeof COLUMNS)[number];

/** A visit becomes `sent` only by sending its estimate. */
export type Target = Exclude<Column, 'sent'>;
const TARGETS = ['open', 'in_work', 'ready'] as const satisfies readonly Target[];

export const isColumn = (text: string | null): text is Column => COLUMNS.some((one) => one === text);

/** Columns for moving a visit by hand. Only people who may reopen visits can return one to reception. */
export const targetsFrom = (state: VisitState, canReopen: boolean): Target[] =>
  TARGETS.filter((target) => target !== state && followers(state).includes(target) && (canReopen || target !== 'open'));

const ONWARD: Partial<Record<VisitState, Target>> = { open: 'in_work', sent: 'in_work', in_work: 'ready' };

export const nextTarget = (state: VisitState): Target | null => ONWARD[state] ?? null;

export const columnBeside = (
  { from, to, targets }: { from: VisitState; to: VisitState; targets: readonly Target[] },
  step: -1 | 1,
): Column | null => {
  const open = COLUMNS.filter((column) => column === from || targets.some((target) => target === column));
  return open[open.findIndex((column) => column === to) + step] ?? null;
};

export const cardsOf = (visits: readonly VisitRow[], column: Column): VisitRow[] =>
  visits.filter(({ state }) => state === column).toSorted((a, b) => a.opened_at.localeCompare(b.opened_at));
