import { useGetServiceReviewsQuery } from '#api/endpoints/shownReviews';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { ShownReviews } from './ShownReviews';

export const ServiceReviews = ({ id }: { id: number }) => (
  <ShownReviews reviews={useGetServiceReviewsQuery({ lang: useLanguage(), id }).currentData} />
);
