import { useGetHistoryQuery, useGetHistoryTotalsQuery } from '#api/endpoints/history';
import { isNotFound } from '#api/isNotFound';
import type { HistoryPage } from '#contract/visits';
import { useQueryParams } from '#shared/hooks/useQueryParams';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { parseHistoryUrl, toHistory } from '../lib/historyUrl';
import { HistoryFilters } from './HistoryFilters';
import styles from './HistoryList.module.css';
import { NoHistory } from './NoHistory';
import { VisitCard } from './VisitCard';

const PLACEHOLDERS = 3;

/** The customer's closed visits by the address: of a car, of a year, page by page. */
export const HistoryList = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const choice = parseHistoryUrl(useQueryParams());
  const { car, year, before } = choice;
  const isFiltered = car > 0 || year > 0 || before > 0;
  const query = useGetHistoryQuery({
    lang,
    userId,
    ...(car > 0 && { car }),
    ...(year > 0 && { year }),
    ...(before > 0 && { before }),
  });
  const totals = useGetHistoryTotalsQuery({ lang, userId });
  // A server of another make has no such list, and there is nothing to try again.
  if (isNotFound(query.error)) return <NoHistory />;
  return (
    <div className={styles.history}>
      {(totals.currentData || !query.isError) && (
        <QueryBlock className={styles.totals} query={totals} placeholder={null} empty={<></>}>
          {(data) => <HistoryFilters totals={data} choice={choice} />}
        </QueryBlock>
      )}
      <QueryBlock<HistoryPage>
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={isFiltered ? <p>{t('history.nothing')}</p> : <NoHistory />}
        placeholder={
          <div className={styles.list}>
            {Array.from({ length: PLACEHOLDERS }, (_, place) => (
              <Skeleton key={place} className={styles.waiting} />
            ))}
          </div>
        }
      >
        {({ items, next }) => (
          <>
            <ul className={styles.list}>
              {items.map((visit) => (
                <li key={visit.id}>
                  <VisitCard visit={visit} />
                </li>
              ))}
            </ul>
            <div className={styles.pages}>
              {before > 0 && (
                <FilterLink className={styles.page} to={toHistory({ before: 0 })} rel="prev">
                  {t('history.newest')}
                </FilterLink>
              )}
              {next !== null && (
                <FilterLink className={styles.page} to={toHistory({ before: next })} rel="next">
                  {t('history.older')}
                </FilterLink>
              )}
            </div>
          </>
        )}
      </QueryBlock>
    </div>
  );
};
