import { getReviewQuestion } from '#api/generated/reviews';
import type { Load } from '#shared/config/page';

export const reviewQueries: Load = ({ language: lang }, { params: { token = '' } }) => [
  getReviewQuestion.initiate({ lang, token }, { subscribe: false }),
];
