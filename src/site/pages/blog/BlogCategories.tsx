import type { ArticleCategory } from '#contract/blog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FilterList, FilterListSkeleton } from '#shared/ui/lists/FilterList';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { toBlog } from '../../features/blog/lib/blogUrl';
import styles from './BlogPage.module.css';

export interface BlogCategoriesProps {
  /** It is the id of the active one, 0 for none. */
  active: number;
  categories: QueryLike<ArticleCategory[]>;
  /** Ids of those that lead to something; all where nobody knows. */
  leading: readonly number[] | undefined;
}

/** The active one again clears it. */
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
