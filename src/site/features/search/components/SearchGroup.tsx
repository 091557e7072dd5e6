import { SEARCH_MAX_PAGES, SEARCH_PAGE_SIZE } from '#contract/rules/limits';
import type { SearchGroup as Group } from '#contract/search';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Pagination } from '#shared/ui/lists/Pagination';
import { type SearchFilters, toSearchPage } from '../lib/searchUrl';
import { HitRow } from './HitRow';
import styles from './SearchGroup.module.css';

export interface SearchGroupProps {
  group: Group;
  filters: SearchFilters;
}

/** The hits of one kind: the best, and the way to all of them; or a page of all. */
export const SearchGroup = ({ group: { kind, count, hits }, filters }: SearchGroupProps) => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  return (
    <section className={styles.group} aria-labelledby={`found-${kind}`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`found-${kind}`}>
          {t(`search.${kind}`)}
        </h2>
        <span className={styles.count}>{count}</span>
        {!filters.kind && count > hits.length && (
          <Link
            className={styles.all}
            to={paths.search({ search: filters.search, kind })}
            aria-describedby={`found-${kind}`}
          >
            {t('search.showAll')}
          </Link>
        )}
      </div>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitRow hit={hit} />
          </li>
        ))}
      </ul>
      {filters.kind && (
        <Pagination
          page={filters.page}
          pageCount={Math.min(SEARCH_MAX_PAGES, Math.ceil(count / SEARCH_PAGE_SIZE))}
          toPage={toSearchPage}
        />
      )}
    </section>
  );
};
