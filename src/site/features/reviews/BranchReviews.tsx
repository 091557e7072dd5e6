import { useGetBranchReviewsQuery } from '#api/generated/reviews';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { ShownReviews } from './ShownReviews';

export const BranchReviews = ({ id }: { id: number }) => (
  <ShownReviews reviews={useGetBranchReviewsQuery({ lang: useLanguage(), id }).currentData} />
);
