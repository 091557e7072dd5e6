import { Skeleton, SkeletonText } from '../../../shared/ui/Skeleton';
import styles from './ServiceDetails.module.css';

export const ServiceDetailsSkeleton = () => (
  <div className={styles.details}>
    <div className={styles.offer}>
      <Skeleton shape="number" />
      <Skeleton shape="number" />
    </div>
    <div className={styles.photo}>
      <Skeleton shape="picture" />
    </div>
    <SkeletonText lines={5} />
  </div>
);
