import type { Article, ArticleList } from '#contract/blog';
import type { PlaceholderTitle } from '#shared/config/page';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './RecentArticles.module.css';

const MAX_ARTICLES = 3;

export interface RecentArticlesProps {
  query: QueryLike<ArticleList>;
  hrefOf: (article: Article) => string;
}

export const RecentArticles = ({ query, hrefOf }: RecentArticlesProps) => {
  const language = useLanguage();
  return (
    <QueryBlock
      query={query}
      isEmpty={({ top }) => top.length === 0}
      placeholder={
        <div className={styles.list}>
          {Array.from({ length: MAX_ARTICLES }, (_, place) => (
            <div key={place} className={styles.entry}>
              <Skeleton shape="square" />
              <div>
                <SkeletonText />
              </div>
            </div>
          ))}
        </div>
      }
    >
      {({ top }) => (
        <ul className={styles.list}>
          {top.slice(0, MAX_ARTICLES).map((article) => (
            <li key={article.id} className={styles.entry}>
              <Picture className={styles.picture} src={article.photo_background} alt="" sizes="5rem" ratio="square" />
              <div className={styles.words}>
                <Link
                  className={styles.title}
                  to={hrefOf(article)}
                  state={{ title: article.title } satisfies PlaceholderTitle}
                >
                  {unbroken(article.title)}
                </Link>
                <time className={styles.date} dateTime={article.published_date}>
                  {formatDate(article.published_date, language)}
                </time>
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryBlock>
  );
};
