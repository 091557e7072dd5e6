import { Skeleton } from '#shared/ui/feedback/Skeleton';
import styles from './Archive.module.css';

const DAYS = 35;

/** The outline of a month, neutral about which: the server does not know the visitor's day. */
export const CalendarSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton className={styles.head} />
    {Array.from({ length: 7 }, (_, place) => (
      <span key={place} className={styles.name} />
    ))}
    {Array.from({ length: DAYS }, (_, place) => (
      <Skeleton key={place} className={styles.day} />
    ))}
  </div>
);
