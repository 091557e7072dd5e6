import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { saveDraft } from '#shared/drafts/tabDrafts';
import { useQueryParams } from '#shared/lib/address';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay, useSession } from '../../common/hooks/useSession';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { isOver } from '../../features/visits/changeVisit';
import { Board } from '../../features/visits/components/Board';
import { ClosedList, VisitFilters } from '../../features/visits/components/ClosedList';
import { MyWork, useVisitsInWork } from '../../features/visits/components/MyWork';

import { VisitRows } from '../../features/visits/components/VisitRows';
import { type Column, filterOf, isColumn, TABS, tabOf } from '../../features/visits/lib/board';

import { LAST_VISITS } from '../../features/visits/lib/edits';
import styles from './VisitsPage.module.css';

const BoardView = ({ params }: { params: URLSearchParams }) => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const asked = filterOf(params);
  const { query, visits } = useVisitsInWork(asked);
  const column = params.get('column');
  const over = visits.filter(isOver);
  // Hides the empty board when a search finds only closed visits.
  const hasBoard = over.length === 0 || over.length < visits.length;
  return (
    <QueryBlock query={query} placeholder={<SkeletonText lines={8} />} isEmpty={() => false}>
      {() => (
        <>
          {hasBoard && (
            <Board
              visits={visits}
              asked={asked}
              shown={isColumn(column) ? column : 'open'}
              onShow={(next) =>
                void navigate(deskPaths.visits({ ...Object.fromEntries(params), column: next }), { replace: true })
              }
            />
          )}
          {over.length > 0 && (
            <section aria-labelledby="over">
              <h2 className={styles.over} id="over">
                {t('board.over')}
              </h2>
              <VisitRows visits={over} />
            </section>
          )}
          {query.hasNextPage && !query.isFetching && (
            <Button onClick={() => void query.fetchNextPage()}>{t('frame.loadMore')}</Button>
          )}
        </>
      )}
    </QueryBlock>
  );
};

const NarrowedView = ({ params, stage }: { params: URLSearchParams; stage: Column | null }) => {
  const t = useDeskTexts();
  const { query, visits } = useVisitsInWork({ ...filterOf(params), ...(stage ? { stage } : { late: 'yes' }) });
  return (
    <section className={styles.stage} aria-labelledby="stage">
      <div className={styles.stageHead}>
        <h2 className={styles.stageTitle} id="stage">
          {stage
            ? t('board.ofStage', { stage: t(`visitState.${stage}`), count: visits.length })
            : t('board.ofLate', { count: visits.length })}
        </h2>
        <ButtonLink to={deskPaths.visits({ ...Object.fromEntries(params), stage: null, late: null })}>
          {t('board.wholeBoard')}
        </ButtonLink>
      </div>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={6} />}
        isEmpty={() => visits.length === 0}
        empty={<p>{t(stage ? 'board.noneOfStage' : 'board.noneLate')}</p>}
      >
        {() => <VisitRows visits={visits} />}
      </QueryBlock>
    </section>
  );
};

export const Component = () => {
  const t = useDeskTexts();
  const may = useMay();
  const { id: me } = useSession();
  const params = useQueryParams();
  const isMechanic = !may('change visits');
  const tab = tabOf(params, isMechanic);
  const asked = params.get('stage');
  const stage = isColumn(asked) ? asked : null;
  const isNarrowed = stage !== null || params.get('late') === 'yes';
  useEffect(() => saveDraft(me, LAST_VISITS, params.toString()), [me, params]);
  return (
    <Screen
      title={t(tab === 'mine' ? 'work.title' : 'board.title')}
      actions={
        !isMechanic && (
          <ButtonLink variant="primary" to={deskPaths.newVisit()}>
            {t('board.begin')}
          </ButtonLink>
        )
      }
    >
      <nav className={styles.tabs} aria-label={t('board.views')}>
        {TABS.map((one) => (
          <Link
            key={one}
            className={styles.tab}
            to={deskPaths.visits({ view: one, branch: params.get('branch') })}
            aria-current={one === tab ? 'page' : undefined}
          >
            {t(`board.view_${one}`)}
          </Link>
        ))}
      </nav>
      {tab !== 'mine' && <VisitFilters params={params} canChooseMine={tab === 'board'} />}
      {tab === 'board' && (isNarrowed ? <NarrowedView params={params} stage={stage} /> : <BoardView params={params} />)}
      {tab === 'mine' && <MyWork />}
      {tab === 'closed' && <ClosedList params={params} filter={filterOf(params)} />}
    </Screen>
  );
};
