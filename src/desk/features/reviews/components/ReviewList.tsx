import type { DeskReview } from '../../../../../contract/desk/reviews';
import { ReviewCard } from './ReviewCard';
import styles from './Reviews.module.css';

export const ReviewList = ({ reviews }: { reviews: readonly DeskReview[] }) => (
  <ul className={styles.list}>
    {reviews.map((review) => (
      <ReviewCard key={review.id} review={review} />
    ))}
  </ul>
);
