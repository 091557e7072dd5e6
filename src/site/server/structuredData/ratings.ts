import type { AggregateRating } from 'schema-dts';
import type { Reviews } from '#contract/reviews';
import { REVIEW_MAX_STARS } from '#contract/rules/visits';

/** Of reviews that the page shows; nothing where there are none. */
export const ratingOf = (reviews: Reviews | undefined): { aggregateRating?: AggregateRating } =>
  reviews && reviews.count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.average / 10,
          reviewCount: reviews.count,
          bestRating: REVIEW_MAX_STARS,
          worstRating: 1,
        },
      }
    : {};
