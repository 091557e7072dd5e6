import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import styles from './ServiceDetails.module.css';

export const ServiceDetailsSkeleton = () => (
  <div className={styles.details}>
    <div className={styles.offer}>
      <div className={styles.facts}>
        <Skeleton shape="number" />
        <Skeleton shape="number" />
        <Skeleton shape="number" />
      </div>
      <Skeleton shape="box" className={styles.bookWaiting} />
    </div>
    <div className={styles.photo}>
      <Skeleton shape="picture" />
    </div>
    <Skeleton shape="title" />
    <SkeletonText lines={5} />
  </div>
);
