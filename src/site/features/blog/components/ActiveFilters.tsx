import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { Icon } from '#shared/ui/media/Icon';
import type { ActiveFilter } from '../lib/activeFilters';
import { toBlog } from '../lib/blogUrl';
import styles from './ActiveFilters.module.css';

export interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  /** A removed chip had the focus, which must not fall back to the top of the document. */
  onRemove: () => void;
}

/** What the list is filtered by; each can be taken away, and all of them together. */
export const ActiveFilters = ({ filters, onRemove }: ActiveFiltersProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('blog.activeFilters')}>
      {filters.map(({ key, name, without }) => (
        <li key={key}>
          <FilterLink
            className={styles.chip}
            to={toBlog(() => without)}
            aria-label={t('blog.removeFilter', { name })}
            onClick={onRemove}
          >
            <span>{name}</span>
            <Icon name="close" size={16} />
          </FilterLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link className={styles.all} to={paths.blog()} onClick={onRemove}>
            {t('blog.clearFilters')}
          </Link>
        </li>
      )}
    </ul>
  );
};
