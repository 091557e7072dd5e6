import { NAME_MAX_LENGTH } from './limits';
import { share } from './money';

/** Maximum plausible mileage in km a year. More needs confirmation. */
export const PLAUSIBLE_YEARLY_MILEAGE = 100_000;

export const PHOTO_MAX_SIDE = 1_600;
export const PHOTO_THUMB_SIDE = 320;
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
export const MAX_PHOTOS = 100;
export const MAX_FINDINGS = 100;
export const FINDING_NOTE_MAX_LENGTH = 1_000;
export const VISIT_NOTE_MAX_LENGTH = 1_000;
/** First and last name with a space. */
export const VISIT_NAME_MAX_LENGTH = 2 * NAME_MAX_LENGTH + 1;
export const CORRECTION_REASON_MAX_LENGTH = 500;
/** How far ahead a customer can be promised a time. */
export const PROMISE_MAX_DAYS = 60;
export const PROMISE_STEP_MINUTES = 15;
/** Characters of a complaint in lists of visits. */
export const COMPLAINT_BEGINNING = 240;
export const LINE_NAME_MAX_LENGTH = 200;
export const DOCUMENT_CODE_LENGTH = 32;
export const HISTORY_PAGE_SIZE = 10;
export const HISTORY_ROW_LINES = 3;
export const ESTIMATE_DAYS = 14;

/** `sent`: the customer has the estimate. `ready`: to be picked up. `closed` is final. */
export const VISIT_STATES = ['open', 'sent', 'in_work', 'ready', 'closed', 'cancelled'] as const;
export const OPEN_VISIT_STATES = [
  'open',
  'sent',
  'in_work',
  'ready',
] as const satisfies readonly (typeof VISIT_STATES)[number][];
/** Printed for the customer or the mechanic. */
export const VISIT_PAPERS = ['estimate', 'order', 'act'] as const;
export const LINE_KINDS = ['work', 'part', 'free'] as const;
export const LINE_DECISIONS = ['approved', 'declined'] as const;
export const FINDING_LEVELS = ['green', 'yellow', 'red'] as const;

export const SHARE_DAYS = [1, 7, 30] as const;
export const MAX_SHARES = 20;
export const HANDOVER_DAYS = 7;
export const REVIEW_DAYS = 60;
export const REVIEW_MAX_STARS = 5;
export const REVIEW_TEXT_MAX_LENGTH = 2_000;
export const REVIEW_REASON_MAX_LENGTH = 500;
/** `waiting`: not yet moderated by staff. */
export const REVIEW_STATES = ['waiting', 'shown', 'refused'] as const;
export const MAX_PUBLIC_REVIEWS = 5;

export type VisitState = (typeof VISIT_STATES)[number];

/** Returns whether a visit is open and its work has begun. */
export const isWorkStarted = (state: VisitState): boolean => state === 'in_work' || state === 'ready';

// Units: money in whole soʻm, quantities in thousandths, percentages in hundredths. Each amount is rounded once, half
// up.

/** Percent in hundredths (`1250` is 12.5 %), or soʻm. */
export type Discount = { percent: number } | { sum: number };

export type Priced = {
  price: number;
  quantity: number;
  discount: Discount | null;
};

export type Sums = { amount: number; discount: number; total: number };

export const QUANTITY_UNIT = 1_000;
export const PERCENT_UNIT = 100;
export const WHOLE = 100 * PERCENT_UNIT;
export const MAX_PRICE = 1_000_000_000;
export const MAX_QUANTITY = 9_999 * QUANTITY_UNIT;
export const MAX_LINES = 200;

const discountAmount = (amount: number, discount: Discount | null): number => {
  if (discount === null) return 0;
  return 'percent' in discount ? share(amount, discount.percent, WHOLE) : Math.min(discount.sum, amount);
};

/** Returns the sums of a line item in soʻm. */
export function sumsOfLine({ price, quantity, discount }: Priced): Sums {
  const amount = amountOfLine({ price, quantity });
  const off = discountAmount(amount, discount);
  return { amount, discount: off, total: amount - off };
}

/**
 * Returns the sums of a visit.
 * @param discount of the whole visit, applied after the discounts of line items
 */
export function sumsOfVisit(lines: readonly Priced[], discount: Discount | null): Sums {
  const amount = totalOfLines(lines);
  const off = discountAmount(amount, discount);
  return { amount, discount: off, total: amount - off };
}

/** Returns a line item's amount before its discount, in soʻm. */
export const amountOfLine = ({ price, quantity }: Pick<Priced, 'price' | 'quantity'>): number =>
  share(price, quantity, QUANTITY_UNIT);

/** Returns the total of all line items before the visit's discount, in soʻm. */
export const totalOfLines = (lines: readonly Priced[]): number =>
  lines.reduce((sum, line) => sum + sumsOfLine(line).total, 0);

/** Visits and own records in the PDF of a car's history; older ones are left out. */
export const CAR_PDF_ENTRIES = 60;
