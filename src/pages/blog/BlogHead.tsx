import type { BlogFilters } from '../../features/blog/blogFiltersSlice';
import { makePaths } from '../../shared/config/paths';
import { Head } from '../../shared/head/Head';
import { useTranslation } from '../../shared/i18n/useTranslation';

export interface BlogHeadProps {
  filters: BlogFilters;
  /** What the list is filtered by, in words. */
  names: readonly string[];
  /** Nobody should find an address without articles. */
  isEmpty: boolean;
}

const shortPaths = makePaths({ language: '', home: '' });

export const BlogHead = ({ filters, names, isEmpty }: BlogHeadProps) => {
  const { t } = useTranslation();
  const title = names.length > 0 ? t('blog.filteredTitle', { filters: names.join(', ') }) : t('blog.title');
  return (
    <Head
      title={filters.page > 1 ? `${title}. ${t('common.page', { page: filters.page })}` : title}
      description={t('blog.description')}
      canonical={shortPaths.blog({ ...filters })}
      noindex={isEmpty}
    />
  );
};
