import type { DeskReview } from '#contract/reviews';
import { ReviewCard, type ReviewCardProps } from './ReviewCard';
import styles from './Reviews.module.css';

export interface ReviewListProps extends Pick<ReviewCardProps, 'onAct'> {
  reviews: readonly DeskReview[];
}

export const ReviewList = ({ reviews, onAct }: ReviewListProps) => (
  <ul className={styles.list}>
    {reviews.map((review) => (
      <ReviewCard key={review.id} review={review} onAct={onAct} />
    ))}
  </ul>
);
