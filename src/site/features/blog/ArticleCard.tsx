import type { Article } from '#contract/blog';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { CardLink } from '#shared/ui/lists/CardLink';
import { Picture } from '#shared/ui/media/Picture';
import styles from './ArticleCard.module.css';

export interface ArticleCardProps {
  article: Article;
  href: string;
  sizes?: string;
  priority?: boolean;
}

const SIZES = '(min-width: 75rem) 23.5rem, (min-width: 48rem) 33vw, 100vw';

export const ArticleCard = ({ article, href, sizes = SIZES, priority = false }: ArticleCardProps) => {
  const language = useLanguage();
  return (
    <article className={styles.card}>
      <Picture src={article.photo_background} alt="" sizes={sizes} ratio="card" priority={priority} />
      <div className={styles.body}>
        <p className={styles.meta}>
          {article.category && <span>{article.category.name}</span>}
          <time dateTime={article.published_date}>{formatDate(article.published_date, language)}</time>
        </p>
        <h3 className={styles.title}>
          <CardLink className={styles.cover} to={href} title={article.title} />
        </h3>
      </div>
    </article>
  );
};

export const ArticleCardSkeleton = () => (
  <div className={styles.placeholder}>
    <Skeleton shape="picture" />
    <div className={styles.body}>
      <Skeleton shape="short" />
      <SkeletonText />
    </div>
  </div>
);
