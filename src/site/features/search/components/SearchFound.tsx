import type { SearchResults } from '#contract/search';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import type { SearchFilters } from '../lib/searchUrl';
import { SearchElsewhere } from './SearchElsewhere';
import styles from './SearchFound.module.css';
import { SearchGroup } from './SearchGroup';

export interface SearchFoundProps {
  found: SearchResults;
  filters: SearchFilters;
  /** The same question over every kind. */
  toAll: string;
}

/** What was found, in groups; where nothing has all of the question, what was understood and the nearest. */
export const SearchFound = ({ found, filters, toAll }: SearchFoundProps) => {
  const { t } = useTranslation();
  const { search, kind } = filters;
  const { count, groups, nearest, understood, categories } = found;
  const isReadOtherwise = understood !== undefined && count > 0;
  const nothingExact = isReadOtherwise
    ? t('search.nothingButRead', { search, text: understood })
    : t(count > 0 ? 'search.nothingButNear' : 'search.nothing', { search });
  return (
    <div className={styles.found}>
      <div role="status">
        <p className={styles.said}>{nearest ? nothingExact : t('search.found', { count })}</p>
        {!nearest && isReadOtherwise && <p>{t('search.understood', { text: understood })}</p>}
      </div>
      {kind && (
        <p>
          <Link to={toAll}>{t('search.everything')}</Link>
        </p>
      )}
      {groups.map((group) => (
        <SearchGroup key={group.kind} group={group} filters={filters} />
      ))}
      {nearest && <SearchElsewhere categories={categories} />}
    </div>
  );
};
