import type { BlogFilters } from '../../features/blog/blogFiltersSlice';
import { feedTags } from '../../features/blog/lib/feedTags';
import { makePaths } from '../../shared/config/paths';
import { Head } from '../../shared/head/Head';
import { useLanguage } from '../../shared/i18n/useLanguage';
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
  const lang = useLanguage();
  const { page } = filters;
  const named = names.length > 0 && { filters: names.join(', ') };
  const title = named ? t('blog.filteredTitle', named) : t('blog.title');
  const description = named ? t('blog.filteredDescription', named) : t('blog.description');
  return (
    <Head
      title={page > 1 ? t('lists.pageTitle', { title, page }) : title}
      description={page > 1 ? t('lists.pageDescription', { description, page }) : description}
      more={feedTags(lang, t('blog.feed'))}
      canonical={shortPaths.blog({ ...filters })}
      noindex={isEmpty}
    />
  );
};
