import { useEffect, useRef } from 'react';
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

export const useHeldFocus = (ids: readonly number[]) => {
  const place = useRef<HTMLElement>(null);
  const held = useRef<{ id: number; index: number } | null>(null);
  useEffect(() => {
    if (!held.current || ids.includes(held.current.id)) return;
    const { index } = held.current;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const cards = place.current?.querySelectorAll('article');
    const next = cards?.[Math.min(index, cards.length - 1)] ?? place.current;
    next?.focus();
  });
  const hold = (id: number) => {
    held.current = { id, index: ids.indexOf(id) };
  };
  return { place, hold };
};
