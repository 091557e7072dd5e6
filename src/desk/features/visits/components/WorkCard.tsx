import { useVisitDetailQuery } from '#api/desk/visits';
import { stageOf } from '#contract/rules/visitStages';
import type { Visit, VisitLine, VisitRow } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { deskPaths } from '#desk/common/lib/paths';
import { StateMark } from '#desk/common/ui/Mark';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { isCharged } from '../changeVisit';
import { useVisit } from '../hooks/useVisit';
import { formatQuantity } from '../lib/amounts';
import { lineEdit, visitEdit } from '../lib/edits';
import { nameIn } from '../lib/names';
import { Plate } from './Plate';
import { PromiseMark } from './PromisePick';
import { VisitProvider } from './VisitProvider';
import styles from './WorkCard.module.css';

const linesOf = (visit: Visit, me: number): VisitLine[] =>
  visit.lines.filter(
    (line) =>
      line.kind !== 'part' &&
      isCharged(line) &&
      (line.worker ? line.worker.id === me : visit.worker === null || visit.worker.id === me),
  );

const Work = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { id: me } = useSession();
  const { visit, change, canWork } = useVisit();
  const lines = linesOf(visit, me);
  const isBegun = visit.state === 'in_work' || visit.state === 'ready';
  const next = isBegun ? (visit.state === 'in_work' ? 'ready' : null) : 'in_work';
  return (
    <>
      {visit.complaint && <p className={styles.complaint}>{visit.complaint}</p>}
      {visit.note && <p className={styles.quiet}>{visit.note}</p>}
      <PromiseMark visit={visit} />
      {lines.length === 0 && <p className={styles.none}>{t('work.noLines')}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <label className={styles.line}>
              <input
                type="checkbox"
                checked={line.is_done}
                disabled={!canWork}
                onChange={({ target }) => void change(lineEdit(visit, line.id, { is_done: target.checked }))}
              />
              <span className={styles.name}>{nameIn(line.name, language)}</span>
              {line.quantity !== 1_000 && (
                <span className={styles.quiet}>{`×\u00a0${formatQuantity(line.quantity)}`}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {next && canWork && (
        <Button
          size="lg"
          block
          variant={lines.every(({ is_done: isDone }) => isDone) || next === 'in_work' ? 'primary' : 'secondary'}
          onClick={() => void change(visitEdit(visit, { state: next }))}
        >
          {t(next === 'ready' ? 'work.ready' : 'work.begin')}
        </Button>
      )}
    </>
  );
};

export const WorkCard = ({ row }: { row: VisitRow }) => {
  const query = useVisitDetailQuery({ id: row.id });
  return (
    <article className={styles.card} aria-label={`${row.car} ${row.plate}`}>
      <header className={styles.head}>
        <Link className={styles.car} to={deskPaths.visit(row.id)}>
          {row.car}
        </Link>
        <Plate plate={row.plate} />
        <StateMark state={stageOf(query.currentData ?? row)} />
      </header>
      <QueryBlock query={query} placeholder={<SkeletonText lines={3} />}>
        {(visit) => (
          <VisitProvider visit={visit}>
            <Work />
          </VisitProvider>
        )}
      </QueryBlock>
    </article>
  );
};
