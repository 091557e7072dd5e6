import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import styles from './ArticleBody.module.css';

const BLOCKS = 3;
const LINES = 6;

export const ArticleBodySkeleton = () => (
  <div className={styles.body}>
    {Array.from({ length: BLOCKS }, (_, place) => (
      <div key={place} className={styles.block}>
        <Skeleton shape="title" />
        <div>
          <SkeletonText lines={LINES} />
        </div>
      </div>
    ))}
  </div>
);
