import type { ReactNode } from 'react';
import type { Article, FilteredArticles } from '#contract/blog';
import { ARTICLES_PAGE_SIZE } from '#contract/rules/limits';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { ArticleCard, ArticleCardSkeleton } from './ArticleCard';
import styles from './ArticlesGrid.module.css';

export interface ArticlesGridProps {
  query: QueryLike<FilteredArticles>;
  hrefOf: (article: Article) => string;
  empty: ReactNode;
}

const SIZES = '(min-width: 75rem) 26rem, (min-width: 40rem) 46vw, 100vw';
const IN_FIRST_VIEW = 1;

export const ArticlesGrid = ({ query, hrefOf, empty }: ArticlesGridProps) => (
  <QueryBlock
    query={query}
    isEmpty={({ results }) => results.length === 0}
    empty={empty}
    placeholder={
      <div className={styles.grid}>
        {Array.from({ length: ARTICLES_PAGE_SIZE }, (_, place) => (
          <ArticleCardSkeleton key={place} />
        ))}
      </div>
    }
  >
    {({ results }) => (
      <ul className={styles.grid}>
        {results.map((article, place) => (
          <li key={article.id}>
            <ArticleCard article={article} href={hrefOf(article)} sizes={SIZES} priority={place < IN_FIRST_VIEW} />
          </li>
        ))}
      </ul>
    )}
  </QueryBlock>
);
