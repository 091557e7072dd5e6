import type { AddressFrom } from '../../config/hooks/useAddress';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { classNames } from '../lib/classNames';
import { Icon } from '../media/Icon';
import { FilterLink } from './FilterLink';
import styles from './Pagination.module.css';
import { pageWindow } from './pageWindow';

/** So many pages and both arrows stand in one line on the narrowest phone. */
const FEW = 5;

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  /** To a page under the same filters. */
  toPage: (page: number) => AddressFrom;
}

/** Pages as plain links: they work without JavaScript and can be shared. One page needs none. */
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
