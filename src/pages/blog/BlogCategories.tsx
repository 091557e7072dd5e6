import type { ArticleCategory } from '../../../contract/articles';
import { toBlog } from '../../features/blog/lib/blogUrl';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { FilterList, FilterListSkeleton } from '../../shared/ui/FilterList';
import { QueryBlock, type QueryLike } from '../../shared/ui/QueryBlock';
import styles from './BlogPage.module.css';

export interface BlogCategoriesProps {
  /** Id of the active one; 0: none. */
  active: number;
  categories: QueryLike<ArticleCategory[]>;
}

/** The active one again clears it. */
export const BlogCategories = ({ active, categories }: BlogCategoriesProps) => {
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
            to: toBlog(({ category }) => ({ category: id === category ? 0 : id })),
          }))}
        />
      )}
    </QueryBlock>
  );
};
