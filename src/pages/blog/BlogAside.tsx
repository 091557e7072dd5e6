import { useNavigate } from 'react-router';
import type { ArticleList, Tag } from '../../../contract/articles';
import type { BlogFilters } from '../../features/blog/blogFiltersSlice';
import { Archive } from '../../features/blog/components/Archive';
import { RecentArticles } from '../../features/blog/components/RecentArticles';
import { TagLinks, TagLinksSkeleton } from '../../features/blog/components/TagLinks';
import { usePaths } from '../../shared/config/usePaths';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { QueryBlock, type QueryLike } from '../../shared/ui/QueryBlock';
import { AsideBlock } from './AsideBlock';

export interface BlogAsideProps {
  filters: BlogFilters;
  recent: QueryLike<ArticleList>;
  tags: QueryLike<Tag[]>;
}

/** The side column: newest articles, tags and the archive. Any choice leads to page 1 and keeps the other filters. */
export const BlogAside = ({ filters, recent, tags }: BlogAsideProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const navigate = useNavigate();
  const { tag, month, date } = filters;
  const hrefOfDay = (chosen: { month: number; date: number }) => paths.blog({ ...filters, ...chosen, page: 1 });
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
              hrefOf={({ id }) => paths.blog({ ...filters, page: 1, tag: id === tag ? 0 : id })}
            />
          )}
        </QueryBlock>
      </AsideBlock>
      <AsideBlock title={t('blog.archive')} hint={t('blog.archiveHint')}>
        <Archive chosen={{ month, date }} hrefOf={hrefOfDay} onChoose={(chosen) => void navigate(hrefOfDay(chosen))} />
      </AsideBlock>
    </>
  );
};
