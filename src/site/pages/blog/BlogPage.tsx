import { useRef } from 'react';
import { useGetArticlesQuery } from '#api/endpoints/articles';
import { useGetArticleCategoriesQuery, useGetArticleTagsQuery } from '#api/endpoints/blog';
import { ARTICLES_PAGE_SIZE } from '#contract/rules/limits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useQueryParams } from '#shared/hooks/useQueryParams';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { NothingFound } from '#shared/ui/lists/NothingFound';
import { Pagination } from '#shared/ui/lists/Pagination';
import { ActiveFilters } from '../../features/blog/components/ActiveFilters';
import { ArticlesGrid } from '../../features/blog/components/ArticlesGrid';
import { useArticles } from '../../features/blog/hooks/useArticles';
import { activeFilters } from '../../features/blog/lib/activeFilters';
import { isFiltered } from '../../features/blog/lib/articlesArgs';
import { parseBlogUrl, toBlog } from '../../features/blog/lib/blogUrl';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { BlogAside } from './BlogAside';
import { BlogCategories } from './BlogCategories';
import { BlogHead } from './BlogHead';
import styles from './BlogPage.module.css';

export { load } from './load';

/** The blog: a page of articles with what they can be filtered by. The address is the state. */
export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  const filters = parseBlogUrl(useQueryParams());
  const articles = useArticles(lang, filters);
  const recent = useGetArticlesQuery({ lang, page: 1 });
  const categories = useGetArticleCategoriesQuery({ lang });
  const tags = useGetArticleTagsQuery({ lang });
  const { page, ...criteria } = filters;
  // While a page loads, the number of pages around the placeholders stays.
  const known = useLastKnown(articles.currentData, `${lang} ${Object.values(criteria).join(' ')}`);
  const names = { categories: categories.currentData, tags: tags.currentData };
  const active = activeFilters(filters, names, lang, t);
  const facets = known && 'facets' in known ? known.facets : undefined;
  const activeNames = active.map(({ name }) => name);

  return (
    <>
      <BlogHead filters={filters} names={activeNames} list={articles.currentData} {...names} />
      <RoutePageHero lead={t('blog.lead')} />
      <DeferredContent>
        <div className={styles.blog}>
          <BlogCategories active={filters.category} categories={categories} leading={facets?.categories} />
          <div className={styles.results}>
            <div className={styles.head}>
              <h2 className={styles.title} ref={heading} tabIndex={-1}>
                {activeNames.join(', ') || t('blog.allArticles')}
              </h2>
              <p className={styles.count} role="status">
                {known && t('blog.found', { count: known.count })}
              </p>
            </div>
            <ActiveFilters filters={active} onRemove={() => heading.current?.focus({ preventScroll: true })} />
            <ArticlesGrid
              query={articles}
              hrefOf={({ id }) => paths.article(id)}
              empty={
                <NothingFound
                  count={articles.currentData?.count ?? 0}
                  beyondEnd={{ text: t('blog.beyondEnd'), firstPage: paths.blog({ ...filters, page: 1 }) }}
                  filtered={
                    isFiltered(filters)
                      ? { text: t('blog.nothingFound'), all: t('blog.showAll'), toAll: paths.blog() }
                      : undefined
                  }
                />
              }
            />
            <Pagination
              page={page}
              pageCount={Math.ceil((known?.count ?? 0) / ARTICLES_PAGE_SIZE)}
              toPage={(target) => toBlog(() => ({ page: target }))}
            />
          </div>
          <aside className={styles.aside}>
            <BlogAside filters={filters} recent={recent} tags={tags} facets={facets} />
          </aside>
        </div>
      </DeferredContent>
    </>
  );
};
