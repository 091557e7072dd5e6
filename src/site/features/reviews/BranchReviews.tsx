import { useGetBranchReviewsQuery } from '#api/endpoints/shownReviews';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { ShownReviews } from './ShownReviews';

export const BranchReviews = ({ id }: { id: number }) => (
  <ShownReviews reviews={useGetBranchReviewsQuery({ lang: useLanguage(), id }).currentData} />
);
