// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { NewReview, ReviewQuestion } from '#contract/reviews';
import type { Call, Localized } from '../call';
import { id, listOf, orNull, record, text } from '../readers';

const readReviewQuestion = record<ReviewQuestion>({
  car: text,
  branch: text,
  day: text,
  works: listOf(text),
  name: text,
  stars: orNull(id),
});

/** What a review is asked of, by the link that was sent; 404 where it is not good any more */
export const reviewQuestion = ({ lang, token }: Localized<{ token: string }>): Call<ReviewQuestion> => ({
  path: `/main/reviews/${encodeURIComponent(token)}`,
  lang,
  read: readReviewQuestion,
});

/** The review of a visit: one of each; the same sent again is taken as sent */
export const writeReview = ({
  lang,
  token,
  body,
}: Localized<{ token: string; body: NewReview }>): Call<ReviewQuestion> => ({
  method: 'POST',
  path: `/main/reviews/${encodeURIComponent(token)}`,
  body,
  lang,
  read: readReviewQuestion,
});
