/** Asked again above so many kilometres since the last visit, a year. */
export const PLAUSIBLE_YEARLY_MILEAGE = 100_000;

/** Longest side of a photograph and of the small one of it, in pixels. */
export const PHOTO_MAX_SIDE = 1_600;
export const PHOTO_THUMB_SIDE = 320;
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
/** Of one visit. */
export const MAX_PHOTOS = 100;
export const MAX_FINDINGS = 100;
export const FINDING_NOTE_MAX_LENGTH = 1_000;
export const LINE_NAME_MAX_LENGTH = 200;
/** Signs of the token of a closed visit's paper. */
export const PAPER_LENGTH = 32;
/** Visits of a page of a customer's history. */
export const HISTORY_PAGE_SIZE = 10;
/** What was done, in the list of visits. */
export const HISTORY_ROW_LINES = 3;
/** A link to an estimate is good for so long. */
export const ESTIMATE_DAYS = 14;

/** `open`: being written; `sent`: the customer has the estimate; `in_work`, `ready`: to be paid and fetched; `closed` changes no more. */
export const VISIT_STATES = ['open', 'sent', 'in_work', 'ready', 'closed', 'cancelled'] as const;
/** Those of a car that is at the branch. */
export const OPEN_VISIT_STATES = [
  'open',
  'sent',
  'in_work',
  'ready',
] as const satisfies readonly (typeof VISIT_STATES)[number][];
export const LINE_KINDS = ['work', 'part', 'free'] as const;
export const LINE_DECISIONS = ['approved', 'declined'] as const;
export const FINDING_LEVELS = ['green', 'yellow', 'red'] as const;

/** How long a history is shared with a buyer, in days. */
export const SHARE_DAYS = [1, 7, 30] as const;
/** Of one customer, that have not ended. */
export const MAX_SHARES = 20;
/** A history that is handed over waits so long for buyer and seller. */
export const HANDOVER_DAYS = 7;
/** A link to a review is good for so long. */
export const REVIEW_DAYS = 60;
export const REVIEW_MAX_STARS = 5;
export const REVIEW_TEXT_MAX_LENGTH = 2_000;
export const REVIEW_REASON_MAX_LENGTH = 500;
/** `waiting`: nobody of the staff has looked at it yet. */
export const REVIEW_STATES = ['waiting', 'shown', 'refused'] as const;
/** Of a page of the site. */
export const REVIEWS_SHOWN = 5;
