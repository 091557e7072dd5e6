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

/** Returns the first, last, current and adjacent pages. A gap of one page becomes that page. */
export const pageWindow = (page: number, pageCount: number): PageItem[] => {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  // Already sorted, because a Set keeps insertion order.
  const shown = [...new Set(wanted)];
  return shown.flatMap((current, index) => {
    const item = { key: String(current), page: current };
    const missing = current - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [item];
    const between = missing === 1 ? current - 1 : null;
    return [{ key: `before ${current}`, page: between }, item];
  });
};

/** Maximum number of pages that fits one row with both arrows on the narrowest phone. */
const FEW = 5;

interface PaginationProps {
  page: number;
  pageCount: number;
  toPage: (page: number) => AddressFrom;
}

/** Page links that work without JavaScript. Renders nothing for one page. */
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
    <nav className={classNames(styles.pagination, pageCount > FEW && styles.many)} aria-label={t('common.pagination')}>
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
