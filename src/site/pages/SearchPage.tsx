import { skipToken } from '@reduxjs/toolkit/query';
import { getSearch, useGetSearchQuery } from '#api/generated/search';
import { usePaths } from '#shared/config/hooks/usePaths';
import type { Load } from '#shared/config/page';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { SearchForm } from '../features/search/SearchForm';
import { SearchElsewhere, SearchFound } from '../features/search/SearchFound';
import { parseSearchUrl, searchArgs } from '../features/search/searchUrl';
import styles from './SearchPage.module.css';

export const load: Load = ({ language }, { url }) => {
  const args = searchArgs(language, parseSearchUrl(url.searchParams));
  return args ? [getSearch.initiate(args, { subscribe: false })] : [];
};

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths({ home: '' });
  const filters = parseSearchUrl(useQueryParams());
  const args = searchArgs(lang, filters);
  const results = useGetSearchQuery(args ?? skipToken);
  return (
    <div className={styles.page}>
      <Head
        noindex
        title={filters.search ? t('search.titleOf', { search: filters.search }) : t('search.title')}
        description={t('search.description')}
      />
      <h1 className={styles.title} tabIndex={-1}>
        {t('search.title')}
      </h1>
      <SearchForm search={filters.search} />
      {args ? (
        <QueryBlock
          query={results}
          isEmpty={() => false}
          placeholder={
            <div className={styles.waiting}>
              {[1, 2, 3, 4].map((place) => (
                <Skeleton key={place} className={styles.skeleton} />
              ))}
            </div>
          }
        >
          {(found) => <SearchFound found={found} filters={filters} toAll={paths.search({ search: filters.search })} />}
        </QueryBlock>
      ) : (
        <SearchElsewhere categories={undefined} />
      )}
    </div>
  );
};
