import type { VISIT_STATES } from './limits';

export type VisitState = (typeof VISIT_STATES)[number];

/** What may follow what. `sent` comes of sending the estimate, `closed` of closing; neither is set. */
const next: Record<VisitState, readonly VisitState[]> = {
  open: ['sent', 'in_work', 'cancelled'],
  sent: ['open', 'sent', 'in_work', 'cancelled'],
  in_work: ['ready', 'open', 'closed'],
  ready: ['in_work', 'closed'],
  closed: [],
  cancelled: [],
};

export const mayFollow = (from: VisitState, to: VisitState): boolean => next[from].includes(to);
/** What somebody may set by hand from there. */
export const followers = (from: VisitState): readonly VisitState[] =>
  next[from].filter((state) => state !== 'sent' && state !== 'closed');
/** Whether there is work that can be done already. */
export const hasBegun = (state: VisitState): boolean => state === 'in_work' || state === 'ready';
