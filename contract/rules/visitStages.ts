import { mayDo, type Permission, type StaffRole } from './permissions';
import type { VisitState } from './visits';

/**
 * Stages of a visit. `approved`: the customer has decided on each line item and approved at least one.
 * It is stored and sent as `open` or `sent` with `is_approved`, because pages and servers of the previous release skip
 * visits in an unknown state.
 */
export const VISIT_STAGES = ['open', 'sent', 'approved', 'in_work', 'ready', 'closed', 'cancelled'] as const;
export type VisitStage = (typeof VISIT_STAGES)[number];
/** Stages of a visit in progress, in order. */
export const OPEN_VISIT_STAGES = [
  'open',
  'sent',
  'approved',
  'in_work',
  'ready',
] as const satisfies readonly VisitStage[];
export type OpenVisitStage = (typeof OPEN_VISIT_STAGES)[number];

/**
 * `send`: the estimate. `decide`: on line items. `edit`: the price, number or text of line items, or the discount.
 * `set`: the state by hand.
 */
export type VisitAct = 'send' | 'decide' | 'edit' | 'set' | 'close';

/** `lines`: at least one, except in a correction. `decided`: each line, one of them approved. `stock`: of all parts. */
export type VisitNeed = 'lines' | 'decided' | 'stock';

export type VisitEffect =
  | 'estimate_message'
  | 'answer_notification'
  | 'approved_message'
  | 'booking_arrived'
  | 'bay_freed'
  | 'bay_restored'
  | 'ready_message'
  | 'ready_withdrawn'
  | 'steps_withdrawn'
  | 'parts_taken'
  | 'closed_message';

export type VisitTransition = {
  from: readonly VisitStage[];
  to: VisitStage;
  act: VisitAct;
  by: readonly (Permission | 'customer')[];
  needs: readonly VisitNeed[];
  effects: readonly VisitEffect[];
};

const CLERK = ['change visits'] as const;
const CUSTOMER = ['customer', ...CLERK] as const;
const WORKSHOP = ['work on visits'] as const;

/** All transitions of a visit. Each is one transaction under the visit lock. A missing one gives 409 `visit_step`. */
export const VISIT_TRANSITIONS: readonly VisitTransition[] = [
  { from: ['open', 'sent'], to: 'sent', act: 'send', by: CLERK, needs: ['lines'], effects: ['estimate_message'] },
  { from: ['approved'], to: 'approved', act: 'send', by: CLERK, needs: ['lines'], effects: ['estimate_message'] },
  {
    from: ['open', 'sent', 'approved'],
    to: 'approved',
    act: 'decide',
    by: CUSTOMER,
    needs: ['decided'],
    effects: ['answer_notification', 'approved_message'],
  },
  { from: ['sent', 'approved'], to: 'sent', act: 'decide', by: CUSTOMER, needs: [], effects: ['answer_notification'] },
  { from: ['open', 'approved'], to: 'open', act: 'decide', by: CLERK, needs: [], effects: [] },
  { from: ['open', 'sent', 'approved'], to: 'open', act: 'edit', by: CLERK, needs: [], effects: [] },
  { from: ['sent', 'approved', 'in_work'], to: 'open', act: 'set', by: CLERK, needs: [], effects: [] },
  { from: ['open', 'sent', 'approved'], to: 'in_work', act: 'set', by: WORKSHOP, needs: [], effects: [] },
  {
    from: ['open', 'sent', 'approved'],
    to: 'cancelled',
    act: 'set',
    by: CLERK,
    needs: [],
    effects: ['booking_arrived', 'steps_withdrawn'],
  },
  {
    from: ['in_work'],
    to: 'ready',
    act: 'set',
    by: WORKSHOP,
    needs: [],
    effects: ['bay_freed', 'ready_message'],
  },
  {
    from: ['ready'],
    to: 'in_work',
    act: 'set',
    by: WORKSHOP,
    needs: [],
    effects: ['bay_restored', 'ready_withdrawn'],
  },
  {
    from: ['in_work', 'ready'],
    to: 'closed',
    act: 'close',
    by: ['close visits'],
    needs: ['lines', 'stock'],
    effects: ['parts_taken', 'bay_freed', 'steps_withdrawn', 'closed_message'],
  },
];

/** Returns the stage of a visit from the wire or the database. */
export const stageOf = ({
  state,
  is_approved: isApproved,
}: {
  state: VisitState;
  is_approved?: boolean;
}): VisitStage => (isApproved && (state === 'open' || state === 'sent') ? 'approved' : state);

/** Returns the transition that an act makes from a stage, undefined if it is not allowed. `to` is needed for `set`. */
export const transitionOf = (from: VisitStage, act: VisitAct, to?: VisitStage): VisitTransition | undefined =>
  VISIT_TRANSITIONS.find((one) => one.act === act && one.from.includes(from) && (to === undefined || one.to === to));

/** Returns the stages that staff may set by hand. */
export const nextStages = (from: VisitStage): readonly VisitStage[] =>
  VISIT_TRANSITIONS.filter((one) => one.act === 'set' && one.from.includes(from)).map(({ to }) => to);

/** Returns whether a role may make a transition by hand to a stage, from any stage. */
export const maySet = (role: StaffRole, to: VisitStage): boolean =>
  VISIT_TRANSITIONS.some(
    (one) => one.act === 'set' && one.to === to && one.by.some((who) => who !== 'customer' && mayDo(role, who)),
  );
