import { useId } from 'react';
import type { VisitFilter } from '#api/desk/visits';
import { stageOf, type VisitStage } from '#contract/rules/visitStages';
import type { VisitRow } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import {
  DragArea,
  type DraggedItem,
  DropTarget,
  isWithin,
  KeyHandle,
  useDrag,
  useDragItem,
} from '#desk/common/ui/DragArea';
import { Button } from '#shared/ui/actions/Button';
import { useMoveVisit } from '../hooks/useMoveVisit';
import { COLUMNS, type Column, cardsOf, columnBeside, nextTarget, type Target, targetsFrom } from '../lib/board';
import styles from './Board.module.css';
import { VisitCard } from './VisitCard';

interface BoardCardProps {
  visit: VisitRow;
  held: DraggedItem<VisitStage> | null;
  canMove: boolean;
  hint: string;
  onMove: (to: Target) => void;
}

/** A mouse drags the card anywhere, touch only by the handle, because touches elsewhere scroll. */
const BoardCard = ({ visit, held, canMove, hint, onMove }: BoardCardProps) => {
  const t = useDeskTexts();
  const { ref, press, transform, isHeld } = useDragItem(visit.id, !canMove);
  const { onTouchStart, ...byMouse } = press;
  const next = nextTarget(stageOf(visit));
  return (
    <li
      ref={ref}
      className={styles.item}
      data-visit={visit.id}
      data-held={isHeld || undefined}
      style={
        isHeld && held?.by === 'pointer' && transform
          ? { transform: `translate(${transform.x}px, ${transform.y}px)` }
          : undefined
      }
      {...byMouse}
    >
      <VisitCard
        visit={visit}
        handle={
          <KeyHandle
            item={visit.id}
            className={styles.handle}
            label={t('board.handle', { name: `${visit.car} ${visit.plate}` })}
            hint={hint}
            onTouchStart={onTouchStart}
          />
        }
        onward={
          next && (
            <Button size="lg" block className={styles.onward} onClick={() => onMove(next)}>
              {t(`step.${next}`)}
            </Button>
          )
        }
      />
    </li>
  );
};

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
  const move = useMoveVisit({ visits, asked, onBack: (visit, to) => leadTo(visit, to) });
  const visitOf = (id: number) => visits.find((one) => one.id === id);
  const targetsOf = (stage: VisitStage) => targetsFrom(stage, may('change visits'));
  const stageOfId = (id: number) => {
    const visit = visitOf(id);
    return visit ? stageOf(visit) : null;
  };
  const { held, area, leadTo } = useDrag<VisitStage>({
    placeOf: stageOfId,
    placeAt: (point, rects, { from }) => targetsOf(from).find((target) => isWithin(rects.get(target), point)) ?? from,
    placeByKey: ({ key }, { from, place }) => {
      const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key];
      return step ? columnBeside({ from, to: place, targets: targetsOf(from) }, step) : null;
    },
    onDrop: (id, to) => {
      const visit = visitOf(id);
      const target = visit && targetsOf(stageOf(visit)).find((one) => one === to);
      if (target) void move(visit, target);
    },
    announce: (what, id, state) => {
      const visit = visitOf(id);
      return t(`board.${what}`, { name: `${visit?.car} ${visit?.plate}`, state: t(`visitState.${state}`) });
    },
    focusAt: (id, state) => {
      const card = document.querySelector(`[data-target="${state}"] [data-visit="${id}"]`);
      const handle = card?.querySelector<HTMLElement>('[data-handle]');
      // Narrow screens hide the handles, so the link gets focus.
      return handle && getComputedStyle(handle).display === 'none' ? card?.querySelector('a') : handle;
    },
  });
  return (
    <DragArea area={area}>
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
            <DropTarget
              key={column}
              as="section"
              target={column}
              className={styles.column}
              aria-labelledby={`${id}${column}`}
              data-shown={column === shown || undefined}
              data-open={(held && targetsOf(held.from).some((target) => target === column)) || undefined}
              data-over={(held && held.place === column && held.from !== column) || undefined}
            >
              <h2 className={styles.title} id={`${id}${column}`}>
                <span>{`${t(`visitState.${column}`)} `}</span>
                <span className={styles.count}>{cards.length}</span>
              </h2>
              {cards.length === 0 && <p className={styles.none}>{t('board.none')}</p>}
              <ul className={styles.cards}>
                {cards.map((visit) => (
                  <BoardCard
                    key={visit.id}
                    visit={visit}
                    held={held}
                    canMove={targetsOf(stageOf(visit)).length > 0}
                    hint={`${id}hint`}
                    onMove={(to) => void move(visit, to)}
                  />
                ))}
              </ul>
            </DropTarget>
          );
        })}
      </div>
      <p className={styles.hint} id={`${id}hint`}>
        {t('board.hint')}
      </p>
    </DragArea>
  );
};
