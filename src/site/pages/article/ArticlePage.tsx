import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router';
import { getArticle, useGetArticleQuery } from '../../../api/endpoints/articles';
import { isNotFound } from '../../../api/isNotFound';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { pathId } from '../../../shared/lib/pathId';
import { AfterHead } from '../../../shared/ui/layout/AfterHead';
import { QueryBlock } from '../../../shared/ui/lists/QueryBlock';
import { ArticleBody } from '../../features/blog/components/ArticleBody';
import { ArticleBodySkeleton } from '../../features/blog/components/ArticleBodySkeleton';
import { ArticleMeta } from '../../features/blog/components/ArticleMeta';
import { ArticleNeighbours } from '../../features/blog/components/ArticleNeighbours';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { NotFoundScreen } from '../../layouts/NotFoundScreen/NotFoundScreen';
import { ArticleAside } from './ArticleAside';
import { ArticleHead } from './ArticleHead';
import styles from './ArticlePage.module.css';
import { MoreArticles } from './MoreArticles';

export { load } from './load';

const ArticleScreen = ({ id }: { id: number }) => {
  const lang = useLanguage();
  // That there is no such article is an answer: a page that says so does not ask again.
  const isAbsent = isNotFound(getArticle.useQueryState({ lang, id }).error);
  const query = useGetArticleQuery(isAbsent ? skipToken : { lang, id });
  if (isAbsent) return <NotFoundScreen />;

  const article = query.currentData?.current_article;
  return (
    <>
      <ArticleHead article={article} />
      <RoutePageHero title={article?.title} image={article?.photo_background || undefined}>
        {article && <ArticleMeta article={article} />}
      </RoutePageHero>
      <AfterHead>
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
              <ArticleAside article={current_article} />
            </div>
          )}
        </QueryBlock>
        <div data-no-print="">
          <MoreArticles exceptId={id} />
        </div>
      </AfterHead>
    </>
  );
};

/** One article of the blog. */
export const Component = () => {
  const id = pathId(useParams().id);
  return id === null ? <NotFoundScreen /> : <ArticleScreen key={id} id={id} />;
};
