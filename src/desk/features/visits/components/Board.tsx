import { useId, useState } from 'react';
import type { VisitFilter } from '#api/desk/visits';
import type { VisitRow } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { Button } from '#shared/ui/actions/Button';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useBoardDrag } from '../hooks/useBoardDrag';
import { useMoveVisit } from '../hooks/useMoveVisit';
import { COLUMNS, type Column, cardsOf, nextTarget } from '../lib/board';
import styles from './Board.module.css';
import { VisitCard } from './VisitCard';

export interface BoardProps {
  visits: readonly VisitRow[];
  asked: VisitFilter;
  shown: Column;
  onShow: (column: Column) => void;
}

export const Board = ({ visits, asked, shown, onShow }: BoardProps) => {
  const t = useDeskTexts();
  const may = useMay();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const move = useMoveVisit({ visits, asked, onBack: (id, to) => drag.leadTo(id, to) });
  const drag = useBoardDrag({
    canReopen: may('change visits'),
    onDrop: (visit, to) => void move(visit, to),
    onSay: (what, visit, column) =>
      setAnnouncement(t(`board.${what}`, { name: `${visit.car} ${visit.plate}`, state: t(`visitState.${column}`) })),
  });
  const { held } = drag;
  return (
    <>
      <div className={styles.tabs} role="radiogroup" aria-label={t('visit.state')}>
        {COLUMNS.map((column) => (
          <label key={column} className={styles.tab}>
            <input type="radio" name={`${id}tab`} checked={column === shown} onChange={() => onShow(column)} />
            <span>
              <span>{`${t(`visitState.${column}`)} `}</span>
              <b>{cardsOf(visits, column).length}</b>
            </span>
          </label>
        ))}
      </div>
      <div className={styles.board}>
        {COLUMNS.map((column) => {
          const cards = cardsOf(visits, column);
          return (
            <section
              key={column}
              ref={drag.columnRef(column)}
              className={styles.column}
              aria-labelledby={`${id}${column}`}
              data-column={column}
              data-shown={column === shown || undefined}
              data-open={drag.isOpenTo(column) || undefined}
              data-over={(held && held.to === column && held.from !== column) || undefined}
            >
              <h2 className={styles.title} id={`${id}${column}`}>
                <span>{`${t(`visitState.${column}`)} `}</span>
                <span className={styles.count}>{cards.length}</span>
              </h2>
              {cards.length === 0 && <p className={styles.none}>{t('board.none')}</p>}
              <ul className={styles.cards}>
                {cards.map((visit) => {
                  const next = nextTarget(visit.state);
                  return (
                    <li
                      key={visit.id}
                      className={styles.item}
                      data-visit={visit.id}
                      data-held={held?.id === visit.id || undefined}
                      style={
                        held?.id === visit.id && held.by === 'pointer'
                          ? { transform: `translate(${held.dx}px, ${held.dy}px)` }
                          : undefined
                      }
                      {...drag.cardOf(visit)}
                    >
                      <VisitCard
                        visit={visit}
                        handle={
                          <button
                            type="button"
                            className={styles.handle}
                            aria-label={t('board.handle', { name: `${visit.car} ${visit.plate}` })}
                            aria-describedby={`${id}hint`}
                            aria-pressed={held?.id === visit.id}
                            {...drag.handleOf(visit)}
                          >
                            <DeskIcon name="handle" />
                          </button>
                        }
                        onward={
                          next && (
                            <Button size="lg" block className={styles.onward} onClick={() => void move(visit, next)}>
                              {t(`step.${next}`)}
                            </Button>
                          )
                        }
                      />
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
      <p className={styles.hint} id={`${id}hint`}>
        {t('board.hint')}
      </p>
      <div aria-live="assertive">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>
  );
};
