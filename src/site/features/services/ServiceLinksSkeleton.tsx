import { Skeleton } from '#shared/ui/feedback/Skeleton';
import styles from './ServiceLinks.module.css';

export const ServiceLinksSkeleton = ({ count }: { count: number }) => (
  <div className={styles.links}>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} className={styles.waiting} />
    ))}
  </div>
);
