import type { AddressFrom } from '../../config/hooks/useAddress';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { classNames } from '../lib/classNames';
import { Icon } from '../media/Icon';
import { FilterLink } from './FilterLink';
import styles from './Pagination.module.css';

interface PageItem {
  key: string;
  page: number | null;
}

/**
 * Returns the first, last, current and adjacent pages. `page` null is an ellipsis, which replaces at least two pages.
 */
export const pageWindow = (page: number, pageCount: number): PageItem[] => {
  const candidates = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const pages = [...new Set(candidates)];
  return pages.flatMap((current, index) => {
    const item = { key: String(current), page: current };
    const missing = current - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [item];
    const between = missing === 1 ? current - 1 : null;
    return [{ key: `before ${current}`, page: between }, item];
  });
};

/** Maximum number of pages that fit on one row with both arrows on the narrowest phone. */
const MAX_IN_ONE_ROW = 5;

interface PaginationProps {
  page: number;
  pageCount: number;
  toPage: (page: number) => AddressFrom;
}

/** Works without JavaScript. Renders nothing for one page. */
export const Pagination = ({ page, pageCount, toPage }: PaginationProps) => {
  const { t } = useTranslation();
  if (pageCount <= 1) return null;
  const step = (target: number, label: string, className: string | undefined) =>
    target >= 1 && target <= pageCount ? (
      <FilterLink className={className} to={toPage(target)} aria-label={label} rel={target < page ? 'prev' : 'next'}>
        <Icon name="arrow" size={20} />
      </FilterLink>
    ) : null;

  return (
    <nav
      className={classNames(styles.pagination, pageCount > MAX_IN_ONE_ROW && styles.many)}
      aria-label={t('common.pagination')}
    >
      {step(page - 1, t('common.previousPage'), styles.previous)}
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((item) => (
          <li key={item.key}>
            {item.page === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <FilterLink
                className={styles.page}
                to={toPage(item.page)}
                aria-label={t('common.page', { page: item.page })}
                aria-current={item.page === page ? 'page' : undefined}
              >
                {item.page}
              </FilterLink>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, t('common.nextPage'), styles.next)}
    </nav>
  );
};
