import { share } from './money';

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

// Units of sums: money in whole soʻm, quantities in thousandths, percentages in hundredths. Each amount is rounded once, half up.

/** Hundredths of a per cent, `1250` is 12.5 %; or soʻm. */
export type Discount = { percent: number } | { sum: number };

export type Priced = {
  /** Soʻm of one unit. */
  price: number;
  /** Thousandths: `4500` litres of oil are 4.5. */
  quantity: number;
  discount: Discount | null;
};

/** Of a line, `amount`: quantity times price. Of a visit: what its lines' totals add up to. `discount`: what is taken off that. */
export type Sums = { amount: number; discount: number; total: number };

export const QUANTITY_UNIT = 1_000;
export const PERCENT_UNIT = 100;
/** A hundred per cent. */
export const WHOLE = 100 * PERCENT_UNIT;
export const MAX_PRICE = 1_000_000_000;
export const MAX_QUANTITY = 9_999 * QUANTITY_UNIT;
export const MAX_LINES = 200;

/** Never more than there is. */
const takenOff = (amount: number, discount: Discount | null): number => {
  if (discount === null) return 0;
  return 'percent' in discount ? share(amount, discount.percent, WHOLE) : Math.min(discount.sum, amount);
};

export function sumsOfLine({ price, quantity, discount }: Priced): Sums {
  const amount = amountOfLine({ price, quantity });
  const off = takenOff(amount, discount);
  return { amount, discount: off, total: amount - off };
}

/** `discount`: of the whole visit, on what its lines' own discounts leave. A column of the lines' totals adds up to `amount`. */
export function sumsOfVisit(lines: readonly Priced[], discount: Discount | null): Sums {
  const amount = leftOfLines(lines);
  const off = takenOff(amount, discount);
  return { amount, discount: off, total: amount - off };
}

/** What a line's own discount is taken off. */
export const amountOfLine = ({ price, quantity }: Pick<Priced, 'price' | 'quantity'>): number =>
  share(price, quantity, QUANTITY_UNIT);

/** What a visit's own discount is taken off. */
export const leftOfLines = (lines: readonly Priced[]): number =>
  lines.reduce((sum, line) => sum + sumsOfLine(line).total, 0);
