import { getArticle } from '#api/endpoints/blog';
import type { ArticlePage } from '#contract/blog';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { ArticleBody } from '../../features/blog/components/ArticleBody';
import { ArticleBodySkeleton } from '../../features/blog/components/ArticleBodySkeleton';
import { ArticleMeta } from '../../features/blog/components/ArticleMeta';
import { ArticleNeighbours } from '../../features/blog/components/ArticleNeighbours';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { type ItemScreenProps, itemPage } from '../../layouts/ItemPage/itemPage';
import { ArticleAside } from './ArticleAside';
import { ArticleHead } from './ArticleHead';
import styles from './ArticlePage.module.css';
import { MoreArticles } from './MoreArticles';

export { load } from './load';

const ArticleScreen = ({ id, query }: ItemScreenProps<ArticlePage>) => {
  const article = query.currentData?.current_article;
  return (
    <>
      <ArticleHead article={article} />
      <RoutePageHero title={article?.title} image={article?.photo_background || undefined}>
        {article && <ArticleMeta article={article} />}
      </RoutePageHero>
      <DeferredContent>
        <QueryBlock
          className={styles.article}
          query={query}
          placeholder={
            <div className={styles.columns}>
              <ArticleBodySkeleton />
            </div>
          }
        >
          {({ current_article, previous, next }) => (
            <div className={styles.columns}>
              <article className={styles.text} aria-label={current_article.title}>
                <ArticleBody blocks={current_article.blocks} />
                <ArticleNeighbours previous={previous} next={next} />
              </article>
              <ArticleAside id={id} article={current_article} />
            </div>
          )}
        </QueryBlock>
        <div data-no-print="">
          <MoreArticles exceptId={id} />
        </div>
      </DeferredContent>
    </>
  );
};

export const Component = itemPage(getArticle, ArticleScreen);
