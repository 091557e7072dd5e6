import type { TFunction } from 'i18next';
import type { Named } from '#contract/common';
import { usePaths } from '#shared/config/hooks/usePaths';
import { MONTHS } from '#shared/i18n/formats/calendar';
import { formatDayOfMonth } from '#shared/i18n/formats/dates';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { Link } from '#shared/ui/actions/Link';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { Icon } from '#shared/ui/media/Icon';
import styles from './ActiveFilters.module.css';
import { type BlogFilters, toBlog } from './blogFiltersSlice';

interface ActiveFilter {
  key: 'category' | 'tag' | 'day';
  name: string;
  without: Partial<BlogFilters>;
}

interface FilterNames {
  categories: readonly Named[] | undefined;
  tags: readonly Named[] | undefined;
}

const dayName = ({ month, date }: BlogFilters, language: Language, t: TFunction): string => {
  if (month === 0) return t('blog.anyMonthDay', { day: date });
  return date === 0 ? (MONTHS[language][month - 1] ?? '') : formatDayOfMonth(month, date, language);
};

const nameOf = (list: readonly Named[] | undefined, id: number) => list?.find((entry) => entry.id === id)?.name;

export const activeFilters = (
  filters: BlogFilters,
  { categories, tags }: FilterNames,
  language: Language,
  t: TFunction,
): ActiveFilter[] => {
  const { category, tag, month, date } = filters;
  const active: ActiveFilter[] = [];
  if (category > 0) {
    const name = nameOf(categories, category) ?? t('blog.someCategory', { id: category });
    active.push({ key: 'category', name, without: { category: 0 } });
  }
  if (tag > 0) {
    const name = nameOf(tags, tag) ?? t('blog.someTag', { id: tag });
    active.push({ key: 'tag', name, without: { tag: 0 } });
  }
  if (month > 0 || date > 0) {
    const name = dayName(filters, language, t);
    active.push({ key: 'day', name, without: { month: 0, date: 0 } });
  }
  return active;
};

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onRemove: () => void;
}

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
