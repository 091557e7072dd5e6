import { useGetServiceReviewsQuery } from '#api/generated/reviews';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { ShownReviews } from './ShownReviews';

export const ServiceReviews = ({ id }: { id: number }) => (
  <ShownReviews reviews={useGetServiceReviewsQuery({ lang: useLanguage(), id }).currentData} />
);
