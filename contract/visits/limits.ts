/** Kilometres that no car has driven. */
export const MAX_MILEAGE = 2_000_000;
/** Asked again above so many kilometres since the last visit, a year. */
export const PLAUSIBLE_YEARLY_MILEAGE = 100_000;

/** `open`: being written; `sent`: the customer has the estimate; `closed` changes no more. */
export const VISIT_STATES = ['open', 'sent', 'in_work', 'ready', 'closed', 'cancelled'] as const;
export const LINE_KINDS = ['work', 'part', 'free'] as const;
export const LINE_DECISIONS = ['approved', 'declined'] as const;
export const FINDING_LEVELS = ['green', 'yellow', 'red'] as const;
