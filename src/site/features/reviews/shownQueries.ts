import { getBranchReviews, getServiceReviews } from '#api/generated/reviews';
import type { Load } from '#shared/config/page';
import { pathId } from '#shared/lib/pathId';
import { queryNumber } from '#shared/lib/queryNumber';

export const serviceReviewQueries: Load = ({ language: lang }, { params }) => {
  const id = pathId(params.id);
  return id === null ? [] : [getServiceReviews.initiate({ lang, id }, { subscribe: false })];
};

/** Of the branch that the address has chosen. */
export const branchReviewQueries: Load = ({ language: lang }, { url }) => {
  const id = queryNumber(url.searchParams, 'branch', 0);
  return id === 0 ? [] : [getBranchReviews.initiate({ lang, id }, { subscribe: false })];
};
