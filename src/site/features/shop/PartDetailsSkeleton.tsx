import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import styles from './PartDetails.module.css';

export const PartDetailsSkeleton = () => (
  <div className={styles.details}>
    <div className={styles.picture}>
      <Skeleton shape="square" />
    </div>
    <div className={styles.words}>
      <Skeleton shape="number" />
      <SkeletonText lines={3} />
      <SkeletonText lines={6} />
    </div>
  </div>
);
