import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import card from './BranchCard.module.css';
import styles from './BranchList.module.css';

/** As many as will come, so that nothing moves then (docs/spec/limits.md#placeholders). */
const PLACEHOLDERS = 4;

export const BranchListSkeleton = () => (
  <div className={styles.list}>
    {Array.from({ length: PLACEHOLDERS }, (_, place) => (
      <div key={place} className={styles.waiting}>
        <div className={card.head}>
          <Skeleton shape="box" className={card.photo} />
          <div>
            <Skeleton shape="title" />
            <SkeletonText lines={3} />
          </div>
        </div>
        <div>
          <SkeletonText lines={4} />
        </div>
        <div>
          <SkeletonText lines={4} />
        </div>
      </div>
    ))}
  </div>
);
