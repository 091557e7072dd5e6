import { useVisitsInfiniteQuery } from '#api/desk/visits';
import { stageOf } from '#contract/rules/visitStages';
import type { VisitRow } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoment } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { StateMark } from '#desk/common/ui/Mark';
import { Card } from '#desk/common/ui/Screen';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Plate } from './Plate';
import styles from './VisitRows.module.css';

interface VisitRowsProps {
  visits: readonly VisitRow[];
  isOfOne?: boolean;
}

export const VisitRows = ({ visits, isOfOne = false }: VisitRowsProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {visits.map((visit) => (
        <li key={visit.id} className={styles.row}>
          <p className={styles.line}>
            <Link className={styles.car} to={deskPaths.visit(visit.id)}>
              {visit.car}
            </Link>
            <Plate plate={visit.plate} />
            {visit.total !== null && (
              <b className={styles.total} data-void={visit.is_void || undefined}>
                {formatMoney(String(visit.total), language)}
              </b>
            )}
          </p>
          <p className={styles.line}>
            <StateMark state={stageOf(visit)} />
            {visit.is_void && <span className={styles.void}>{t('board.void')}</span>}
            <time dateTime={visit.closed_at ?? visit.opened_at}>
              {formatMoment(visit.closed_at ?? visit.opened_at, language)}
            </time>
            <span className={styles.quiet}>
              {[!isOfOne && visit.name, visit.worker?.name, visit.reference].filter(Boolean).join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
};

export const CustomerVisits = ({ customer }: { customer: number }) => {
  const t = useDeskTexts();
  const query = useVisitsInfiniteQuery({ customer });
  const visits = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card title={t('board.title')}>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={3} />}
        isEmpty={() => visits.length === 0}
        empty={<p>{t('customers.noVisits')}</p>}
      >
        {() => (
          <>
            <VisitRows isOfOne visits={visits} />
            {query.hasNextPage && (
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('frame.loadMore')}
              </Button>
            )}
          </>
        )}
      </QueryBlock>
    </Card>
  );
};
