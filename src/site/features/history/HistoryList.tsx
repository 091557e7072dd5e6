import { useGetHistoryQuery, useGetHistoryTotalsQuery } from '#api/generated/visits';
import { isNotFound } from '#api/problem';
import { spacedPlate } from '#contract/rules/plates';
import type { HistoryPage, HistoryRow } from '#contract/visits';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatMoney, formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Icon } from '#shared/ui/media/Icon';
import { HistoryFilters } from './HistoryFilters';
import styles from './HistoryList.module.css';
import { parseHistoryUrl, toHistory } from './historyUrl';
import { Level } from './Level';
import noHistoryStyles from './NoHistory.module.css';
import { OwnRecords } from './OwnRecords';
import visitCardStyles from './VisitCard.module.css';
import { dayInWords } from './words';

const NoHistory = () => {
  const { t } = useTranslation();
  return (
    <div className={noHistoryStyles.none}>
      <Icon name="history" size={32} />
      <strong>{t('personal.noHistory')}</strong>
      <p>{t('personal.noHistoryText')}</p>
    </div>
  );
};

const VisitCard = ({ visit }: { visit: HistoryRow }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = historyPaths(usePaths());
  const day = dayInWords(visit.closed_at, lang);
  return (
    <article className={visitCardStyles.card} aria-label={t('history.visit', { day })}>
      <div className={visitCardStyles.head}>
        <h2 className={visitCardStyles.day}>
          <Link className={visitCardStyles.cover} to={paths.visit(visit.id)} aria-label={t('history.open', { day })}>
            {day}
          </Link>
        </h2>
        <p className={visit.is_corrected ? visitCardStyles.void : visitCardStyles.total}>
          {formatMoney(String(visit.total), lang)}
        </p>
      </div>
      {visit.done.length > 0 && <p>{visit.done.join(', ')}</p>}
      <p className={visitCardStyles.car}>
        <span>{`${visit.car}, ${visit.year}`}</span>
        {visit.plate && <span className={visitCardStyles.plate}>{` ${spacedPlate(visit.plate)}`}</span>}
      </p>
      <p className={visitCardStyles.quiet}>
        <span>{visit.branch}</span>
        <span>{t('personal.km', { mileage: formatNumber(visit.mileage, lang) })}</span>
        <span>{t('history.number', { number: visit.number })}</span>
      </p>
      {visit.is_handed_over && <p className={visitCardStyles.quiet}>{t('history.isHandedOver')}</p>}
      {visit.is_corrected && <p className={visitCardStyles.quiet}>{t('history.isCorrected')}</p>}
      {visit.reds > 0 && !visit.is_corrected && <Level level="red">{t('history.urgent', { count: visit.reds })}</Level>}
    </article>
  );
};

const PLACEHOLDERS = 3;

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
  // Other API servers lack this call.
  if (isNotFound(query.error)) return <NoHistory />;
  return (
    <div className={styles.history}>
      {(totals.currentData || !query.isError) && (
        <QueryBlock className={styles.totals} query={totals} placeholder={null} empty={<></>}>
          {(data) => <HistoryFilters userId={userId} totals={data} choice={choice} />}
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
            {before === 0 && (
              <OwnRecords
                userId={userId}
                year={year}
                cars={car > 0 ? new Set(items.flatMap(({ car_id: id }) => id ?? [])) : null}
              />
            )}
          </>
        )}
      </QueryBlock>
    </div>
  );
};
