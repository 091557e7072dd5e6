import type { Article, ArticleList } from '#contract/blog';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { ArticleCard, ArticleCardSkeleton } from './ArticleCard';
import styles from './PopularArticles.module.css';

const MAX_ARTICLES = 3;

export interface PopularArticlesProps {
  query: QueryLike<ArticleList>;
  hrefOf: (article: Article) => string;
  exceptId?: number;
}

export interface ArticleCardsProps {
  articles: readonly Article[];
  hrefOf: (article: Article) => string;
}

export const ArticleCards = ({ articles, hrefOf }: ArticleCardsProps) => (
  <ul className={styles.grid}>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} href={hrefOf(article)} />
      </li>
    ))}
  </ul>
);

export const PopularArticles = ({ query, hrefOf, exceptId }: PopularArticlesProps) => (
  <QueryBlock
    query={query}
    isEmpty={({ top }) => top.length === 0}
    placeholder={
      <div className={styles.grid}>
        {Array.from({ length: MAX_ARTICLES }, (_, place) => (
          <ArticleCardSkeleton key={place} />
        ))}
      </div>
    }
  >
    {({ top }) => (
      <ArticleCards articles={top.filter(({ id }) => id !== exceptId).slice(0, MAX_ARTICLES)} hrefOf={hrefOf} />
    )}
  </QueryBlock>
);
