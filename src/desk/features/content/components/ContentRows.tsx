import { useId, useMemo } from 'react';
import type { ContentListArg } from '#api/desk/lists';
import type { ContentRow as Row } from '#contract/content';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { useReorder } from '#desk/common/hooks/useReorder';
import { useMay } from '#desk/common/hooks/useSession';
import { DragArea, DragHandle, DropTarget } from '#desk/common/ui/DragArea';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useContentTexts } from '../hooks/useContentTexts';
import { useTitles } from '../hooks/useFields';
import { useOrdering } from '../hooks/useOrdering';
import { type OpenedFrom, ownerOf, titleIn } from '../lib/contentWords';
import { hiddenByLimit } from '../lib/hiddenByLimit';

import { ContentRow } from './ContentRow';
import styles from './ContentRows.module.css';

export interface ContentRowsProps {
  kind: ContentKindName;
  rows: readonly Row[];
  asked: ContentListArg;
  back: string;
  selected: readonly number[];
  onToggle: (id: number) => void;
}

export const ContentRows = ({ kind, rows, asked, back, selected, onToggle }: ContentRowsProps) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const may = useMay();
  const hint = useId();
  const description = kindOf(kind);
  const owner = ownerOf(description);
  const ownerId = ({ fields }: Row) => Number(owner && fields[owner.name]);
  const owners = useTitles(owner?.to, rows.map(ownerId).filter(Boolean));
  const canOrder = description.order === 'position' && asked.order === undefined && may('publish content');
  // Unpublished items have no position and come last.
  const ids = useMemo(() => rows.filter(({ state }) => state !== 'new').map(({ id }) => id), [rows]);
  const from: OpenedFrom = useMemo(() => ({ back, ids: rows.map(({ id }) => id) }), [back, rows]);
  const isWhole = Object.keys(asked).every((name) => name === 'kind');
  const beyond = useMemo(
    () => (isWhole ? hiddenByLimit(description, rows) : new Set<number>()),
    [isWhole, description, rows],
  );
  const titleOf = (id: number) => {
    const row = rows.find((one) => one.id === id);
    return (row && titleIn(row.title, language)) || t('items.untitled');
  };
  const order = useOrdering(kind, asked, ids);
  const { movingId, placeOf, area } = useReorder({
    ids,
    onDrop: (start, end) => void order(start, end),
    announce: (what, id, place) => t(`order.${what}`, { title: titleOf(id), place: place + 1, all: ids.length }),
  });
  return (
    <DragArea area={area}>
      <ul className={styles.list}>
        {rows.map((row, at) => {
          const hasPlace = canOrder && row.state !== 'new' && ids.length > 1;
          return (
            <DropTarget
              key={row.id}
              as="li"
              target={row.id}
              className={styles.item}
              style={{ order: hasPlace ? placeOf(row.id) : at }}
              data-row={row.id}
              data-moving={movingId === row.id || undefined}
            >
              <ContentRow
                kind={kind}
                row={row}
                owner={owners.get(ownerId(row))}
                from={from}
                isBeyond={beyond.has(row.id)}
                isSelected={selected.includes(row.id)}
                onToggle={onToggle}
                handle={
                  hasPlace && (
                    <DragHandle
                      item={row.id}
                      className={styles.handle}
                      label={t('order.handle', { title: titleOf(row.id) })}
                      hint={hint}
                    />
                  )
                }
              />
            </DropTarget>
          );
        })}
      </ul>
      {beyond.size > 0 && <p className={styles.hint}>{t('items.beyond', { count: description.shown?.first })}</p>}
      {canOrder && (
        <p className={styles.hint} id={hint}>
          {t('order.hint')}
        </p>
      )}
    </DragArea>
  );
};
