// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { Reviews, ShownReview } from '#contract/reviews';
import type { Call, Localized } from '../call';
import { count, id, listOf, optional, record, text } from '../readers';

const readShownReview = record<ShownReview>({ id, name: text, stars: id, text, day: text, answer: optional(text) });
const readReviews = record<Reviews>({ count, average: count, items: listOf(readShownReview) });

/** Reviews of visits with the service */
export const serviceReviews = ({ lang, id }: Localized<{ id: number }>): Call<Reviews> => ({
  path: `/services/web/${id}/reviews/`,
  lang,
  read: readReviews,
});

/** Reviews of visits at the branch */
export const branchReviews = ({ lang, id }: Localized<{ id: number }>): Call<Reviews> => ({
  path: `/branch/${id}/reviews`,
  lang,
  read: readReviews,
});
