import type { VisitFilter } from '#api/desk/visits';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import {
  nextStages,
  OPEN_VISIT_STAGES,
  type OpenVisitStage,
  stageOf,
  type VisitStage,
} from '#contract/rules/visitStages';
import type { VisitRow } from '#contract/visitsDesk';

export const TABS = ['board', 'mine', 'closed'] as const;
type Tab = (typeof TABS)[number];

export const tabOf = (params: URLSearchParams, isMechanic: boolean): Tab =>
  TABS.find((tab) => tab === params.get('view')) ?? (isMechanic ? 'mine' : 'board');

/** Ignores searches that are too short, because they would match most visits. */
export const filterOf = (params: URLSearchParams): VisitFilter => {
  const q = params.get('q') ?? '';
  const branch = Number(params.get('branch'));
  return {
    ...(q.length >= DESK_SEARCH_MIN_LENGTH && { q }),
    ...(Number.isSafeInteger(branch) && branch > 0 && { branch }),
    ...(params.get('mine') === 'yes' && { mine: 'yes' as const }),
  };
};

export const COLUMNS = OPEN_VISIT_STAGES;
export type Column = OpenVisitStage;

/** Column that a visit can be moved to. Sending the estimate and decisions on it lead to the other ones. */
export type Target = Exclude<Column, 'sent' | 'approved'>;
const TARGETS = ['open', 'in_work', 'ready'] as const satisfies readonly Target[];

export const isColumn = (text: string | null): text is Column => COLUMNS.some((one) => one === text);

/** Columns to which a user can move a visit. Moving it back to reception needs the permission to reopen visits. */
export const targetsFrom = (stage: VisitStage, canReopen: boolean): Target[] =>
  TARGETS.filter(
    (target) => target !== stage && nextStages(stage).includes(target) && (canReopen || target !== 'open'),
  );

const ONWARD: Partial<Record<VisitStage, Target>> = {
  open: 'in_work',
  sent: 'in_work',
  approved: 'in_work',
  in_work: 'ready',
};

export const nextTarget = (stage: VisitStage): Target | null => ONWARD[stage] ?? null;

export const columnBeside = (
  { from, to, targets }: { from: VisitStage; to: VisitStage; targets: readonly Target[] },
  step: -1 | 1,
): Column | null => {
  const open = COLUMNS.filter((column) => column === from || targets.some((target) => target === column));
  return open[open.findIndex((column) => column === to) + step] ?? null;
};

export const cardsOf = (visits: readonly VisitRow[], column: Column): VisitRow[] =>
  visits.filter((visit) => stageOf(visit) === column).toSorted((a, b) => a.opened_at.localeCompare(b.opened_at));
