import { useTranslation } from '../i18n/useTranslation';
import { Icon } from './Icon';
import { Link } from './Link';
import styles from './Pagination.module.css';
import { pageWindow } from './pageWindow';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  /** The address of a page, from `usePaths()`. */
  hrefFor: (page: number) => string;
}

/** Pages as plain links: they work without JavaScript and can be shared. One page needs none. */
export const Pagination = ({ page, pageCount, hrefFor }: PaginationProps) => {
  const { t } = useTranslation();
  if (pageCount <= 1) return null;
  const step = (target: number, label: string, className: string | undefined) =>
    target >= 1 && target <= pageCount ? (
      <Link className={className} to={hrefFor(target)} aria-label={label} rel={target < page ? 'prev' : 'next'}>
        <Icon name="arrow" size={20} />
      </Link>
    ) : null;

  return (
    <nav className={styles.pagination} aria-label={t('common.pagination')}>
      {step(page - 1, t('common.previousPage'), styles.previous)}
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((item) => (
          <li key={item.key}>
            {item.page === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={styles.page}
                to={hrefFor(item.page)}
                aria-label={t('common.page', { page: item.page })}
                aria-current={item.page === page ? 'page' : undefined}
              >
                {item.page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, t('common.nextPage'), styles.next)}
    </nav>
  );
};
