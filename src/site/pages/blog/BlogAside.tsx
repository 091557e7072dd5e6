import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import type { ArticleFacets, ArticleList, Tag } from '#contract/blog';
import { useAddress } from '#shared/config/hooks/useAddress';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { Archive } from '../../features/blog/Archive';
import { type BlogFilters, toBlog } from '../../features/blog/blogFiltersSlice';
import { RecentArticles } from '../../features/blog/RecentArticles';
import { TagLinks, TagLinksSkeleton } from '../../features/blog/TagLinks';
import type { DayFilter } from '../../features/blog/useCalendarView';
import styles from './BlogPage.module.css';

interface AsideBlockProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

const AsideBlock = ({ title, hint, children }: AsideBlockProps) => {
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 className={styles.blockTitle} id={titleId}>
        {title}
      </h2>
      {children}
      {hint && <p className={styles.hint}>{hint}</p>}
    </section>
  );
};

const toDay = (day: DayFilter) =>
  toBlog(({ month, date }) => (day.month === month && day.date === date ? { month: 0, date: 0 } : day));

interface BlogAsideProps {
  filters: BlogFilters;
  recent: QueryLike<ArticleList>;
  tags: QueryLike<Tag[]>;
  facets: ArticleFacets | undefined;
}

export const BlogAside = ({ filters, recent, tags, facets }: BlogAsideProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const navigate = useNavigate();
  const { current } = useAddress();
  const { category, tag, month, date } = filters;
  return (
    <>
      <AsideBlock title={t('blog.recent')}>
        <RecentArticles query={recent} hrefOf={({ id }) => paths.article(id)} />
      </AsideBlock>
      <AsideBlock title={t('blog.tags')}>
        <QueryBlock query={tags} placeholder={<TagLinksSkeleton />}>
          {(list) => (
            <TagLinks
              label={t('blog.tags')}
              tags={list}
              active={tag}
              leading={facets?.tags}
              to={({ id }) => toBlog((now) => ({ tag: id === now.tag ? 0 : id }))}
            />
          )}
        </QueryBlock>
      </AsideBlock>
      <AsideBlock title={t('blog.archive')} hint={t('blog.archiveHint')}>
        <Archive
          chosen={{ month, date }}
          category={category}
          tag={tag}
          toDay={toDay}
          leading={facets?.months}
          onChoose={(day) => void navigate(toDay(day)(current()))}
        />
      </AsideBlock>
    </>
  );
};
