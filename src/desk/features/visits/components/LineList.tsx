import { useId, useState } from 'react';
import { leftOfLines } from '#contract/rules/visits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useReorder } from '#desk/common/hooks/useReorder';
import { Card } from '#desk/common/ui/Card';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useVisit } from '../hooks/useVisit';
import { draftOfVisit } from '../lib/drafts';
import { lineEdit, visitEdit } from '../lib/edits';
import { nameIn } from '../lib/names';
import { isTaken } from '../lib/reckon';
import { AddLine } from './AddLine';
import { DiscountField } from './DiscountField';
import styles from './LineList.module.css';
import { LineRow } from './LineRow';
import { SumsList } from './SumsList';

/** What is done and sold on the visit, in an order that is chosen, and what it comes to. */
export const LineList = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const hint = useId();
  const { visit, change, save, canWrite } = useVisit();
  const [said, setSaid] = useState('');
  const ids = visit.lines.map(({ id }) => id);
  const nameOf = (id: number) => {
    const line = visit.lines.find((one) => one.id === id);
    return line ? nameIn(line.name, language) : '';
  };
  const { moving, placeOf, rowRef, handleOf } = useReorder({
    ids,
    onDrop: (from, to) => {
      const line = visit.lines[from];
      if (line) void change(lineEdit(visit, line.id, { position: to }));
    },
    onSay: (what, id, place) => setSaid(t(`order.${what}`, { name: nameOf(id), place: place + 1, all: ids.length })),
  });
  return (
    <Card title={t('line.title')}>
      {visit.lines.length === 0 && <p className={styles.none}>{t('line.none')}</p>}
      <ol className={styles.list}>
        {visit.lines.map((line) => (
          <li
            key={line.id}
            ref={rowRef(line.id)}
            className={styles.item}
            style={{ order: placeOf(line.id) }}
            data-line={line.id}
            data-moving={moving?.id === line.id || undefined}
          >
            <LineRow
              line={line}
              handle={
                canWrite &&
                ids.length > 1 && (
                  <button
                    type="button"
                    className={styles.handle}
                    aria-label={t('order.handle', { name: nameOf(line.id) })}
                    aria-describedby={hint}
                    aria-pressed={moving?.id === line.id}
                    {...handleOf(line.id)}
                  >
                    <DeskIcon name="handle" />
                  </button>
                )
              }
            />
          </li>
        ))}
      </ol>
      {canWrite && ids.length > 1 && (
        <p className={styles.hint} id={hint}>
          {t('order.hint')}
        </p>
      )}
      {canWrite && <AddLine />}
      {visit.sums && (
        <div className={styles.foot}>
          {canWrite && (
            <DiscountField
              of={t('visit.whole')}
              value={visit.discount}
              from={leftOfLines(visit.lines.filter(isTaken))}
              draft={`${draftOfVisit(visit)}-discount`}
              onCommit={(next, begun) => save((discount) => visitEdit(visit, { discount }), next, begun)}
            />
          )}
          <SumsList sums={visit.sums} />
        </div>
      )}
      <div aria-live="assertive">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </Card>
  );
};
