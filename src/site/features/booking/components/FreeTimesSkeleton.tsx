import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { WEEK } from '../lib/days';
import styles from './FreeTimes.module.css';

const TIMES = 12;

/** In the places of a week and of a day's times. */
export const FreeTimesSkeleton = () => (
  <div className={styles.calendar} aria-hidden="true">
    <div className={styles.weeks} />
    <div className={styles.days}>
      {Array.from({ length: WEEK }, (_, place) => (
        <Skeleton key={place} className={styles.dayPlace} />
      ))}
    </div>
    <div className={styles.starts}>
      {Array.from({ length: TIMES }, (_, place) => (
        <Skeleton key={place} className={styles.startPlace} />
      ))}
    </div>
  </div>
);
