import type { FilteredArticles } from '#contract/blog';
import type { Named } from '#contract/common';
import { makePaths } from '#shared/config/paths';
import { listWords } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { lacks } from '#shared/lib/lacks';
import type { BlogFilters } from '../../features/blog/blogFiltersSlice';
import { feedTags } from '../../features/blog/lib/feedTags';

export interface BlogHeadProps {
  filters: BlogFilters;
  /** What the list is filtered by, in words. */
  names: readonly string[];
  /** The list under these filters; undefined while it is not known. */
  list: FilteredArticles | undefined;
  /** All that there are. */
  categories: readonly Named[] | undefined;
  tags: readonly Named[] | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/** A category or a tag is a page of its own for search engines; both together, a month or a day show a few of the same articles. */
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
