import { useGetArticlesQuery } from '#api/generated/articles';
import { getArticle } from '#api/generated/blog';
import type { ArticlePage } from '#contract/blog';
import { summaryOf } from '#contract/rules/text';
import { usePaths } from '#shared/config/hooks/usePaths';
import { type Load, PAGE_DATA } from '#shared/config/page';

import { fitTitle } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { meta } from '#shared/head/headTags';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { pathId } from '#shared/lib/address';
import { ButtonLink } from '#shared/ui/actions/Button';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { ArticleBody, ArticleBodySkeleton } from '../../features/blog/ArticleBody';
import { ArticleMeta } from '../../features/blog/ArticleMeta';
import { ArticleNeighbours } from '../../features/blog/ArticleNeighbours';
import { feedTags } from '../../features/blog/feedTags';
import { PopularArticles } from '../../features/blog/PopularArticles';
import { TagLinks } from '../../features/blog/TagLinks';
import { pageHeroQueries, RoutePageHero } from '../../features/pageHero/RoutePageHero';
import { Share } from '../../features/share/Share';
import { useSharedUrl } from '../../features/share/useSharedUrl';
import { type ItemScreenProps, itemPage } from '../../layouts/itemPage';
import styles from './ArticlePage.module.css';

export const ArticleAside = ({ id, article }: { id: number; article: ArticlePage['current_article'] }) => {
  const { t } = useTranslation();
  const url = useSharedUrl((paths) => paths.article(id));
  const paths = usePaths();
  const { tags = [] } = article;
  return (
    <aside className={styles.aside} data-no-print="">
      <section className={styles.help}>
        <h2 className={styles.tagsTitle}>{t('blog.help')}</h2>
        <ButtonLink variant="primary" to={paths.booking()} block>
          {t('common.book')}
        </ButtonLink>
      </section>
      <Share title={article.title} url={url} />
      {tags.length > 0 && (
        <section className={styles.tags}>
          <h2 className={styles.tagsTitle}>{t('blog.articleTags')}</h2>
          <TagLinks
            label={t('blog.articleTags')}
            tags={tags}
            to={({ id }) =>
              ({ paths }) =>
                paths.blog({ tag: id })
              }
          />
        </section>
      )}
    </aside>
  );
};

export interface ArticleHeadProps {
  article: ArticlePage['current_article'] | undefined;
}

export const ArticleHead = ({ article }: ArticleHeadProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const {
    title,
    photo_background: photo,
    published_date: published,
    modified_date: modified,
    preview,
    blocks = [],
  } = article ?? {};
  const feed = feedTags(lang, t('blog.feed'));
  return (
    <Head
      title={title ? fitTitle(title) : t('pageHero.article')}
      description={summaryOf(blocks.find(({ info }) => info)?.info ?? '')}
      image={preview || photo || undefined}
      type="article"
      more={[
        ...feed,
        ...(published ? [meta('property', 'article:published_time', published)] : []),
        ...(modified ? [meta('property', 'article:modified_time', modified)] : []),
      ]}
    />
  );
};

export const MoreArticles = ({ exceptId }: { exceptId: number }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const articles = useGetArticlesQuery({ lang: useLanguage(), page: 1 });
  return (
    <Section
      tone="surface"
      title={t('blog.recent')}
      action={<ButtonLink to={paths.blog()}>{t('blog.allArticles')}</ButtonLink>}
    >
      <PopularArticles query={articles} exceptId={exceptId} hrefOf={({ id }) => paths.article(id)} />
    </Section>
  );
};

export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  if (id === null) return [];
  return [...pageHeroQueries(context, args), getArticle.initiate({ lang: context.language, id }, PAGE_DATA)];
};

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
