import type { VisitRow } from '../../../../../contract/desk/visits';
import { followers, type VisitState } from '../../../../../contract/visits/states';

/** As the car goes through the workshop. */
export const COLUMNS = ['open', 'sent', 'in_work', 'ready'] as const satisfies readonly VisitState[];
export type Column = (typeof COLUMNS)[number];

/** `sent` comes of sending the estimate alone. */
export type Target = Exclude<Column, 'sent'>;
const TARGETS = ['open', 'in_work', 'ready'] as const satisfies readonly Target[];

export const isColumn = (text: string | null): text is Column => COLUMNS.some((one) => one === text);

/** Where a card may be put by hand. */
export const targetsFrom = (state: VisitState): Target[] =>
  TARGETS.filter((column) => column !== state && followers(state).includes(column));

export const isTarget = (from: VisitState, column: VisitState): column is Target =>
  targetsFrom(from).some((one) => one === column);

/** Where an arrow leads from the column it stands over; its own counts too, for it can be put back. */
export const columnBeside = (from: VisitState, over: VisitState, step: -1 | 1): Column | null => {
  const open = COLUMNS.filter((column) => column === from || isTarget(from, column));
  return open[open.findIndex((column) => column === over) + step] ?? null;
};

/** Those that wait longest stand first. */
export const cardsOf = (visits: readonly VisitRow[], column: Column): VisitRow[] =>
  visits.filter(({ state }) => state === column).toSorted((a, b) => a.opened_at.localeCompare(b.opened_at));
