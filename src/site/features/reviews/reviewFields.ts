import type { NewReview } from '#contract/reviews';
import { REVIEW_TEXT_MAX_LENGTH } from '#contract/rules/visits';

export const STARS_FIELD = 'stars';
export const TEXT_FIELD = 'text';

export const isTooLong = (fields: Readonly<Record<string, string>>): boolean =>
  (fields[TEXT_FIELD] ?? '').trim().length > REVIEW_TEXT_MAX_LENGTH;

export const readReview = (fields: Readonly<Record<string, string>>): NewReview | null =>
  /^[1-5]$/.test(fields[STARS_FIELD] ?? '')
    ? { stars: Number(fields[STARS_FIELD]), text: (fields[TEXT_FIELD] ?? '').trim() }
    : null;
