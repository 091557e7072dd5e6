import { useRef } from 'react';
import { useGetArticlesQuery } from '#api/generated/articles';
import {
  getArticleCategories,
  getArticleTags,
  useGetArticleCategoriesQuery,
  useGetArticleTagsQuery,
} from '#api/generated/blog';
import type { ArticleCategory, FilteredArticles } from '#contract/blog';
import type { Named } from '#contract/common';
import { ARTICLES_PAGE_SIZE } from '#contract/rules/limits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { composeLoads, type Load, lacks, PAGE_DATA } from '#shared/config/page';

import { makePaths } from '#shared/config/paths';
import { listWords } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useRouteSelector } from '#shared/store/routeState';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { FilterList, FilterListSkeleton } from '#shared/ui/lists/FilterList';
import { NothingFound } from '#shared/ui/lists/NothingFound';
import { Pagination } from '#shared/ui/lists/Pagination';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { ActiveFilters, activeFilters } from '../../features/blog/ActiveFilters';
import { ArticlesGrid } from '../../features/blog/ArticlesGrid';
import { type BlogFilters, isFiltered, selectBlogFilters, toBlog } from '../../features/blog/blogFiltersSlice';
import { feedTags } from '../../features/blog/feedTags';
import { articleListQueries, useArticles } from '../../features/blog/useArticles';
import { pageHeroQueries, RoutePageHero } from '../../features/pageHero/RoutePageHero';
import { BlogAside } from './BlogAside';
import styles from './BlogPage.module.css';

export interface BlogCategoriesProps {
  active: number;
  categories: QueryLike<ArticleCategory[]>;
  leading: readonly number[] | undefined;
}

export const BlogCategories = ({ active, categories, leading }: BlogCategoriesProps) => {
  const { t } = useTranslation();
  return (
    <QueryBlock
      className={styles.categories}
      query={categories}
      placeholder={<FilterListSkeleton lines={7} />}
      empty={null}
    >
      {(list) => (
        <FilterList
          title={t('blog.categories')}
          all={{ label: t('blog.allCategories'), to: toBlog(() => ({ category: 0 })) }}
          items={list.map(({ id, name }) => ({
            key: id,
            label: name,
            active: id === active,
            isEmpty: id !== active && leading?.includes(id) === false,
            to: toBlog(({ category }) => ({ category: id === category ? 0 : id })),
          }))}
        />
      )}
    </QueryBlock>
  );
};

export interface BlogHeadProps {
  filters: BlogFilters;
  names: readonly string[];
  list: FilteredArticles | undefined;
  categories: readonly Named[] | undefined;
  tags: readonly Named[] | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/** Thin content, marked as noindex: lists of a month, of a day, or of a category combined with a tag. */
const isThin = ({ category, tag, month, date }: BlogFilters): boolean => month + date > 0 || (category > 0 && tag > 0);

export const BlogHead = ({ filters, names, list, categories, tags }: BlogHeadProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { page } = filters;
  const isEmpty = list?.results.length === 0;
  const isAbsent = isEmpty && (list.count > 0 || lacks(categories, filters.category) || lacks(tags, filters.tag));
  const named = names.length > 0 && { filters: names.join(', ') };
  const title = named ? t('blog.filteredTitle', named) : t('blog.title');
  const description = named ? t('blog.filteredDescription', named) : t('blog.description');
  return (
    <Head
      {...listWords(t, page, [title, names.join(', ') || title], description)}
      more={feedTags(lang, t('blog.feed'))}
      canonical={shortPaths.blog({ ...filters })}
      noindex={isEmpty || isThin(filters)}
      status={isAbsent ? 404 : undefined}
    />
  );
};

const articleFilterQueries: Load = ({ language: lang }) => [
  getArticleCategories.initiate({ lang }, PAGE_DATA),
  getArticleTags.initiate({ lang }, PAGE_DATA),
];

export const load = composeLoads(pageHeroQueries, articleListQueries, articleFilterQueries);

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  const filters = useRouteSelector(selectBlogFilters);
  const articles = useArticles(lang, filters);
  const recent = useGetArticlesQuery({ lang, page: 1 });
  const categories = useGetArticleCategoriesQuery({ lang });
  const tags = useGetArticleTagsQuery({ lang });
  const { page, ...criteria } = filters;
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
