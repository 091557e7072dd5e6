import type { ArticleCategory } from '../../../contract/articles';
import type { BlogFilters } from '../../features/blog/blogFiltersSlice';
import { usePaths } from '../../shared/config/usePaths';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { FilterList, FilterListSkeleton } from '../../shared/ui/FilterList';
import { QueryBlock, type QueryLike } from '../../shared/ui/QueryBlock';
import styles from './BlogPage.module.css';

export interface BlogCategoriesProps {
  filters: BlogFilters;
  categories: QueryLike<ArticleCategory[]>;
}

/** The active one again clears it (category 0). */
export const BlogCategories = ({ filters, categories }: BlogCategoriesProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const hrefOf = (category: number) => paths.blog({ ...filters, page: 1, category });
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
          all={{ label: t('blog.allCategories'), href: hrefOf(0) }}
          items={list.map(({ id, name }) => ({
            key: id,
            label: name,
            active: id === filters.category,
            href: hrefOf(id === filters.category ? 0 : id),
          }))}
        />
      )}
    </QueryBlock>
  );
};
