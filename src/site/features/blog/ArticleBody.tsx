import type { ArticleBlock } from '#contract/blog';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { Picture } from '#shared/ui/media/Picture';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './ArticleBody.module.css';

const SIZES = '(min-width: 48rem) 43rem, 100vw';

export const ArticleBody = ({ blocks }: { blocks: readonly ArticleBlock[] }) => (
  <div className={styles.body}>
    {blocks.map(({ title, info, photo, photo_alt: alt }, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have no id, and they never move
      <section key={place} className={styles.block}>
        {title && <h2 className={styles.title}>{unbroken(title)}</h2>}
        {info && <Paragraphs text={info} className={styles.text} />}
        {photo && <Picture className={styles.photo} src={photo} alt={alt ?? title} sizes={SIZES} ratio="card" />}
      </section>
    ))}
  </div>
);

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
